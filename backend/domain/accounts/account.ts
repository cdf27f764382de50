import { fail, ok, type Result } from '#domain/shared/result.ts'
import type { AccountId } from '../shared/ids.ts'

export type Role = 'user' | 'admin'

export interface AccountState {
  readonly id: AccountId
  readonly email: string
  readonly role: Role
  readonly blocked: boolean
  /** Null where nobody can log in yet, as after an import. */
  readonly passwordHash: string | null
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

  /** Absolute, not a toggle. Nobody blocks an administrator, themselves included. */
  setBlocked(blocked: boolean): Result<void, 'account_is_admin'> {
    if (this.isAdmin()) return fail('account_is_admin')
    this.#state = { ...this.#state, blocked }
    return ok()
  }

  appoint(role: Role): void {
    this.#state = { ...this.#state, role }
  }
}
