import { Controller, useWatch } from 'react-hook-form'
import { STATES } from '#domain/catalogue/states.ts'
import { cepMask } from '#frontend/lib/input_masks.ts'
import { FormField } from '#frontend/ui/form_field.tsx'
import { MaskedInput } from '#frontend/ui/masked_input.tsx'
import { NativeSelect } from '#frontend/ui/native_select.tsx'
import { TextInput } from '#frontend/ui/text_input.tsx'
import { CityInput, UNKNOWN_CITY } from '#frontend/ui/workspace/city_input.tsx'
import { useCep } from './use_cep.ts'
import type { LocationFormOf } from './use_location_form.ts'

const STATE_CHOICES = STATES.map(({ code, name }) => ({ value: code, label: `${code} – ${name}` }))

/** Where a place is. Its CEP fills the rest where the postal service answers; another state takes the city away. */
export function AddressFields({ form }: { form: LocationFormOf }) {
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
