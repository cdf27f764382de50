import { codePointLength, foldText } from '#domain/shared/text.ts'

export const SHORTEST_PASSWORD = 8
export const MAX_PASSWORD_LENGTH = 128

export type PasswordRefusal =
  | 'password_too_short'
  | 'password_too_long'
  | 'password_too_common'
  | 'password_too_personal'

export interface PasswordCircumstances {
  /** Whether it is one of the most common passwords. */
  isCommon: boolean
  email: string
  brandName: string
}

/** Counts any characters, spaces included. */
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

/** Removes case, accents, blanks and punctuation; a text of blanks stays as it is. */
function normalizedForm(text: string): string {
  return foldText(text).replace(/[^\p{L}\d]/gu, '') || text
}
