import { useId } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '#frontend/paths.ts'
import { PasswordField } from '#frontend/ui/password_field.tsx'
import { SubmitButton } from '#frontend/ui/submit_button.tsx'
import { SupportLink } from '#frontend/ui/support_link.tsx'
import { TextInput } from '#frontend/ui/text_input.tsx'
import { TickBox } from '#frontend/ui/tick_box.tsx'
import { useLogInForm } from './use_log_in_form.ts'
import './log_in_form.css'

export function LogInForm() {
  const rememberId = useId()
  const { register, errors, send, isSending, isBlocked } = useLogInForm()
  return (
    <form className="account-form" method="post" noValidate onSubmit={(event) => void send(event)}>
      <TextInput
        label="E-mail"
        error={errors.email?.message}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...register('email')}
      />
      <PasswordField
        label="Senha"
        error={errors.password?.message}
        autoComplete="current-password"
        {...register('password')}
      />
      <div className="log-in-row">
        <span className="log-in-remember">
          <TickBox id={rememberId} {...register('remember')} />
          <label htmlFor={rememberId}>Lembrar de mim</label>
        </span>
        <Link className="account-link" to={paths.forgotPassword}>
          Esqueci minha senha
        </Link>
      </div>
      {isBlocked && (
        <p className="account-text">
          Esta conta está bloqueada. Para entender o motivo ou pedir uma revisão, escreva para{' '}
          <SupportLink className="account-link" />.
        </p>
      )}
      <SubmitButton isSending={isSending} sendingLabel="Entrando…">
        Entrar
      </SubmitButton>
    </form>
  )
}
