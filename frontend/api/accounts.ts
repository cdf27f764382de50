import { useMutation, useQueryClient } from '@tanstack/react-query'
import type {
  ConfirmEmailForm,
  LogInForm,
  RegisterProfessionalForm,
  RequestPasswordResetForm,
  ResendConfirmationForm,
  ResetPasswordForm,
} from '#contract/accounts.ts'
import { call } from '#frontend/lib/http.ts'
import { setSignedInFlag } from '#frontend/lib/session_end.ts'
import { currentUserOptions } from './session.ts'

/** Begins a session, or learns that a second factor is asked for first; from then on the person logged in is who the server answered. */
export function useLogIn() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (credentials: LogInForm) => call('POST /api/login', { body: credentials }),
    onSuccess: (answer) => {
      if ('secondFactor' in answer) return
      setSignedInFlag(true)
      queryClient.setQueryData(currentUserOptions.queryKey, answer)
    },
  })
}

/** Opens an account; nobody is logged in by it. */
export function useRegisterProfessional() {
  return useMutation({
    mutationFn: (professional: RegisterProfessionalForm) =>
      call('POST /api/professionals', { body: professional }),
  })
}

/** Confirms an address by the secret of a mailed link. */
export function useConfirmEmail() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (confirmation: ConfirmEmailForm) => call('POST /api/email/confirm', { body: confirmation }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: currentUserOptions.queryKey }),
  })
}

/** Asks for another link. The answer is the same whether or not somebody waits for one. */
export function useResendConfirmation() {
  return useMutation({
    mutationFn: (request: ResendConfirmationForm) => call('POST /api/email/resend', { body: request }),
  })
}

/** Asks for a link to a new password. The answer is the same whether or not the e-mail is known. */
export function useRequestPasswordReset() {
  return useMutation({
    mutationFn: (request: RequestPasswordResetForm) =>
      call('POST /api/password-reset/request', { body: request }),
  })
}

/** Sets a new password by the secret of a mailed link; all sessions end, this browser's too. */
export function useResetPassword() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (reset: ResetPasswordForm) => call('POST /api/password-reset/confirm', { body: reset }),
    onSuccess: () => {
      setSignedInFlag(false)
      queryClient.setQueryData(currentUserOptions.queryKey, null)
    },
  })
}
