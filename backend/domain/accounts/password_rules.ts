import { codePointLength, foldText } from '#domain/shared/text.ts'

export const SHORTEST_PASSWORD = 8
export const MAX_PASSWORD_LENGTH = 128

export type PasswordRefusal =
  | 'password_too_short'
  | 'password_too_long'
  | 'password_too_common'
  | 'password_too_personal'

export interface PasswordCircumstances {
  /** Whether everybody tries it first. */
  isCommon: boolean
  email: string
  brandName: string
}

/** Any characters count, spaces too. */
export function refusePassword(
  password: string,
  { isCommon, email, brandName }: PasswordCircumstances,
): PasswordRefusal | null {
  const length = codePointLength(password)
  if (length < SHORTEST_PASSWORD) return 'password_too_short'
  if (length > MAX_PASSWORD_LENGTH) return 'password_too_long'
  if (isCommon) return 'password_too_common'
  const guesses = [email, email.split('@')[0] ?? '', brandName].map(normalizedForm)
  return guesses.includes(normalizedForm(password)) ? 'password_too_personal' : null
}

/** What is left of a text when case, accents, blanks and punctuation are taken away; of blanks alone, themselves. */
function normalizedForm(text: string): string {
  return foldText(text).replace(/[^\p{L}\d]/gu, '') || text
}
