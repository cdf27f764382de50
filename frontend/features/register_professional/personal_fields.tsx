import { documentMask } from '#frontend/lib/input_masks.ts'
import { FormField } from '#frontend/ui/form_field.tsx'
import { MaskedInput } from '#frontend/ui/masked_input.tsx'
import { NativeSelect } from '#frontend/ui/native_select.tsx'
import { PasswordField } from '#frontend/ui/password_field.tsx'
import { TextInput } from '#frontend/ui/text_input.tsx'
import type { RegistrationForm } from './use_register_professional_form.ts'

const TITLES = [
  { value: 'none', label: 'Sem título' },
  { value: 'Dr', label: 'Dr.' },
  { value: 'Dra', label: 'Dra.' },
]

/** Who they are and how they will log in. */
export function PersonalFields({ form: { register, formState } }: { form: RegistrationForm }) {
  const { errors } = formState
  const title = register('title')
  return (
    <fieldset className="registration-section">
      <legend>Dados Pessoais</legend>
      <div className="registration-wide">
        <FormField label="Título (opcional)" error={errors.title?.message}>
          {(control) => (
            <NativeSelect {...control} autoComplete="honorific-prefix" choices={TITLES} {...title} />
          )}
        </FormField>
      </div>
      <TextInput label="Nome" autoComplete="given-name" error={errors.name?.message} {...register('name')} />
      <TextInput
        label="Sobrenome"
        autoComplete="family-name"
        error={errors.lastname?.message}
        {...register('lastname')}
      />
      <AccessFields form={{ register, errors }} />
    </fieldset>
  )
}

interface AccessProps {
  form: Pick<RegistrationForm, 'register'> & Pick<RegistrationForm['formState'], 'errors'>
}

function AccessFields({ form: { register, errors } }: AccessProps) {
  return (
    <>
      <div className="registration-wide">
        <TextInput
          label="E-mail"
          hint="Você entra com ele. Não aparece no perfil."
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.email?.message}
          {...register('email')}
        />
      </div>
      <PasswordField
        label="Senha"
        hint="Mínimo de 8 caracteres"
        autoComplete="new-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <MaskedInput
        label="CPF/CNPJ"
        hint="Nunca é mostrado a ninguém"
        mask={documentMask}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={errors.cpfCnpj?.message}
        {...register('cpfCnpj')}
      />
    </>
  )
}
