import { Link } from 'react-router-dom'
import { paths } from '#frontend/paths.ts'
import { PasswordField } from '#frontend/ui/password_field.tsx'
import { SubmitButton } from '#frontend/ui/submit_button.tsx'
import { useResetPasswordForm } from './use_reset_password_form.ts'

export function ResetPasswordForm({ token }: { token: string }) {
  const { register, errors, send, isSending, isExpired } = useResetPasswordForm(token)
  return (
    <form className="account-form" method="post" noValidate onSubmit={(event) => void send(event)}>
      <PasswordField
        label="Nova senha"
        hint="Mínimo de 8 caracteres"
        autoComplete="new-password"
        error={errors.newPassword?.message}
        {...register('newPassword')}
      />
      {isExpired && (
        <p className="account-text">
          O link não vale mais.{' '}
          <Link className="account-link" to={paths.forgotPassword}>
            Pedir um novo link
          </Link>
        </p>
      )}
      <SubmitButton isSending={isSending} sendingLabel="Salvando…">
        Redefinir senha
      </SubmitButton>
    </form>
  )
}
