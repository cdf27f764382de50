import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { resetPasswordForm, type ResetPasswordForm } from '#contract/accounts.ts'
import { useResetPassword } from '#frontend/api/accounts.ts'
import { showFieldErrors } from '#frontend/lib/field_errors.ts'
import { HttpError, formMessageOf } from '#frontend/lib/http_error.ts'
import { paths } from '#frontend/paths.ts'
import { useSendOnce } from '#frontend/lib/use_send_once.ts'
import { useToast } from '#frontend/ui/toast_provider.tsx'

/** A new password for the account to which `token` was mailed; it ends at the login. */
export function useResetPasswordForm(token: string) {
  const { register, handleSubmit, setError, formState } = useForm<ResetPasswordForm>({
    resolver: zodResolver(resetPasswordForm),
    defaultValues: { token, newPassword: '' },
  })
  const resetting = useResetPassword()
  const [isExpired, setExpired] = useState(false)
  const toast = useToast()
  const navigate = useNavigate()
  const submit = handleSubmit(async (form) => {
    try {
      await resetting.mutateAsync(form)
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
    await navigate(paths.login)
  })
  return {
    register,
    errors: formState.errors,
    send: useSendOnce(submit),
    isSending: resetting.isPending,
    isExpired,
  }
}
