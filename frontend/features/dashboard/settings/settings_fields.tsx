import { useId } from 'react'
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
import { CityField } from './city_field.tsx'
import { SettingsNotice } from './settings_notice.tsx'
import { useSettingsForm, type SettingsFormState } from './use_settings_form.ts'

const STATE_CHOICES = STATES.map(({ code, name }) => ({ value: code, label: name }))

interface Props {
  form: SettingsFormState
}

export function SettingsFields({ member }: { member: CurrentUser }) {
  const { form, send, isSaving, conflict, ...draft } = useSettingsForm(member)
  return (
    <form className="settings" method="post" noValidate onSubmit={(event) => void send(event)}>
      <SettingsNotice {...draft} />
      <PlaceFields form={form} />
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

function PlaceFields({ form }: Props) {
  const { errors } = form.formState
  const state = form.register('state', { onChange: () => form.setValue('city', '', { shouldDirty: true }) })
  return (
    <div className="settings-grid">
      <FormField label="Estado" hint="Onde você atende" error={errors.state?.message}>
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
