import { Badge, Button, Callout, Heading } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { Download, MonitorSmartphone, ShieldAlert, Trash2 } from 'lucide-react'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import type { CurrentUser } from '#contract/accounts.ts'
import {
  type AccountSecurity,
  changeEmailForm,
  type ChangeEmailForm,
  changePasswordForm,
  type ChangePasswordForm,
} from '#contract/own_account.ts'
import { formatMoment } from '#domain/shared/date_words.ts'
import { securityQuery, useSecurityActions, type SecurityActions } from '#frontend/api/own_account.ts'
import { formResolver, showFieldErrors } from '#frontend/lib/field_errors.ts'
import { formMessageOf, HttpError } from '#frontend/lib/http_error.ts'
import type { Screen } from '#frontend/lib/screen.ts'
import { useMembersOnly } from '#frontend/lib/screen_guards.ts'
import { useSendOnce } from '#frontend/lib/use_send_once.ts'
import { paths } from '#frontend/paths.ts'
import { PageHead } from '#frontend/ui/page/page_head.tsx'
import { PasswordField } from '#frontend/ui/forms/password_field.tsx'
import { ErrorState } from '#frontend/ui/page/status_message.tsx'
import { SubmitButton } from '#frontend/ui/page/busy_button.tsx'
import { TextInput } from '#frontend/ui/forms/text_input.tsx'
import { useToast } from '#frontend/ui/overlays/toast_provider.tsx'
import { MailSwitch } from '#frontend/ui/workspace/mail_switch.tsx'
import { NeedsScripting } from '#frontend/ui/workspace/needs_scripting.tsx'
import { useFailureToast } from '#frontend/ui/workspace/use_failure_toast.ts'
import { Row, SecondFactorSection, Way } from './second_factor_section.tsx'
import { AccountName, StepUpDialog } from './step_up_dialog.tsx'
import '#frontend/ui/workspace/frame.css'
import './security.css'

export function screen(): Screen {
  return { Component: SecurityPage }
}

/** Login data, sessions, and the account's own data. */
function SecurityPage() {
  const { member, hasFailed, tryAgain } = useMembersOnly()
  return (
    <div className="page-width workspace-page security">
      <PageHead title="Segurança da conta" robots="noindex,nofollow" />
      <h1 className="screen-title">Segurança da conta</h1>
      {member ? (
        <Security member={member} />
      ) : hasFailed ? (
        <ErrorState onRetry={tryAgain} />
      ) : (
        <NeedsScripting />
      )}
    </div>
  )
}

function Security({ member }: { member: CurrentUser }) {
  const { data, error, refetch } = useQuery(securityQuery)
  const actions = useSecurityActions()
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <Waiting />
  return (
    <>
      {member.mustAddFactor && (
        <Callout.Root color="amber" variant="surface" role="alert">
          <Callout.Icon>
            <ShieldAlert size={20} aria-hidden="true" />
          </Callout.Icon>
          <Callout.Text>Administradores entram em duas etapas. Ative uma delas para continuar.</Callout.Text>
        </Callout.Root>
      )}
      <Section title="Verificação em duas etapas">
        <SecondFactorSection factor={data.secondFactor} actions={actions} />
      </Section>
      <Section title="Onde a conta está aberta">
        <Sessions sessions={data.sessions} actions={actions} />
      </Section>
      {!member.mustAddFactor && (
        <>
          <Section title="Senha">
            <BehindButton label="Trocar senha">
              {(close) => <PasswordForm actions={actions} onDone={close} />}
            </BehindButton>
          </Section>
          <Section title="E-mail">
            <EmailChange member={member} actions={actions} />
            {member.role === 'admin' && (
              <MailSwitch
                mail="digest"
                label="Aviso diário por e-mail"
                hint="De manhã, nos dias em que algo espera pela equipe."
              />
            )}
          </Section>
          {member.role !== 'admin' && <OwnData actions={actions} />}
        </>
      )}
    </>
  )
}

const Waiting = () => (
  <p className="security-text breakable quiet" aria-live="polite">
    Carregando…
  </p>
)

interface SectionProps {
  title: string
  isDanger?: boolean
  children: ReactNode
}

function Section({ title, isDanger = false, children }: SectionProps) {
  const titleId = useId()
  return (
    <section
      className="security-section panel stack gap-4 p-5"
      data-danger={isDanger || undefined}
      aria-labelledby={titleId}
    >
      <Heading as="h2" size="4" id={titleId}>
        {title}
      </Heading>
      {children}
    </section>
  )
}

