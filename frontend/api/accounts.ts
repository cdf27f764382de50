import { useMutation, useQueryClient } from '@tanstack/react-query'
import type {
  CurrentUser,
  DoneMessage,
  LogInForm,
  RegisterProfessionalForm,
  RegisteredProfessional,
  RequestPasswordResetForm,
  ResetPasswordForm,
} from '#contract/accounts.ts'
import { postJson } from '#frontend/lib/http.ts'
import { setSignedInFlag } from '#frontend/lib/session_end.ts'
import { currentUserOptions } from './session.ts'

/** Begins a session; from then on the person logged in is who the server answered. */
export function useLogIn() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (credentials: LogInForm) => postJson<CurrentUser>('/api/login', credentials),
    onSuccess: (user) => {
      setSignedInFlag(true)
      queryClient.setQueryData(currentUserOptions.queryKey, user)
    },
  })
}

/** Opens an account; nobody is logged in by it. */
export function useRegisterProfessional() {
  return useMutation({
    mutationFn: (professional: RegisterProfessionalForm) =>
      postJson<RegisteredProfessional>('/api/professionals', professional),
  })
}

/** Asks for a link to a new password. The answer is the same whether or not the e-mail is known. */
export function useRequestPasswordReset() {
  return useMutation({
    mutationFn: (request: RequestPasswordResetForm) =>
      postJson<DoneMessage>('/api/password-reset/request', request),
  })
}

/** Sets a new password by the secret of a mailed link; all sessions end, this browser's too. */
export function useResetPassword() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (reset: ResetPasswordForm) => postJson<DoneMessage>('/api/password-reset/confirm', reset),
    onSuccess: () => {
      setSignedInFlag(false)
      queryClient.setQueryData(currentUserOptions.queryKey, null)
    },
  })
}
