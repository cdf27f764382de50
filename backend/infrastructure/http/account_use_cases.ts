import type { GetCurrentUser } from '#application/accounts/get_current_user.ts'
import type { LogIn } from '#application/accounts/log_in.ts'
import type { RequestPasswordReset } from '#application/accounts/request_password_reset.ts'
import type { ResetPassword } from '#application/accounts/reset_password.ts'
import type { RegisterProfessional } from '#application/professionals/register_professional.ts'

/** What people do with their account. */
export interface AccountUseCases {
  getCurrentUser: GetCurrentUser
  logIn: LogIn
  registerProfessional: RegisterProfessional
  requestPasswordReset: RequestPasswordReset
  resetPassword: ResetPassword
}
