import { useId } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { Button } from '@radix-ui/themes'
import { History } from 'lucide-react'
import type { CurrentUser } from '#contract/accounts.ts'
import { STATES } from '#domain/catalogue/states.ts'
import { phoneMask } from '#frontend/lib/input_masks.ts'
import { FormField } from '#frontend/ui/form_field.tsx'
import { MaskedInput } from '#frontend/ui/masked_input.tsx'
import { NativeSelect } from '#frontend/ui/native_select.tsx'
import { SubmitButton } from '#frontend/ui/submit_button.tsx'
import { TextInput } from '#frontend/ui/text_input.tsx'
import { TickBox } from '#frontend/ui/tick_box.tsx'
import { ConflictDialog } from '#frontend/ui/workspace/conflict_dialog.tsx'
import { CityInput, UNKNOWN_CITY } from '#frontend/ui/workspace/city_input.tsx'
import { DraftNotice } from '#frontend/ui/workspace/drafts/draft_notice.tsx'
import { useUnsaved } from '#frontend/ui/workspace/drafts/use_unsaved.ts'
import { Section } from './section.tsx'
import { useSettingsForm, type SettingsDraft, type SettingsFormState } from './use_settings_form.ts'

/** The account and where, how and by which number its professional attends. */
export function SettingsPanel({ member }: { member: CurrentUser }) {
  return (
    <Section title="Configurações da Conta">
      <dl className="facts">
        <div>
          <dt>E-mail da conta</dt>
          <dd>{member.email}</dd>
        </div>
      </dl>
      <SettingsFields member={member} />
    </Section>
  )
}

const STATE_CHOICES = STATES.map(({ code, name }) => ({ value: code, label: name }))

interface Props {
  form: SettingsFormState
}

function SettingsFields({ member }: { member: CurrentUser }) {
  const { form, send, isSaving, conflict, ...draft } = useSettingsForm(member)
  return (
    <form className="settings" method="post" noValidate onSubmit={(event) => void send(event)}>
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
    <div className="settings-grid">
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
  return (
    <fieldset className="settings-modes">
      <legend>Formas de atendimento</legend>
      {MODES.map(([name, label]) => (
        <span key={name} className="settings-mode">
          <TickBox id={`${id}-${name}`} {...form.register(name)} />
          <label htmlFor={`${id}-${name}`}>{label}</label>
        </span>
      ))}
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

/** Tells that an earlier draft was restored. */
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
