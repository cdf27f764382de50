import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { logInForm, type LogInForm } from '#contract/accounts.ts'
import { useLogIn } from '#frontend/api/accounts.ts'
import { HttpError, formMessageOf } from '#frontend/lib/http_error.ts'
import { useSendOnce } from '#frontend/lib/use_send_once.ts'
import { useToast } from '#frontend/ui/toast_provider.tsx'

const UNREACHED = 'Não foi possível entrar agora. Verifique sua conexão e tente novamente.'

/** The login's fields and sending. Where one goes afterwards is the screen's affair. */
export function useLogInForm() {
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
