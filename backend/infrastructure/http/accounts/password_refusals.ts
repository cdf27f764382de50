import type { FieldError } from '#contract/errors.ts'
import { PASSWORD_TOO_LONG, PASSWORD_TOO_SHORT } from '#contract/accounts.ts'
import type { PasswordRefusal } from '#domain/accounts/password_rules.ts'
import { Refused } from '../refusals.ts'

const MESSAGES: Record<PasswordRefusal, string> = {
  password_too_short: PASSWORD_TOO_SHORT,
  password_too_long: PASSWORD_TOO_LONG,
  password_too_common: 'Esta senha é muito comum e fácil de adivinhar. Escolha outra.',
  password_too_personal: 'A senha não pode ser o seu e-mail nem o nome do site. Escolha outra.',
}

export function isPasswordRefusal(failure: string): failure is PasswordRefusal {
  return failure in MESSAGES
}

type PasswordFieldName = 'password' | 'newPassword'

export function passwordError(rule: PasswordRefusal, field: PasswordFieldName): FieldError {
  return { field, rule, message: MESSAGES[rule] }
}

/** 422, naming the field that held the password. */
export function refusedPassword(rule: PasswordRefusal, field: PasswordFieldName): Refused {
  return new Refused('invalid_input', { errors: [passwordError(rule, field)] })
}
