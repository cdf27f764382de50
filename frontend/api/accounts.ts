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
import { currentUserOptions, showAccount } from './session.ts'

/** Starts a session, or returns the request for a second factor; updates the current user. */
export function useLogIn() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (credentials: LogInForm) => call('POST /api/login', { body: credentials }),
    onSuccess: (answer) => {
      if ('secondFactor' in answer) return
      showAccount(queryClient, answer)
    },
  })
}

/** Registers an account, without logging in. */
export function useRegisterProfessional() {
  return useMutation({
    mutationFn: (professional: RegisterProfessionalForm) =>
      call('POST /api/professionals', { body: professional }),
  })
}

/** Confirms an e-mail by the token of a mailed link. */
export function useConfirmEmail() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (confirmation: ConfirmEmailForm) => call('POST /api/email/confirm', { body: confirmation }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: currentUserOptions.queryKey }),
  })
}

/** Takes a change of e-mail back by the token of a mailed link; all sessions end, this browser's too. */
export function useReturnEmail() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (form: ConfirmEmailForm) => call('POST /api/email/return', { body: form }),
    onSuccess: () => {
      showAccount(queryClient, null)
    },
  })
}

/** Shows the own profile to the public. */
export function usePublishProfile() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call('POST /api/account/publish'),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: currentUserOptions.queryKey }),
  })
}

/** Requests another link. The response is the same for every e-mail. */
export function useResendConfirmation() {
  return useMutation({
    mutationFn: (request: ResendConfirmationForm) => call('POST /api/email/resend', { body: request }),
  })
}

/** Requests a password reset link. The response is the same for every e-mail. */
export function useRequestPasswordReset() {
  return useMutation({
    mutationFn: (request: RequestPasswordResetForm) =>
      call('POST /api/password-reset/request', { body: request }),
  })
}

/** Sets a new password by the token of a mailed link; all sessions end, this browser's too. */
export function useResetPassword() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (reset: ResetPasswordForm) => call('POST /api/password-reset/confirm', { body: reset }),
    onSuccess: () => {
      showAccount(queryClient, null)
    },
  })
}
