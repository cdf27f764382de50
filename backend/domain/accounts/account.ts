import { DAY_MS } from '#domain/shared/dates.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { RETENTION } from '#domain/shared/retention.ts'
import type { AccountId } from '../shared/ids.ts'

export type Role = 'user' | 'admin'

export interface AccountState {
  readonly id: AccountId
  readonly email: string
  readonly role: Role
  readonly blocked: boolean
  /** Since when nobody has proven to read the mails to `email`; null where somebody did, or need not. */
  readonly unconfirmedSince: Date | null
  /** Kept with the second factor itself. */
  readonly hasSecondFactor: boolean
  /** Null where nobody can log in yet, as after an import. */
  readonly passwordHash: string | null
}

/** When a link that confirms an address ends: the account's own as long as its registration waits, another one in a day. */
export function endOfConfirmation(mailedAt: Date, isChange: boolean): Date {
  return new Date(mailedAt.getTime() + (isChange ? 1 : RETENTION.unconfirmedDays) * DAY_MS)
}

/** Who may come in, and as what. */
export class Account {
  #state: AccountState

  constructor(state: AccountState) {
    this.#state = state
  }

  get id(): AccountId {
    return this.#state.id
  }

  get state(): AccountState {
    return this.#state
  }

  isAdmin(): boolean {
    return this.#state.role === 'admin'
  }

  /** Asked only after the password was right, so that a stranger learns nothing. */
  enter(): Result<void, 'account_blocked'> {
    return this.#state.blocked ? fail('account_blocked') : ok()
  }

  changePassword(passwordHash: string): void {
    this.#state = { ...this.#state, passwordHash }
  }

  /** Nobody logs in by it any more; the next one comes by a mailed link. */
  forgetPassword(): void {
    this.#state = { ...this.#state, passwordHash: null }
  }

  /** Whoever opened a link mailed to `email` reads its mails, and the account is theirs under that address. */
  confirmEmail(email = this.#state.email): void {
    this.#state = { ...this.#state, email, unconfirmedSince: null }
  }

  /** Absolute, not a toggle. Nobody blocks an administrator, themselves included. */
  setBlocked(blocked: boolean): Result<void, 'account_is_admin'> {
    if (this.isAdmin()) return fail('account_is_admin')
    this.#state = { ...this.#state, blocked }
    return ok()
  }

  setRole(role: Role): void {
    this.#state = { ...this.#state, role }
  }
}
