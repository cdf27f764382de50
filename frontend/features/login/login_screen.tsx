import { Button } from '@radix-ui/themes'
import { ArrowLeft, Fingerprint, LogIn } from 'lucide-react'
import { useLocation, Link } from 'react-router-dom'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { formResolver } from '#frontend/lib/field_errors.ts'
import type { Screen } from '#frontend/lib/screen.ts'
import { useVisitorsOnly } from '#frontend/lib/screen_guards.ts'
import { paths } from '#frontend/paths.ts'
import { AccountCard } from '#frontend/ui/page/account_card.tsx'
import { PageHead } from '#frontend/ui/page/page_head.tsx'
import { PasswordField } from '#frontend/ui/forms/password_field.tsx'
import { BusyButton, SubmitButton } from '#frontend/ui/page/busy_button.tsx'
import { SupportLink } from '#frontend/ui/page/support_link.tsx'
import { TextInput } from '#frontend/ui/forms/text_input.tsx'
import { TickBox } from '#frontend/ui/forms/tick_box.tsx'
import { RETENTION } from '#contract/retention.ts'
import { type CurrentUser, logInForm, type LogInForm } from '#contract/accounts.ts'
import type { FinishLogInForm, SecondFactorAsked } from '#contract/own_account.ts'
import { useLogIn } from '#frontend/api/accounts.ts'
import { askPasskey, hasPasskeys, useFinishLogIn } from '#frontend/api/own_account.ts'
import { formMessageOf, HttpError } from '#frontend/lib/http_error.ts'
import { useSendOnce } from '#frontend/lib/use_send_once.ts'
import { useToast } from '#frontend/ui/overlays/toast_provider.tsx'
import './login.css'

export function screen(): Screen {
  return { Component: LoginPage }
}

type AskedFactor = SecondFactorAsked['secondFactor']

function LoginPage() {
  useVisitorsOnly()
  const [challenge, setAsked] = useState<AskedFactor | null>(null)
  return (
    <>
      <PageHead
        title="Entrar"
        description="Acompanhe seus contatos, suas avaliações e o seu perfil."
        robots="noindex,nofollow"
      />
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
        {challenge ? (
          <SecondStep challenge={challenge} onBack={() => setAsked(null)} />
        ) : (
          <LogInFields onAsked={setAsked} />
        )}
      </AccountCard>
    </>
  )
}

