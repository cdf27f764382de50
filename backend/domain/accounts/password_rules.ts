import { codePointLength } from '#domain/shared/text.ts'

export const SHORTEST_PASSWORD = 8
export const LONGEST_PASSWORD = 128

export type PasswordRefusal = 'password_too_short' | 'password_too_long' | 'password_too_common'

/** Any characters count, spaces too; `common` holds the passwords everybody tries, in lower case. */
export function refusePassword(password: string, common: ReadonlySet<string>): PasswordRefusal | null {
  const length = codePointLength(password)
  if (length < SHORTEST_PASSWORD) return 'password_too_short'
  if (length > LONGEST_PASSWORD) return 'password_too_long'
  return common.has(password.toLowerCase()) ? 'password_too_common' : null
}
