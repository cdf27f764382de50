import { PROFILE_SPECIALTIES } from '#domain/catalogue/specialties.ts'
import { FormField } from '#frontend/ui/form_field.tsx'
import { NativeSelect } from '#frontend/ui/native_select.tsx'
import { TextInput } from '#frontend/ui/text_input.tsx'
import type { RegistrationForm } from './use_register_professional_form.ts'

const SPECIALTY_NAMES = PROFILE_SPECIALTIES.map(({ name }) => name)

/** What they practise and by which registration. */
export function ProfessionalFields({ form: { register, formState } }: { form: RegistrationForm }) {
  const { errors } = formState
  const specialty = register('specialty')
  return (
    <fieldset className="registration-section">
      <legend>Dados Profissionais</legend>
      <FormField
        label="Especialidade"
        hint="A que melhor descreve o seu trabalho"
        error={errors.specialty?.message}
      >
        {(control) => (
          <NativeSelect
            {...control}
            prompt="Selecione a especialidade"
            choices={SPECIALTY_NAMES}
            {...specialty}
          />
        )}
      </FormField>
      <TextInput
        label="Registro profissional"
        hint="Conselho, número e estado: CRM 123456-SP"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={errors.crm?.message}
        {...register('crm')}
      />
    </fieldset>
  )
}
