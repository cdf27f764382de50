import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { requestPasswordResetForm, type RequestPasswordResetForm } from '#contract/accounts.ts'
import { useRequestPasswordReset } from '#frontend/api/accounts.ts'
import { formMessageOf } from '#frontend/lib/http_error.ts'
import { useSendOnce } from '#frontend/lib/use_send_once.ts'
import { useToast } from '#frontend/ui/toast_provider.tsx'

/** The address to which a link is mailed; cleared once it was sent. */
export function useRequestPasswordResetForm() {
  const { register, handleSubmit, reset, formState } = useForm<RequestPasswordResetForm>({
    resolver: zodResolver(requestPasswordResetForm),
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
    reset({ email: '' })
    toast({
      title: 'Email enviado!',
      description: 'Se o email estiver cadastrado, você receberá um link para redefinir sua senha.',
      tone: 'success',
    })
  })
  return { register, errors: formState.errors, send: useSendOnce(submit), isSending: request.isPending }
}