interface SessionsProps {
  sessions: AccountSecurity['sessions']
  actions: SecurityActions
}

type SessionTimes = Pick<AccountSecurity['sessions'][number], 'startedAt' | 'lastSeenAt' | 'isFromHere'>

const begunAt = ({ startedAt }: Pick<SessionTimes, 'startedAt'>) => `Entrou em ${formatMoment(startedAt)}.`

/** Says what tells one session from another: when, and whether it began at the same connection as this one. */
const usedAt = ({ startedAt, lastSeenAt, isFromHere }: SessionTimes) =>
  `${begunAt({ startedAt })} Último uso em ${formatMoment(lastSeenAt)}. ${
    isFromHere ? 'Da mesma conexão que esta.' : 'De outra conexão.'
  }`

function Sessions({ sessions, actions }: SessionsProps) {
  const showFailure = useFailureToast()
  const toast = useToast()
  const end = async (ending: Promise<unknown>, title: string) => {
    try {
      await ending
      toast({ title, tone: 'success' })
    } catch (error) {
      showFailure(error, 'Não foi possível encerrar agora.')
    }
  }
  const nameOf = (device: string | null) => device ?? 'Aparelho desconhecido'
  return (
    <>
      <ul className="plain-list security-rows">
        {sessions.map(({ id, device, isCurrent, ...times }) => (
          <Row
            key={id}
            icon={<MonitorSmartphone size={20} />}
            title={nameOf(device)}
            text={isCurrent ? `Em uso agora. ${begunAt(times)}` : usedAt(times)}
          >
            {isCurrent ? (
              <Badge size="2">Esta sessão</Badge>
            ) : (
              <Way
                label="Encerrar"
                name={nameOf(device)}
                onPress={() => void end(actions.endSession(id), 'Sessão encerrada')}
              />
            )}
          </Row>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Way
          label="Encerrar as outras"
          onPress={() => void end(actions.endOthers(undefined), 'As outras sessões foram encerradas')}
        />
      )}
    </>
  )
}

const isWrongPassword = (error: unknown) => error instanceof HttpError && error.code === 'password_wrong'

interface BehindButtonProps {
  label: string
  children: (close: () => void) => ReactNode
}

/** A form that opens by a button and gives it back the focus. */
function BehindButton({ label, children }: BehindButtonProps) {
  const [isOpen, setOpen] = useState<boolean | null>(null)
  if (isOpen) return children(() => setOpen(false))
  return (
    <Button
      size="3"
      variant="soft"
      aria-expanded={false}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the form that was closed
      autoFocus={isOpen === false}
      onClick={() => setOpen(true)}
    >
      {label}
    </Button>
  )
}

const Cancel = ({ onPress }: { onPress: () => void }) => (
  <Button type="button" size="3" variant="soft" color="gray" onClick={onPress}>
    Cancelar
  </Button>
)

interface FormProps {
  actions: SecurityActions
  onDone: () => void
}

function PasswordForm({ actions, onDone }: FormProps) {
  const { register, handleSubmit, setFocus, setError, formState } = useForm<ChangePasswordForm>({
    resolver: formResolver(changePasswordForm),
    defaultValues: { password: '', newPassword: '' },
  })
  const { errors, isSubmitting } = formState
  const toast = useToast()
  const showFailure = useFailureToast()
  useEffect(() => setFocus('password'), [setFocus])
  const send = useSendOnce(
    handleSubmit(async (form) => {
      try {
        await actions.changePassword(form)
        onDone()
        toast({ title: 'Senha trocada', description: 'As outras sessões foram encerradas.', tone: 'success' })
      } catch (error) {
        showFailure(error, 'Não foi possível trocar a senha agora.')
        if (isWrongPassword(error))
          setError('password', { message: 'Senha incorreta.' }, { shouldFocus: true })
        else showFieldErrors(error, ['newPassword'], setError)
      }
    }),
  )
  return (
    <form
      className="security-form stack gap-4"
      method="post"
      noValidate
      onSubmit={(event) => void send(event)}
    >
      <AccountName />
      <PasswordField
        label="Senha atual"
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <PasswordField
        label="Nova senha"
        hint="Mínimo de 8 caracteres"
        autoComplete="new-password"
        error={errors.newPassword?.message}
        {...register('newPassword')}
      />
      <div className="cluster middle gap-3">
        <SubmitButton isSending={isSubmitting} sendingLabel="Trocando…">
          Trocar senha
        </SubmitButton>
        <Cancel onPress={onDone} />
      </div>
    </form>
  )
}

function EmailChange({ member, actions }: { member: CurrentUser; actions: SecurityActions }) {
  const [notice, setNotice] = useState('')
  return (
    <>
      <p className="security-text breakable quiet">
        Hoje: <strong>{member.email}</strong>
        {!member.emailConfirmed && ' (falta confirmar)'}
      </p>
      <BehindButton label="Trocar e-mail">
        {(close) => <EmailForm actions={actions} onDone={close} onSent={setNotice} />}
      </BehindButton>
      <output className="security-text breakable quiet">{notice}</output>
    </>
  )
}

function EmailForm({ actions, onDone, onSent }: FormProps & { onSent: (notice: string) => void }) {
  const { register, handleSubmit, setFocus, setError, formState } = useForm<ChangeEmailForm>({
    resolver: formResolver(changeEmailForm),
    defaultValues: { password: '', email: '' },
  })
  const { errors, isSubmitting } = formState
  const toast = useToast()
  useEffect(() => setFocus('email'), [setFocus])
  const send = useSendOnce(
    handleSubmit(async (form) => {
      try {
        onSent((await actions.changeEmail(form)).message)
        onDone()
      } catch (error) {
        toast({
          title: 'Erro',
          description: formMessageOf(error, 'Tente de novo em instantes.'),
          tone: 'error',
        })
        if (isWrongPassword(error))
          setError('password', { message: 'Senha incorreta.' }, { shouldFocus: true })
      }
    }),
  )
  return (
    <form
      className="security-form stack gap-4"
      method="post"
      noValidate
      onSubmit={(event) => void send(event)}
    >
      <TextInput
        label="Novo e-mail"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.email?.message}
        {...register('email')}
      />
      <AccountName />
      <PasswordField
        label="Sua senha"
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <div className="cluster middle gap-3">
        <SubmitButton isSending={isSubmitting} sendingLabel="Pedindo…">
          Trocar e-mail
        </SubmitButton>
        <Cancel onPress={onDone} />
      </div>
    </form>
  )
}

