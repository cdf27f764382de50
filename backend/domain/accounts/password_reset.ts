import { fail, ok, type Result } from '#domain/shared/result.ts'
import type { AccountId } from '../shared/ids.ts'

const LIFETIME_MS = 30 * 60 * 1_000

export interface PasswordResetState {
  readonly id: string
  readonly accountId: AccountId
  /** SHA-256 of the token, which is only in the mail. */
  readonly tokenHash: string
  readonly expiresAt: Date
  readonly usedAt: Date | null
  readonly createdAt: Date
}

/** A link to set a new password once, within 30 minutes of its mail. */
export class PasswordReset {
  #state: PasswordResetState

  private constructor(state: PasswordResetState) {
    this.#state = state
  }

  static open(
    opened: Pick<PasswordResetState, 'id' | 'accountId' | 'tokenHash' | 'createdAt'>,
  ): PasswordReset {
    const expiresAt = new Date(opened.createdAt.getTime() + LIFETIME_MS)
    return new PasswordReset({ ...opened, expiresAt, usedAt: null })
  }

  /** Restores the stored state. */
  static restore(state: PasswordResetState): PasswordReset {
    return new PasswordReset(state)
  }

  get state(): PasswordResetState {
    return this.#state
  }

  use(at: Date): Result<void, 'invalid_token'> {
    if (this.#state.usedAt || at >= this.#state.expiresAt) return fail('invalid_token')
    this.#state = { ...this.#state, usedAt: at }
    return ok()
  }
}
