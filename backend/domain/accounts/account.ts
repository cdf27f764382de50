import { DAY_MS } from '#domain/shared/dates.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { RETENTION } from '#domain/shared/retention.ts'
import type { AccountId } from '../shared/ids.ts'

export type Role = 'user' | 'admin'

export interface AccountState {
  readonly id: AccountId
  /** Blank for a profile that nobody has claimed. */
  readonly email: string
  readonly role: Role
  readonly blocked: boolean
  /** Since when `email` waits to be confirmed; null if it is confirmed or need not be. */
  readonly unconfirmedSince: Date | null
  /** True while the profile stays hidden until its owner publishes it: somebody else may have written it. */
  readonly unpublished: boolean
  /** Stored with the second factor. */
  readonly hasSecondFactor: boolean
  /** Null if nobody can log in yet, as after an import. */
  readonly passwordHash: string | null
}

/** Returns when a link that confirms `email` expires: with the registration for the own e-mail, in a day for a new one. */
export function endOfConfirmation({ state }: Account, email: string, mailedAt: Date): Date {
  if (email !== state.email) return new Date(mailedAt.getTime() + DAY_MS)
  return new Date((state.unconfirmedSince ?? mailedAt).getTime() + RETENTION.unconfirmedDays * DAY_MS)
}

/** An e-mail that was never confirmed may be a stranger's: such an account gets no second factor and no verification. */
export function ensureConfirmed({
  unconfirmedSince,
}: Pick<AccountState, 'unconfirmedSince'>): Result<void, 'email_unconfirmed'> {
  return unconfirmedSince === null ? ok() : fail('email_unconfirmed')
}

/** The account's right to log in, and its role. */
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

  /** To be checked after the password, so that a stranger learns nothing. */
  enter(): Result<void, 'account_blocked'> {
    return this.#state.blocked ? fail('account_blocked') : ok()
  }

  changePassword(passwordHash: string): void {
    this.#state = { ...this.#state, passwordHash }
  }

  /** Invalidates the password; the next one is set by a mailed link. */
  forgetPassword(): void {
    this.#state = { ...this.#state, passwordHash: null }
  }

  /** Confirms the account's e-mail, or replaces it: a link mailed to `email` was opened. */
  confirmEmail(email = this.#state.email): void {
    this.#state = { ...this.#state, email, unconfirmedSince: null }
  }

  /** Confirms the e-mail by a reset, whose sender may not have written the profile: it stays hidden until published. */
  confirmUnseen(): void {
    if (this.#state.unconfirmedSince) this.#state = { ...this.#state, unpublished: true }
    this.confirmEmail()
  }

  publish(): void {
    this.#state = { ...this.#state, unpublished: false }
  }

  /** Absolute, not a toggle. Administrators cannot be blocked, not even by themselves. */
  setBlocked(blocked: boolean): Result<void, 'account_is_admin'> {
    if (this.isAdmin()) return fail('account_is_admin')
    this.#state = { ...this.#state, blocked }
    return ok()
  }

  setRole(role: Role): void {
    this.#state = { ...this.#state, role }
  }
}
