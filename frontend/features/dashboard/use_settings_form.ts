import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { CurrentUser } from '#contract/accounts.ts'
import { settingsForm, type SettingsForm } from '#contract/profile.ts'
import { stateName } from '#domain/catalogue/states.ts'
import { formatPhone } from '#domain/shared/phone.ts'
import { useSaveSettings } from '#frontend/api/dashboard.ts'
import { showFieldErrors } from '#frontend/lib/field_errors.ts'
import { useSendOnce } from '#frontend/lib/use_send_once.ts'
import { useToast } from '#frontend/ui/toast_provider.tsx'
import { draftKeys } from '#frontend/ui/workspace/drafts/draft_keys.ts'
import { DraftStore } from '#frontend/ui/workspace/drafts/draft_store.ts'
import { MadeFrom } from '#frontend/ui/workspace/drafts/made_from.ts'
import { changedOf, useKeptForm } from '#frontend/ui/workspace/drafts/use_kept_form.ts'
import { useConflict } from '#frontend/ui/workspace/use_conflict.ts'
import { useFormFailureToast } from '#frontend/ui/workspace/use_failure_toast.ts'

/** In the order in which they stand. */
const FIELDS = [
  'state',
  'city',
  'whatsapp',
  'presencial',
  'teleconsulta',
  'redirectUrl',
] as const satisfies readonly (keyof SettingsForm)[]

const LABELS: Readonly<Record<keyof SettingsForm, string>> = {
  state: 'Estado',
  city: 'Cidade',
  whatsapp: 'WhatsApp',
  presencial: 'Atendimento Presencial',
  teleconsulta: 'Teleconsulta (Online)',
  redirectUrl: 'Redirect após Coleta',
}

function valueLabel(field: string, value: unknown): string {
  if (typeof value === 'string') return field === 'state' ? stateName(value) : value
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não'
  return ''
}

function settingsOf(member: CurrentUser): SettingsForm {
  const { city, whatsapp, presencial, teleconsulta, redirectUrl } = member
  return {
    state: (member.state ?? '') as SettingsForm['state'],
    city: city ?? '',
    whatsapp: formatPhone(whatsapp ?? ''),
    presencial,
    teleconsulta,
    redirectUrl: redirectUrl ?? '',
  }
}

/** The settings form. Its draft outlives a reload and the end of the session. */
export function useSettingsForm(member: CurrentUser) {
  const [drafts] = useState(() => new DraftStore(window.sessionStorage, draftKeys.settings(member.id)))
  const form = useForm<SettingsForm>({
    resolver: zodResolver(settingsForm),
    defaultValues: settingsOf(member),
  })
  const [madeFrom] = useState(() => new MadeFrom(member.version))
  useKeptForm(drafts, 'settings', form, madeFrom)
  const { dirtyFields } = form.formState
  const { toldConflict, keepMine, ...conflict } = useConflict(form, {
    madeFrom,
    valuesOf: settingsOf,
    labelOf: (field) => LABELS[field as keyof SettingsForm],
    wordsOf: valueLabel,
  })
  const saving = useSaveSettings(member.id)
  const toast = useToast()
  const showFailure = useFormFailureToast()
  const putBack = (settings: CurrentUser) => {
    madeFrom.moveTo(settings.version)
    form.reset(settingsOf(settings))
    drafts.dropAll()
  }
  const save = async (settings: SettingsForm) => {
    try {
      putBack(await saving.mutateAsync({ ...changedOf(settings, dirtyFields), version: madeFrom.version }))
      toast({ title: 'Configurações salvas!', tone: 'success' })
    } catch (error) {
      if (await toldConflict(error, member.id)) return
      showFailure(error, 'Erro ao salvar.')
      showFieldErrors(error, FIELDS, form.setError)
    }
  }
  const discard = () => putBack(member)
  const send = useSendOnce(form.handleSubmit(save))
  const saveMine = () => {
    keepMine()
    void send()
  }
  const choice = { ...conflict, keepMine: saveMine }
  return { form, send, isSaving: saving.isPending, conflict: choice, drafts, discard }
}

type Settings = ReturnType<typeof useSettingsForm>
export type SettingsFormState = Settings['form']
export type SettingsDraft = Pick<Settings, 'drafts' | 'discard'>
