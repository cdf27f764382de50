import { Button } from '@radix-ui/themes'
import { ArrowLeft, MailCheck } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation, useNavigate, Link } from 'react-router-dom'
import { formResolver } from '#frontend/lib/field_errors.ts'
import { resendConfirmationForm, type ResendConfirmationForm } from '#contract/accounts.ts'
import { useConfirmEmail, useResendConfirmation } from '#frontend/api/accounts.ts'
import { formMessageOf, HttpError } from '#frontend/lib/http_error.ts'
import type { Screen } from '#frontend/lib/screen.ts'
import { useMailedToken } from '#frontend/lib/use_mailed_token.ts'
import { useSendOnce } from '#frontend/lib/use_send_once.ts'
import { paths } from '#frontend/paths.ts'
import { AccountCard } from '#frontend/ui/page/account_card.tsx'
import { PageHead } from '#frontend/ui/page/page_head.tsx'
import { SubmitButton } from '#frontend/ui/page/busy_button.tsx'
import { TextInput } from '#frontend/ui/forms/text_input.tsx'
import { useToast } from '#frontend/ui/overlays/toast_provider.tsx'

export function screen(): Screen {
  return { Component: ConfirmEmailPage }
}

/** A button confirms, since mail scanners open links by themselves. */
function ConfirmEmailPage() {
  const [typed] = useState((useLocation().state as { email?: string } | null)?.email ?? '')
  const token = useMailedToken(paths.confirmEmail)
  const { confirm, isSending, refusal } = useConfirmation(token ?? '')
  const isAsking = token !== '' && !refusal
  return (
    <>
      <PageHead title="Confirmar e-mail" robots="noindex,nofollow" />
      <AccountCard
        icon={<MailCheck size={24} />}
        title={isAsking ? 'Confirme seu e-mail' : 'Peça outro link'}
        description={
          isAsking
            ? 'Um toque, e este endereço fica confirmado na sua conta.'
            : (refusal ?? 'Se ainda falta confirmar o seu cadastro, o link chega em instantes.')
        }
      >
        {isAsking ? (
          <form className="account-form stack" method="post" onSubmit={confirm}>
            <SubmitButton isSending={isSending} sendingLabel="Confirmando…">
              Confirmar e-mail
            </SubmitButton>
          </form>
        ) : (
          <ResendForm email={typed} />
        )}
        <Button size="3" variant="ghost" color="gray" asChild>
          <Link to={paths.login}>
            <ArrowLeft size={18} aria-hidden="true" />
            Voltar para o login
          </Link>
        </Button>
      </AccountCard>
    </>
  )
}

/** `refusal` is why the link is no longer valid. */
function useConfirmation(token: string) {
  const confirmation = useConfirmEmail()
  const [refusal, setRefusal] = useState<string | null>(null)
  const toast = useToast()
  const navigate = useNavigate()
  const send = useSendOnce(async () => {
    try {
      const { email } = await confirmation.mutateAsync({ token })
      toast({ title: 'E-mail confirmado!', tone: 'success' })
      await navigate(paths.login, { replace: true, state: { email } })
    } catch (error) {
      const description = formMessageOf(error, 'Não foi possível confirmar agora. Tente novamente.')
      if (isFinal(error)) setRefusal(description)
      else toast({ title: 'Erro', description, tone: 'error' })
    }
  })
  const confirm = (event: { preventDefault(): void }) => {
    event.preventDefault()
    void send()
  }
  return { confirm, isSending: confirmation.isPending, refusal }
}

const FINAL = new Set(['confirmation_invalid', 'email_taken'])
const isFinal = (error: unknown) => error instanceof HttpError && FINAL.has(error.code ?? '')

function ResendForm({ email }: { email: string }) {
  const { register, handleSubmit, formState } = useForm<ResendConfirmationForm>({
    resolver: formResolver(resendConfirmationForm),
    defaultValues: { email },
  })
  const resending = useResendConfirmation()
  const toast = useToast()
  const send = useSendOnce(
    handleSubmit(async (request) => {
      try {
        const { message } = await resending.mutateAsync(request)
        toast({ title: 'Pedido recebido', description: message, tone: 'success' })
      } catch (error) {
        const description = formMessageOf(error, 'Não foi possível pedir o link agora. Tente novamente.')
        toast({ title: 'Erro', description, tone: 'error' })
      }
    }),
  )
  return (
    <form className="account-form stack" method="post" noValidate onSubmit={(event) => void send(event)}>
      <TextInput
        label="E-mail"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={formState.errors.email?.message}
        {...register('email')}
      />
      <SubmitButton isSending={resending.isPending} sendingLabel="Enviando…">
        Enviar link
      </SubmitButton>
    </form>
  )
}