function LogInFields({ onAsked }: { onAsked: (challenge: AskedFactor) => void }) {
  const rememberId = useId()
  const { email, mustConfirm } = useArrival()
  const { register, errors, send, isSending, isBlocked, typed } = useLogInForm(email, onAsked)
  return (
    <form className="account-form stack" method="post" noValidate onSubmit={(event) => void send(event)}>
      {mustConfirm && (
        <output className="quiet log-in-notice p-3 breakable">
          Enviamos um link para <strong>{email}</strong>. Abra-o em até {RETENTION.unconfirmedDays} dias: só
          então o seu perfil aparece para os pacientes.{' '}
          <Link className="account-link" to={paths.confirmEmail} state={{ email }}>
            Não chegou?
          </Link>
        </output>
      )}
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
      <div className="log-in-row cluster middle between">
        <span className="log-in-remember">
          <TickBox id={rememberId} {...register('remember')} />
          <label htmlFor={rememberId}>Lembrar de mim</label>
        </span>
        <Link className="account-link" to={paths.forgotPassword} state={{ email: typed }}>
          Esqueci minha senha
        </Link>
      </div>
      {isBlocked && (
        <p className="quiet">
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

/** The e-mail typed on the screen before, so that it need not be typed again. */
function useArrival(): { email: string; mustConfirm: boolean } {
  const { state } = useLocation() as { state: { email?: string; mustConfirm?: boolean } | null }
  return { email: state?.email ?? '', mustConfirm: state?.mustConfirm ?? false }
}

/** The login form; the screen redirects afterwards. */
function useLogInForm(email: string, onAsked: (challenge: AskedFactor) => void) {
  const { register, handleSubmit, setError, formState, control } = useForm<LogInForm>({
    resolver: formResolver(logInForm),
    ...(email && { defaultValues: { email } }),
  })
  const logIn = useLogIn()
  const [isBlocked, setBlocked] = useState(false)
  const toast = useToast()
  const submit = handleSubmit(async (credentials) => {
    if (!navigator.cookieEnabled) return toast(COOKIES_BLOCKED)
    try {
      const answer = await logIn.mutateAsync(credentials)
      if ('secondFactor' in answer) return onAsked(answer.secondFactor)
      toast(welcomeOf(answer))
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
    typed: useWatch({ control, name: 'email' }),
  }
}

const COOKIES_BLOCKED = {
  title: 'Erro no login',
  description:
    'Este navegador está bloqueando os cookies, e sem eles não dá para entrar. Permita-os para este site e tente de novo.',
  tone: 'error',
} as const

const welcomeOf = ({ name }: CurrentUser) =>
  ({ title: 'Login realizado com sucesso', description: `Bem-vindo, ${name}!`, tone: 'success' }) as const

/** The second factor: a code of the app, a recovery code, or a passkey. */
function SecondStep({ challenge, onBack }: { challenge: AskedFactor; onBack: () => void }) {
  const { code, setCode, refusal, isSending, send } = useSecondStep(challenge, onBack)
  const options = hasPasskeys() ? challenge.passkeyOptions : null
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const sendCode = (event: FormEvent) => {
    event.preventDefault()
    void send(async () => ({ code }))
  }
  return (
    <form className="account-form stack" method="post" noValidate onSubmit={sendCode}>
      {options && (
        <BusyButton
          type="button"
          size="3"
          isBusy={isSending}
          busyLabel="Esperando o aparelho…"
          onClick={() => void send(async () => ({ passkey: await askPasskey(options) }))}
        >
          <Fingerprint size={18} aria-hidden="true" />
          Usar a chave de acesso
        </BusyButton>
      )}
      <TextInput
        label={challenge.hasTotp ? 'Código do aplicativo' : 'Código de recuperação'}
        hint={
          challenge.hasTotp ? 'Sem o celular? Digite um código de recuperação.' : 'Um dos que você guardou'
        }
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        ref={field}
        error={refusal}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <SubmitButton isSending={isSending} sendingLabel="Entrando…">
        Entrar
      </SubmitButton>
      <Button type="button" size="3" variant="ghost" color="gray" onClick={onBack}>
        <ArrowLeft size={18} aria-hidden="true" />
        Voltar
      </Button>
    </form>
  )
}

const DECLINED = 'A chave não foi confirmada. Tente de novo ou use um código.'

function useSecondStep({ ticket }: AskedFactor, onBack: () => void) {
  const [code, setCode] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const [isSending, setSending] = useState(false)
  const finishing = useFinishLogIn()
  const toast = useToast()
  const send = async (prove: () => Promise<FinishLogInForm['proof']>) => {
    if (isSending) return
    setSending(true)
    try {
      toast(welcomeOf(await finishing.mutateAsync({ ticket, proof: await prove() })))
    } catch (error) {
      const message = formMessageOf(error, DECLINED)
      if (!(error instanceof HttpError) || error.code !== 'login_expired')
        return setRefusal(error instanceof HttpError ? (error.fields[0]?.message ?? message) : message)
      toast({ title: 'Erro no login', description: message, tone: 'error' })
      onBack()
    } finally {
      setSending(false)
    }
  }
  return { code, setCode, refusal, isSending, send }
}

const isWrongPassword = (error: unknown) => error instanceof HttpError && error.status === 401
const isBlockedAccount = (error: unknown) => error instanceof HttpError && error.code === 'account_blocked'
