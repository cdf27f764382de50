import { STATES } from '#domain/catalogue/states.ts'
import { phoneMask } from '#frontend/lib/input_masks.ts'
import { FormField } from '#frontend/ui/form_field.tsx'
import { MaskedInput } from '#frontend/ui/masked_input.tsx'
import { NativeSelect } from '#frontend/ui/native_select.tsx'
import { CityField } from './city_field.tsx'
import type { RegistrationForm } from './use_register_professional_form.ts'

const STATE_CHOICES = STATES.map(({ code, name }) => ({ value: code, label: name }))

/** Where they are found and called. Another state takes the city away. */
export function ContactFields({ form }: { form: RegistrationForm }) {
  const { errors } = form.formState
  const state = form.register('state', { onChange: () => form.resetField('city') })
  return (
    <fieldset className="registration-section">
      <legend>Localização e Contato</legend>
      <FormField label="Estado" hint="Onde você atende" error={errors.state?.message}>
        {(control) => (
          <NativeSelect
            {...control}
            prompt="Selecione o estado"
            autoComplete="address-level1"
            choices={STATE_CHOICES}
            {...state}
          />
        )}
      </FormField>
      <CityField form={form} />
      <div className="registration-wide">
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
    </fieldset>
  )
}
