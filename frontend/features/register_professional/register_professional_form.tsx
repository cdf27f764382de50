import { Link } from 'react-router-dom'
import { paths } from '#frontend/paths.ts'
import { SubmitButton } from '#frontend/ui/submit_button.tsx'
import { ContactFields } from './contact_fields.tsx'
import { PersonalFields } from './personal_fields.tsx'
import { ProfessionalFields } from './professional_fields.tsx'
import { useRegisterProfessionalForm } from './use_register_professional_form.ts'
import './register_professional_form.css'

export function RegisterProfessionalForm() {
  const { form, send, isSending } = useRegisterProfessionalForm()
  return (
    <form
      className="account-form registration"
      method="post"
      noValidate
      onSubmit={(event) => void send(event)}
    >
      <PersonalFields form={form} />
      <ProfessionalFields form={form} />
      <ContactFields form={form} />
      <p className="registration-terms">
        Ao se cadastrar, você concorda com os{' '}
        <Link className="account-link" to={paths.terms}>
          Termos de Uso
        </Link>{' '}
        e a{' '}
        <Link className="account-link" to={paths.privacy}>
          Política de Privacidade
        </Link>
        .
      </p>
      <SubmitButton isSending={isSending} sendingLabel="Cadastrando…">
        Cadastrar
      </SubmitButton>
    </form>
  )
}
