import { GetCurrentUser } from '#application/accounts/get_current_user.ts'
import { LogIn } from '#application/accounts/log_in.ts'
import { PasswordPolicy } from '#application/accounts/password_policy.ts'
import { RequestPasswordReset } from '#application/accounts/request_password_reset.ts'
import { ResetPassword } from '#application/accounts/reset_password.ts'
import { RegisterProfessional } from '#application/professionals/register_professional.ts'
import type { AccountUseCases } from '../http/account_use_cases.ts'
import type { SiteAdapters } from './build_use_cases.ts'

/** Joining, coming in and forgetting one's password. */
export function buildAccountUseCases(adapters: SiteAdapters, brandName: string): AccountUseCases {
  const passwordPolicy = new PasswordPolicy(adapters.commonPasswords, brandName)
  return {
    registerProfessional: new RegisterProfessional({ ...adapters, passwordPolicy }),
    logIn: new LogIn(adapters),
    getCurrentUser: new GetCurrentUser(adapters.professionals),
    requestPasswordReset: new RequestPasswordReset(adapters),
    resetPassword: new ResetPassword({ ...adapters, passwordPolicy }),
  }
}
