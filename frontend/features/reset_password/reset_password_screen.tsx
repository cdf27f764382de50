import { KeyRound } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useNavigate, Link } from 'react-router-dom'
import { useForm } from 'react-hook-form'
import type { Screen } from '#frontend/lib/screen.ts'
import { AccountCard } from '#frontend/ui/page/account_card.tsx'
import { PageHead } from '#frontend/ui/page/page_head.tsx'
import { paths } from '#frontend/paths.ts'
import { useToast } from '#frontend/ui/overlays/toast_provider.tsx'
import { PasswordField } from '#frontend/ui/forms/password_field.tsx'
import { SubmitButton } from '#frontend/ui/page/busy_button.tsx'
import { resetPasswordForm, type ResetPasswordForm } from '#contract/accounts.ts'
import { useResetPassword } from '#frontend/api/accounts.ts'
import { formResolver, showFieldErrors } from '#frontend/lib/field_errors.ts'
import { formMessageOf, HttpError } from '#frontend/lib/http_error.ts'
import { useMailedToken } from '#frontend/lib/use_mailed_token.ts'
import { useSendOnce } from '#frontend/lib/use_send_once.ts'

export function screen(): Screen {
  return { Component: ResetPasswordPage }
}

function ResetPasswordPage() {
  const token = useResetToken()
  return (
    <>
      <PageHead title="Redefinir senha" robots="noindex,nofollow" />
      <AccountCard
        icon={<KeyRound size={24} />}
        title="Crie uma nova senha"
        description="Ao salvar, você sai da conta em todos os aparelhos."
      >
        <NewPasswordForm key={token} token={token ?? ''} />
      </AccountCard>
    </>
  )
}

/** Returns the token of the mailed link; without one redirects to the login. */
function useResetToken(): string | null {
  const token = useMailedToken(paths.resetPassword, paths.login)
  const toast = useToast()
  useEffect(() => {
    if (token === '')
      toast({ title: 'Token inválido', description: 'O link de redefinição não é válido.', tone: 'error' })
  }, [token, toast])
  return token
}

function NewPasswordForm({ token }: { token: string }) {
  const { register, errors, send, isSending, isExpired } = useResetPasswordForm(token)
  return (
    <form className="account-form stack" method="post" noValidate onSubmit={(event) => void send(event)}>
      <PasswordField
        label="Nova senha"
        hint="Mínimo de 8 caracteres"
        autoComplete="new-password"
        error={errors.newPassword?.message}
        {...register('newPassword')}
      />
      {isExpired && (
        <p className="quiet">
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

/** Sets the password of the account that received `token`; leads to the login. */
function useResetPasswordForm(token: string) {
  const { register, handleSubmit, setError, formState } = useForm<ResetPasswordForm>({
    resolver: formResolver(resetPasswordForm),
    defaultValues: { token, newPassword: '' },
  })
  const resetting = useResetPassword()
  const [isExpired, setExpired] = useState(false)
  const toast = useToast()
  const navigate = useNavigate()
  const submit = handleSubmit(async (form) => {
    let email = ''
    try {
      email = (await resetting.mutateAsync(form)).email
    } catch (error) {
      const description = formMessageOf(error, 'Erro ao redefinir senha.')
      setExpired(error instanceof HttpError && error.code === 'invalid_token')
      toast({ title: 'Erro', description, tone: 'error' })
      return showFieldErrors(error, ['newPassword'], setError)
    }
    toast({
      title: 'Senha redefinida!',
      description: 'Sua senha foi alterada com sucesso. Faça login com a nova senha.',
      tone: 'success',
    })
    await navigate(paths.login, { replace: true, state: { email } })
  })
  return {
    register,
    errors: formState.errors,
    send: useSendOnce(submit),
    isSending: resetting.isPending,
    isExpired,
  }
}
