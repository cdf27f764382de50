import { Button } from '@radix-ui/themes'
import { Link } from 'react-router-dom'
import { useId, useState } from 'react'
import { useController, useForm, useWatch } from 'react-hook-form'
import { CircleAlert, History } from 'lucide-react'
import type { CurrentUser } from '#contract/accounts.ts'
import { stateName, STATES } from '#domain/catalogue/states.ts'
import { phoneMask } from '#frontend/lib/input_masks.ts'
import { paths } from '#frontend/paths.ts'
import { FormField } from '#frontend/ui/forms/form_field.tsx'
import { MaskedInput } from '#frontend/ui/forms/masked_input.tsx'
import { NativeSelect } from '#frontend/ui/forms/native_select.tsx'
import { SubmitButton } from '#frontend/ui/page/busy_button.tsx'
import { TextInput } from '#frontend/ui/forms/text_input.tsx'
import { TickBox } from '#frontend/ui/forms/tick_box.tsx'
import { ConflictDialog } from '#frontend/ui/workspace/conflict_dialog.tsx'
import { CityInput, UNKNOWN_CITY } from '#frontend/ui/forms/city_input.tsx'
import { DraftNotice } from '#frontend/ui/workspace/drafts/draft_notice.tsx'
import { changedOf, useFormDraft, useUnsaved } from '#frontend/ui/workspace/drafts/use_form_draft.ts'
import { wholeSettingsForm, type SettingsForm } from '#contract/profile.ts'
import { formatPhone } from '#domain/shared/phone.ts'
import { useSaveSettings } from '#frontend/api/dashboard.ts'
import { formResolver, showFieldErrors } from '#frontend/lib/field_errors.ts'
import { useSendOnce } from '#frontend/lib/use_send_once.ts'
import { useToast } from '#frontend/ui/overlays/toast_provider.tsx'
import { draftKeys, DraftStore, MadeFrom } from '#frontend/ui/workspace/drafts/draft_store.ts'
import { MailSwitch } from '#frontend/ui/workspace/mail_switch.tsx'
import { useConflict } from '#frontend/ui/workspace/use_conflict.ts'
import { useFormFailureToast } from '#frontend/ui/workspace/use_failure_toast.ts'
import { Section } from './section.tsx'

/** The account, and the professional's place, modes and phone numbers. */
export function SettingsPanel({ member }: { member: CurrentUser }) {
  return (
    <>
      <Section title="Configurações da Conta">
        <dl className="facts stack gap-3">
          <div>
            <dt>E-mail da conta</dt>
            <dd>
              {member.email} ·{' '}
              <Link className="dashboard-link accent medium" to={paths.security}>
                Segurança, senha e seus dados
              </Link>
            </dd>
          </div>
        </dl>
        <SettingsFields member={member} />
      </Section>
      <Section title="E-mails">
        <MailSwitch
          mail="month"
          label="Resumo do mês por e-mail"
          hint="No começo de cada mês: visitas, contatos e leads do mês anterior."
        />
      </Section>
    </>
  )
}

const STATE_CHOICES = STATES.map(({ code, name }) => ({ value: code, label: name }))

interface Props {
  form: SettingsFormState
}

function SettingsFields({ member }: { member: CurrentUser }) {
  const { form, send, isSaving, conflict, ...draft } = useSettingsForm(member)
  return (
    <form className="settings stack gap-5" method="post" noValidate onSubmit={(event) => void send(event)}>
      <SettingsNotice {...draft} />
      <PlaceFields form={form} isVerified={member.isVerified} />
      <ModeFields form={form} />
      <RedirectField form={form} isPremium={member.subscriptionLevel === 'premium'} />
      <div className="settings-end">
        <SubmitButton isSending={isSaving} sendingLabel="Salvando...">
          Salvar Configurações
        </SubmitButton>
      </div>
      <ConflictDialog
        conflict={conflict.conflict}
        onClose={conflict.close}
        onKeepMine={conflict.keepMine}
        onTakeTheirs={conflict.takeTheirs}
      />
    </form>
  )
}

const VERIFIED_HINT = 'Onde você atende. Ao mudar, o selo Verificado sai até uma nova conferência.'