function OwnData({ actions }: { actions: SecurityActions }) {
  const [opened, setOpened] = useState<'export' | 'erase' | null>(null)
  const navigate = useNavigate()
  const toast = useToast()
  const close = () => setOpened(null)
  const erase = async (password: string) => {
    await actions.erase({ password })
    toast({ title: 'Conta apagada', tone: 'success' })
    await navigate(paths.login)
  }
  return (
    <>
      <Section title="Seus dados">
        <p className="security-text breakable quiet">Leve uma cópia de tudo que guardamos da sua conta.</p>
        <Button size="3" variant="soft" color="gray" onClick={() => setOpened('export')}>
          <Download size={18} aria-hidden="true" />
          Baixar meus dados
        </Button>
      </Section>
      <Section title="Apagar a conta" isDanger>
        <p className="security-text breakable quiet">
          O perfil sai do ar na hora, e com ele fotos, locais, serviços, avaliações e contatos recebidos. Não
          há volta. O endereço do perfil fica reservado por 90 dias.
        </p>
        <Button size="3" variant="soft" color="red" onClick={() => setOpened('erase')}>
          <Trash2 size={18} aria-hidden="true" />
          Apagar minha conta
        </Button>
      </Section>
      {opened === 'export' && (
        <StepUpDialog
          title="Baixar meus dados"
          description="Um arquivo JSON com o cadastro, o perfil, as sessões e os registros de acesso."
          confirmLabel="Baixar"
          sendingLabel="Preparando…"
          act={async (password) => saveFile(await actions.exportData({ password }))}
          onClose={close}
        />
      )}
      {opened === 'erase' && (
        <StepUpDialog
          title="Apagar a conta para sempre?"
          description="O perfil e tudo que há nele são apagados agora. Ninguém consegue trazê-los de volta."
          confirmLabel="Apagar para sempre"
          isFinal
          sendingLabel="Apagando…"
          act={erase}
          onClose={close}
        />
      )}
    </>
  )
}

function saveFile(file: Blob): void {
  const address = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: address, download: 'meus-dados.json' }).click()
  URL.revokeObjectURL(address)
}
