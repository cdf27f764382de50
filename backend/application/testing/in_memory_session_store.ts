import type { AccountRepository } from '#application/ports/account_repository.ts'
import type { Clock } from '#application/ports/clock.ts'
import { type NewSession, SessionStore } from '#application/ports/session_store.ts'
import type { AccountId } from '#domain/shared/ids.ts'
import { endOfSession, type SessionState } from '#domain/accounts/session.ts'

export class InMemorySessionStore extends SessionStore {
  readonly #sessions = new Map<string, SessionState>()
  readonly #accounts: AccountRepository
  readonly #clock: Clock

  constructor(accounts: AccountRepository, clock: Clock) {
    super()
    this.#accounts = accounts
    this.#clock = clock
  }

  async open({ token, account, remembered }: NewSession): Promise<boolean> {
    const current = await this.#accounts.findById(account.id)
    if (!current || current.state.blocked) return false
    if (current.state.passwordHash !== account.state.passwordHash) return false
    const now = this.#clock.now()
    this.#sessions.set(token, { accountId: account.id, remembered, startedAt: now, lastSeenAt: now })
    return true
  }

  async accountOf(token: string): Promise<AccountId | null> {
    const session = this.#sessions.get(token)
    if (!session || endOfSession(session) <= this.#clock.now()) return null
    this.#sessions.set(token, { ...session, lastSeenAt: this.#clock.now() })
    return session.accountId
  }

  async end(token: string): Promise<void> {
    this.#sessions.delete(token)
  }

  async endAllOf(accountId: AccountId): Promise<void> {
    this.#endWhere((session) => session.accountId === accountId)
  }

  async removeEnded(): Promise<number> {
    return this.#endWhere((session) => endOfSession(session) <= this.#clock.now())
  }

  /** Token and session. */
  entries(): [string, SessionState][] {
    return [...this.#sessions]
  }

  #endWhere(matches: (session: SessionState) => boolean): number {
    const ended = this.entries().filter(([, session]) => matches(session))
    for (const [token] of ended) this.#sessions.delete(token)
    return ended.length
  }
}
