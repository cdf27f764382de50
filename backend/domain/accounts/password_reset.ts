import { fail, ok, type Result } from '#domain/shared/result.ts'
import { DAY_MS } from '../shared/dates.ts'
import type { AccountId } from '../shared/ids.ts'

const LIFETIME_MS = 30 * 60 * 1_000
/** For an approved claim, whose claimant asked days ago. */
export const CLAIM_LINK_DAYS = 7

export interface PasswordResetState {
  readonly id: string
  readonly accountId: AccountId
  /** What an account without an e-mail gets when the link is used; null where it has one. */
  readonly email: string | null
  /** SHA-256 of the token, which is only in the mail. */
  readonly tokenHash: string
  readonly expiresAt: Date
  readonly usedAt: Date | null
  readonly createdAt: Date
}

type Opened = Pick<PasswordResetState, 'id' | 'accountId' | 'tokenHash' | 'createdAt'> & {
  email?: string | null
  isClaim?: boolean
}

/** A link to set a new password once, within 30 minutes of its mail; the first one of a claimed profile within 7 days. */
export class PasswordReset {
  #state: PasswordResetState

  private constructor(state: PasswordResetState) {
    this.#state = state
  }

  static open({ isClaim = false, email = null, ...opened }: Opened): PasswordReset {
    const lifetime = isClaim ? CLAIM_LINK_DAYS * DAY_MS : LIFETIME_MS
    const expiresAt = new Date(opened.createdAt.getTime() + lifetime)
    return new PasswordReset({ ...opened, email, expiresAt, usedAt: null })
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
