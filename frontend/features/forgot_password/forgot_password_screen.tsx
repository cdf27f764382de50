import { Button } from '@radix-ui/themes'
import { Link, useLocation } from 'react-router-dom'
import { ArrowLeft, MailQuestionMark } from 'lucide-react'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { formResolver } from '#frontend/lib/field_errors.ts'
import type { Screen } from '#frontend/lib/screen.ts'
import { paths } from '#frontend/paths.ts'
import { AccountCard } from '#frontend/ui/page/account_card.tsx'
import { PageHead } from '#frontend/ui/page/page_head.tsx'
import { SubmitButton } from '#frontend/ui/page/busy_button.tsx'
import { TextInput } from '#frontend/ui/forms/text_input.tsx'
import { requestPasswordResetForm, type RequestPasswordResetForm } from '#contract/accounts.ts'
import { useRequestPasswordReset } from '#frontend/api/accounts.ts'
import { formMessageOf } from '#frontend/lib/http_error.ts'
import { useSendOnce } from '#frontend/lib/use_send_once.ts'
import { useToast } from '#frontend/ui/overlays/toast_provider.tsx'

export function screen(): Screen {
  return { Component: ForgotPasswordPage }
}

function ForgotPasswordPage() {
  const [isSent, setSent] = useState(false)
  return (
    <>
      <PageHead title="Esqueci minha senha" robots="noindex,nofollow" />
      <AccountCard
        icon={<MailQuestionMark size={24} />}
        title={isSent ? 'Confira seu e-mail' : 'Esqueceu sua senha?'}
        description={
          isSent
            ? 'Se o endereço tiver uma conta, o link para criar uma nova senha chega em instantes e vale por 30 minutos. Olhe também a caixa de spam.'
            : 'Informe o e-mail da sua conta e enviaremos um link para criar uma nova senha. Ele vale por 30 minutos.'
        }
      >
        <EmailForm isSent={isSent} onSent={setSent} />
      </AccountCard>
    </>
  )
}

interface Props {
  isSent: boolean
  onSent: (isSent: boolean) => void
}

function EmailForm({ isSent, onSent }: Props) {
  const { register, errors, send, isSending, typed } = useRequestPasswordResetForm(() => onSent(true))
  return (
    <form className="account-form stack" method="post" noValidate onSubmit={(event) => void send(event)}>
      {isSent ? (
        <Button type="button" size="3" variant="soft" onClick={() => onSent(false)}>
          Enviar de novo
        </Button>
      ) : (
        <>
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
        </>
      )}
      <Button size="3" variant="ghost" color="gray" asChild>
        <Link to={paths.login} state={{ email: typed }}>
          <ArrowLeft size={18} aria-hidden="true" />
          Voltar para o login
        </Link>
      </Button>
    </form>
  )
}

/** The form for the reset link, with the e-mail typed at the login. */
function useRequestPasswordResetForm(onSent: () => void) {
  const { state } = useLocation() as { state: { email?: string } | null }
  const { register, handleSubmit, formState, control } = useForm<RequestPasswordResetForm>({
    resolver: formResolver(requestPasswordResetForm),
    defaultValues: { email: state?.email ?? '' },
  })
  const request = useRequestPasswordReset()
  const toast = useToast()
  const submit = handleSubmit(async (address) => {
    try {
      await request.mutateAsync(address)
    } catch (error) {
      const description = formMessageOf(error, 'Erro ao enviar email de redefinição.')
      return toast({ title: 'Erro', description, tone: 'error' })
    }
    onSent()
    toast({
      title: 'Email enviado!',
      description: 'Se o email estiver cadastrado, você receberá um link para redefinir sua senha.',
      tone: 'success',
    })
  })
  return {
    register,
    errors: formState.errors,
    send: useSendOnce(submit),
    isSending: request.isPending,
    typed: useWatch({ control, name: 'email' }),
  }
}
