import type { HttpContext } from '@adonisjs/core/http'
import type {
  RegisterProfessional,
  RegisterProfessionalFailure,
} from '#application/professionals/register_professional.ts'
import { registerProfessionalForm } from '#contract/accounts.ts'
import { clientAddress } from '../client_address.ts'
import { parseBody } from '../parse.ts'
import type { RateLimiter } from '../rate_limiter.ts'
import { fieldError } from '../field_refusals.ts'
import { Refused } from '../refusals.ts'
import { sendPrivateJson } from '../respond.ts'
import { isPasswordRefusal, passwordError } from './password_refusals.ts'

/** A registration counts against its sender's limit when its fields are right, not while they are being repaired. */
export const registerProfessional = (register: RegisterProfessional, limiter: RateLimiter) =>
  async function registerProfessionalController(context: HttpContext): Promise<void> {
    const form = parseBody(context, registerProfessionalForm)
    const address = clientAddress(context)
    const admit = async () => {
      await limiter.spend('registration', address)
      await limiter.spend('registrationPerDay', address)
    }
    const result = await register.execute({ ...form, admit })
    if (!result.ok) throw refusalOf(result.failure)
    sendPrivateJson(context, 201, result.value)
  }

function refusalOf(failure: RegisterProfessionalFailure): Refused {
  if (failure === 'account_taken') return new Refused('account_taken')
  const errors = failure.map((each) =>
    isPasswordRefusal(each) ? passwordError(each, 'password') : fieldError(each),
  )
  return new Refused('invalid_input', { errors })
}
