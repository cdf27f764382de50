import { SubmitButton } from '#frontend/ui/submit_button.tsx'
import { TextInput } from '#frontend/ui/text_input.tsx'
import { useRequestPasswordResetForm } from './use_request_password_reset_form.ts'

export function RequestPasswordResetForm() {
  const { register, errors, send, isSending } = useRequestPasswordResetForm()
  return (
    <form className="account-form" method="post" noValidate onSubmit={(event) => void send(event)}>
      <TextInput
        label="E-mail"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.email?.message}
        {...register('email')}
      />
      <SubmitButton isSending={isSending} sendingLabel="Enviando…">
        Enviar Link
      </SubmitButton>
    </form>
  )
}
