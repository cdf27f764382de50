import type { HttpContext } from '@adonisjs/core/http'
import type { RequestPasswordReset } from '#application/accounts/request_password_reset.ts'
import type { ResetPassword, ResetPasswordFailure } from '#application/accounts/reset_password.ts'
import { requestPasswordResetForm, resetPasswordForm } from '#contract/accounts.ts'
import { clientAddress } from '../client_address.ts'
import { parseBody } from '../parse.ts'
import type { RateLimiter } from '../rate_limiter.ts'
import { Refused } from '../refusals.ts'
import { sendPrivateJson } from '../respond.ts'
import { knowOwner } from './login_tries.ts'
import { refusedPassword } from './password_refusals.ts'

const ASKED = 'Se o email estiver cadastrado, você receberá um link para redefinir sua senha.'
const CHANGED = 'Sua senha foi alterada com sucesso. Faça login com a nova senha.'

export const requestPasswordReset = (request: RequestPasswordReset) =>
  async function requestPasswordResetController(context: HttpContext): Promise<void> {
    const { email } = parseBody(context, requestPasswordResetForm)
    await request.execute({ email, address: clientAddress(context) })
    sendPrivateJson(context, 202, { message: ASKED })
  }

/** Whoever could open the mailed link is the owner, so where they are is known from then on. */
export const resetPassword = (reset: ResetPassword, limiter: RateLimiter) =>
  async function resetPasswordController(context: HttpContext): Promise<void> {
    const form = parseBody(context, resetPasswordForm)
    const result = await reset.execute({ ...form, address: clientAddress(context) })
    if (!result.ok) throw refusalOf(result.failure)
    await knowOwner(limiter, { email: result.value.email, address: clientAddress(context) })
    sendPrivateJson(context, 200, { message: CHANGED })
  }

function refusalOf(failure: ResetPasswordFailure): Refused {
  return failure === 'invalid_token' ? new Refused('invalid_token') : refusedPassword(failure, 'newPassword')
}
