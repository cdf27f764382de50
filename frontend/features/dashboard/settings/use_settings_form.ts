import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { CurrentUser } from '#contract/accounts.ts'
import { settingsForm, type SettingsForm } from '#contract/profile.ts'
import { formatPhone } from '#domain/shared/phone.ts'
import { useSaveSettings } from '#frontend/api/dashboard.ts'
import { showFieldErrors } from '#frontend/lib/field_errors.ts'
import { useToast } from '#frontend/ui/toast_provider.tsx'
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

/** The settings' fields and saving. A session that ends meanwhile leaves them as they were typed. */
export function useSettingsForm(member: CurrentUser) {
  const form = useForm<SettingsForm>({
    resolver: zodResolver(settingsForm),
    defaultValues: settingsOf(member),
  })
  const saving = useSaveSettings(member.id)
  const toast = useToast()
  const sayFailure = useFormFailureToast()
  const save = async (settings: SettingsForm) => {
    try {
      form.reset(settingsOf(await saving.mutateAsync(settings)))
      toast({ title: 'Configurações salvas!', tone: 'success' })
    } catch (error) {
      sayFailure(error, 'Erro ao salvar.')
      showFieldErrors(error, FIELDS, form.setError)
    }
  }
  return { form, send: form.handleSubmit(save), isSaving: saving.isPending }
}

export type SettingsFormState = ReturnType<typeof useSettingsForm>['form']
