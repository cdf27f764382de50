import type { CommonPasswords } from '#application/ports/password_hasher.ts'
import { type PasswordRefusal, refusePassword } from '#domain/accounts/password_rules.ts'

/** Decides which passwords are accepted. */
export class PasswordPolicy {
  readonly #common: CommonPasswords
  readonly #brandName: string

  constructor(common: CommonPasswords, brandName: string) {
    this.#common = common
    this.#brandName = brandName
  }

  /** Returns the first reason to refuse `password` for the account of `email`, or null. */
  async refuse(password: string, email: string): Promise<PasswordRefusal | null> {
    const isCommon = await this.#common.includes(password)
    return refusePassword(password, { isCommon, email, brandName: this.#brandName })
  }
}