function PlaceFields({ form, isVerified }: Props & { isVerified: boolean }) {
  const { errors } = form.formState
  const state = form.register('state', { onChange: () => form.setValue('city', '', { shouldDirty: true }) })
  return (
    <div className="settings-grid stack gap-4">
      <FormField
        label="Estado"
        hint={isVerified ? VERIFIED_HINT : 'Onde você atende'}
        error={errors.state?.message}
      >
        {(control) => (
          <NativeSelect {...control} prompt="Selecione o estado" choices={STATE_CHOICES} {...state} />
        )}
      </FormField>
      <CityField form={form} />
      <MaskedInput
        label="WhatsApp"
        hint="Com DDD. É por ele que os pacientes chamam você."
        mask={phoneMask}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        error={errors.whatsapp?.message}
        {...form.register('whatsapp')}
      />
    </div>
  )
}

const MODES = [
  ['presencial', 'Atendimento Presencial'],
  ['teleconsulta', 'Teleconsulta (Online)'],
] as const

function ModeFields({ form }: Props) {
  const id = useId()
  const error = form.formState.errors.presencial?.message
  return (
    <fieldset className="settings-modes stack gap-3" aria-describedby={error && `${id}-error`}>
      <legend>Formas de atendimento</legend>
      {MODES.map(([name, label]) => (
        <span key={name} className="line gap-3">
          <TickBox
            id={`${id}-${name}`}
            aria-invalid={error ? true : undefined}
            {...form.register(name, { onChange: () => form.clearErrors('presencial') })}
          />
          <label htmlFor={`${id}-${name}`}>{label}</label>
        </span>
      ))}
      {error && (
        <p id={`${id}-error`} className="form-field-error small">
          <CircleAlert size={16} aria-hidden="true" />
          {error}
        </p>
      )}
    </fieldset>
  )
}

const BLANK_IS_NONE =
  'Endereço https que se abre depois que o paciente envia o formulário. Em branco: nenhum.'

function RedirectField({ form, isPremium }: Props & { isPremium: boolean }) {
  return (
    <TextInput
      label="Redirect após Coleta"
      hint={isPremium ? BLANK_IS_NONE : 'Disponível apenas para usuários Premium.'}
      type="url"
      inputMode="url"
      autoCapitalize="none"
      spellCheck={false}
      error={form.formState.errors.redirectUrl?.message}
      {...form.register('redirectUrl', { disabled: !isPremium })}
    />
  )
}

/** A city of the chosen state. */
function CityField({ form: { control, setError } }: { form: SettingsFormState }) {
  const state = useWatch({ control, name: 'state' })
  const {
    field: { ref, name, value, onChange },
    fieldState,
  } = useController({ control, name: 'city' })
  return (
    <CityInput
      ref={ref}
      name={name}
      state={state ?? ''}
      value={value ?? ''}
      onValueChange={onChange}
      onUnknown={() => setError('city', { type: 'unknown', message: UNKNOWN_CITY })}
      error={fieldState.error?.message}
    />
  )
}

/** Reports a restored draft. */
function SettingsNotice({ drafts, discard }: SettingsDraft) {
  const isUnsaved = useUnsaved(drafts)
  if (!drafts.wasRestored || !isUnsaved) return null
  return (
    <DraftNotice
      icon={<History size={20} aria-hidden="true" />}
      text="Recuperamos o que você tinha digitado e ainda não salvou."
    >
      <Button type="button" size="3" variant="soft" color="gray" onClick={discard}>
        Descartar
      </Button>
    </DraftNotice>
  )
}

/** In document order. */
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

/** Does not compile when a field holds anything but texts and flags. */
function valueLabel(field: keyof SettingsForm, value: SettingsForm[keyof SettingsForm]): string {
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não'
  return field === 'state' ? stateName(value ?? '') : (value ?? '')
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

/** The settings form. Its draft survives a reload and the end of the session. */
function useSettingsForm(member: CurrentUser) {
  const [drafts] = useState(() => new DraftStore(window.sessionStorage, draftKeys.settings(member.id)))
  const form = useForm<SettingsForm>({
    resolver: formResolver(wholeSettingsForm),
    defaultValues: settingsOf(member),
  })
  const [madeFrom] = useState(() => new MadeFrom(member.version))
  useFormDraft(drafts, 'settings', form, madeFrom)
  const { dirtyFields } = form.formState
  const { handleConflict, keepMine, ...conflict } = useConflict(form, {
    madeFrom,
    valuesOf: settingsOf,
    labelOf: (field) => LABELS[field],
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
      if (await handleConflict(error, member.id)) return
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
type SettingsFormState = Settings['form']
type SettingsDraft = Pick<Settings, 'drafts' | 'discard'>
