import type { CommonPasswords } from '#application/ports/password_hasher.ts'
import { type PasswordRefusal, refusePassword } from '#domain/accounts/password_rules.ts'

/** Which passwords this site takes. */
export class PasswordPolicy {
  readonly #common: CommonPasswords
  readonly #brandName: string

  constructor(common: CommonPasswords, brandName: string) {
    this.#common = common
    this.#brandName = brandName
  }

  /** The first reason not to take `password` for the account of `email`; null where there is none. */
  async refuse(password: string, email: string): Promise<PasswordRefusal | null> {
    const isCommon = await this.#common.includes(password)
    return refusePassword(password, { isCommon, email, brandName: this.#brandName })
  }
}
