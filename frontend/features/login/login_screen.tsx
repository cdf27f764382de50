import { LogIn } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useId, useState } from 'react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { Screen } from '#frontend/lib/screen.ts'
import { useVisitorsOnly } from '#frontend/lib/screen_guards.ts'
import { paths } from '#frontend/paths.ts'
import { AccountCard } from '#frontend/ui/account_card.tsx'
import { PageHead } from '#frontend/ui/page_head.tsx'
import { PasswordField } from '#frontend/ui/password_field.tsx'
import { SubmitButton } from '#frontend/ui/submit_button.tsx'
import { SupportLink } from '#frontend/ui/support_link.tsx'
import { TextInput } from '#frontend/ui/text_input.tsx'
import { TickBox } from '#frontend/ui/tick_box.tsx'
import { logInForm, type LogInForm } from '#contract/accounts.ts'
import { useLogIn } from '#frontend/api/accounts.ts'
import { formMessageOf, HttpError } from '#frontend/lib/http_error.ts'
import { useSendOnce } from '#frontend/lib/use_send_once.ts'
import { useToast } from '#frontend/ui/toast_provider.tsx'
import './login.css'

export function screen(): Screen {
  return { Component: LoginPage }
}

function LoginPage() {
  useVisitorsOnly()
  return (
    <>
      <PageHead title="Entrar" robots="noindex,nofollow" />
      <AccountCard
        icon={<LogIn size={24} />}
        title="Entre na sua conta"
        description="Acompanhe seus contatos, suas avaliações e o seu perfil."
        foot={
          <>
            Ainda não tem conta?
            <Link className="account-link" to={paths.registerProfessional}>
              Cadastre-se como profissional
            </Link>
          </>
        }
      >
        <LogInFields />
      </AccountCard>
    </>
  )
}

function LogInFields() {
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

const UNREACHED = 'Não foi possível entrar agora. Verifique sua conexão e tente novamente.'

/** The login form; the screen redirects afterwards. */
function useLogInForm() {
  const { register, handleSubmit, setError, formState } = useForm<LogInForm>({
    resolver: zodResolver(logInForm),
  })
  const logIn = useLogIn()
  const [isBlocked, setBlocked] = useState(false)
  const toast = useToast()
  const submit = handleSubmit(async (credentials) => {
    try {
      const { name } = await logIn.mutateAsync(credentials)
      toast({ title: 'Login realizado com sucesso', description: `Bem-vindo, ${name}!`, tone: 'success' })
    } catch (error) {
      const message = formMessageOf(error, UNREACHED)
      setBlocked(isBlockedAccount(error))
      toast({ title: 'Erro no login', description: message, tone: 'error' })
      if (isWrongPassword(error)) setError('password', { type: 'server', message }, { shouldFocus: true })
    }
  })
  return {
    register,
    errors: formState.errors,
    send: useSendOnce(submit),
    isSending: logIn.isPending,
    isBlocked,
  }
}

const isWrongPassword = (error: unknown) => error instanceof HttpError && error.status === 401
const isBlockedAccount = (error: unknown) => error instanceof HttpError && error.code === 'account_blocked'
