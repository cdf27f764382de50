import { Switch } from '@radix-ui/themes'
import { useId } from 'react'
import { Controller, useWatch, type UseFormRegisterReturn } from 'react-hook-form'
import type { Location } from '#contract/professionals.ts'
import { cepMask, phoneMask } from '#frontend/lib/input_masks.ts'
import { MaskedInput } from '#frontend/ui/masked_input.tsx'
import { STATES } from '#domain/catalogue/states.ts'
import { FormField } from '#frontend/ui/form_field.tsx'
import { NativeSelect } from '#frontend/ui/native_select.tsx'
import { TextInput } from '#frontend/ui/text_input.tsx'
import { CityInput, UNKNOWN_CITY } from '#frontend/ui/workspace/city_input.tsx'
import { WEEKDAYS } from '#domain/catalogue/weekdays.ts'
import { PartFormButtons } from '../parts/part_list.tsx'
import { useCep, useLocationForm, type LocationFormOf } from './use_location_form.ts'

interface SwitchProps {
  isOnline: boolean
  onSwitch: (isOnline: boolean) => void
}

function OnlineSwitch({ isOnline, onSwitch }: SwitchProps) {
  const id = useId()
  return (
    <div className="online-switch">
      <Switch
        id={id}
        size="3"
        checked={isOnline}
        aria-describedby={`${id}-hint`}
        onCheckedChange={onSwitch}
      />
      <div>
        <label htmlFor={id}>Atendimento online</label>
        <p id={`${id}-hint`}>
          {isOnline ? 'Aparece como Atendimento Online, sem endereço.' : 'Ligue para teleconsulta.'}
        </p>
      </div>
    </div>
  )
}

function ReachFields({
  form: { register, formState },
  isOnline,
}: {
  form: LocationFormOf
  isOnline: boolean
}) {
  const { errors } = formState
  const optional = isOnline ? '' : ' (opcional)'
  const phone = { mask: phoneMask, type: 'tel', inputMode: 'tel', autoComplete: 'off' } as const
  return (
    <>
      <MaskedInput
        {...phone}
        label={`WhatsApp${optional}`}
        placeholder="(00) 00000-0000"
        error={errors.whatsapp?.message}
        {...register('whatsapp')}
      />
      <MaskedInput
        {...phone}
        label={`Telefone${optional}`}
        placeholder="(00) 0000-0000"
        error={errors.phone?.message}
        {...register('phone')}
      />
    </>
  )
}

interface Props {
  /** Null for a new one. */
  location: Location | null
  onClose: () => void
}

export function LocationForm({ location, onClose }: Props) {
  const { form, isOnline, switchMode, send, isSending } = useLocationForm(location, onClose)
  return (
    <form className="part-form" noValidate onSubmit={(event) => void send(event)}>
      <h3>{location ? 'Editar local' : 'Novo local'}</h3>
      <OnlineSwitch isOnline={isOnline} onSwitch={switchMode} />
      <div className="editor-fields">
        {!isOnline && <AddressFields form={form} />}
        <ReachFields form={form} isOnline={isOnline} />
      </div>
      <WeekdayToggles registered={form.register('availability')} />
      <PartFormButtons
        isSending={isSending}
        label={location ? 'Atualizar local' : 'Adicionar local'}
        onCancel={onClose}
      />
    </form>
  )
}

const STATE_CHOICES = STATES.map(({ code, name }) => ({ value: code, label: `${code} – ${name}` }))

/** Where a place is. Its CEP fills the rest where the postal service answers; another state takes the city away. */
function AddressFields({ form }: { form: LocationFormOf }) {
  const { register, setValue, formState } = form
  const { errors } = formState
  const fillByCep = useCep(form)
  return (
    <>
      <TextInput
        label="Nome do local"
        placeholder="Clínica, consultório ou hospital"
        autoComplete="off"
        error={errors.name?.message}
        {...register('name')}
      />
      <MaskedInput
        label="CEP (opcional)"
        mask={cepMask}
        inputMode="numeric"
        autoComplete="off"
        placeholder="00000-000"
        error={errors.cep?.message}
        {...register('cep', { onChange: ({ target }) => fillByCep(target.value) })}
      />
      <div className="editor-wide">
        <TextInput
          label="Endereço"
          placeholder="Rua, número, sala e bairro"
          autoComplete="off"
          error={errors.address?.message}
          {...register('address')}
        />
      </div>
      <FormField label="Estado" hint="Onde fica" error={errors.state?.message}>
        {(control) => (
          <NativeSelect
            {...control}
            prompt="Selecione o estado"
            choices={STATE_CHOICES}
            {...register('state', { onChange: () => setValue('city', '') })}
          />
        )}
      </FormField>
      <CityOfPlace form={form} />
    </>
  )
}

function CityOfPlace({ form }: { form: LocationFormOf }) {
  const state = useWatch({ control: form.control, name: 'state' })
  return (
    <Controller
      control={form.control}
      name="city"
      render={({ field: { onBlur: _left, onChange, ...field }, fieldState }) => (
        <CityInput
          {...field}
          state={state}
          onValueChange={onChange}
          onUnknown={() => form.setError('city', { type: 'unknown', message: UNKNOWN_CITY })}
          error={fieldState.error?.message}
        />
      )}
    />
  )
}

/** The seven days as pills to press; each is a check box of its own. */
function WeekdayToggles({ registered }: { registered: UseFormRegisterReturn }) {
  return (
    <fieldset className="weekday-toggles">
      <legend>Dias de atendimento (opcional)</legend>
      <div>
        {WEEKDAYS.map(({ key, label }) => (
          <label key={key} className="weekday-toggle">
            <input type="checkbox" value={key} {...registered} />
            <span aria-hidden="true">{label.slice(0, 3)}</span>
            <span className="visually-hidden">{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
