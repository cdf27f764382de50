import type { AccountRepository } from '#application/ports/account_repository.ts'
import type { Clock } from '#application/ports/clock.ts'
import { type NewSession, type OpenSession, SessionStore } from '#application/ports/session_store.ts'
import type { AccountId } from '#domain/shared/ids.ts'
import { endOfSession, type SessionState } from '#domain/accounts/session.ts'

/** A UUID derived from the token. */
function idOf(token: string): string {
  const hex = Array.from(token, (letter) => letter.charCodeAt(0).toString(16)).join('')
  return `00000000-0000-4000-8000-${hex.slice(-12).padStart(12, '0')}`
}

export class InMemorySessionStore extends SessionStore {
  readonly #sessions = new Map<string, SessionState>()
  readonly #devices = new Map<string, string>()
  readonly #senders = new Map<string, string>()
  readonly #accounts: AccountRepository
  readonly #clock: Clock

  constructor(accounts: AccountRepository, clock: Clock) {
    super()
    this.#accounts = accounts
    this.#clock = clock
  }

  async open({ token, account, remembered, senderHash, device }: NewSession): Promise<boolean> {
    const current = await this.#accounts.findById(account.id)
    if (!current || current.state.blocked) return false
    if (current.state.passwordHash !== account.state.passwordHash) return false
    const now = this.#clock.now()
    if (device) this.#devices.set(token, device)
    if (senderHash) this.#senders.set(token, senderHash)
    const { role } = account.state
    this.#sessions.set(token, { accountId: account.id, role, remembered, startedAt: now, lastSeenAt: now })
    return true
  }

  async accountOf(token: string, isUse = true): Promise<AccountId | null> {
    const session = this.#sessions.get(token)
    if (!session || endOfSession(session) <= this.#clock.now()) return null
    if (isUse) this.#sessions.set(token, { ...session, lastSeenAt: this.#clock.now() })
    return session.accountId
  }

  async end(token: string): Promise<void> {
    this.#sessions.delete(token)
  }

  async endAllOf(accountId: AccountId): Promise<void> {
    this.#endWhere((session) => session.accountId === accountId)
  }

  async listOf(accountId: AccountId, token: string | null): Promise<OpenSession[]> {
    const here = this.#senders.get(token ?? '')
    return this.entries()
      .filter(([, session]) => session.accountId === accountId && endOfSession(session) > this.#clock.now())
      .map(([own, { startedAt, lastSeenAt }]) => {
        const device = this.#devices.get(own) ?? null
        const isFromHere = here !== undefined && this.#senders.get(own) === here
        return { id: idOf(own), device, startedAt, lastSeenAt, isCurrent: own === token, isFromHere }
      })
      .toSorted((one, other) => other.lastSeenAt.getTime() - one.lastSeenAt.getTime())
  }

  async endOne(accountId: AccountId, id: string): Promise<boolean> {
    const [token] =
      this.entries().find(([own, session]) => idOf(own) === id && session.accountId === accountId) ?? []
    return token !== undefined && this.#sessions.delete(token)
  }

  async endOthers(accountId: AccountId, token: string): Promise<void> {
    for (const [own, session] of this.entries())
      if (own !== token && session.accountId === accountId) this.#sessions.delete(own)
  }

  async removeEnded(): Promise<number> {
    return this.#endWhere((session) => endOfSession(session) <= this.#clock.now())
  }

  /** Returns pairs of token and session. */
  entries(): [string, SessionState][] {
    return [...this.#sessions]
  }

  #endWhere(matches: (session: SessionState) => boolean): number {
    const ended = this.entries().filter(([, session]) => matches(session))
    for (const [token] of ended) this.#sessions.delete(token)
    return ended.length
  }
}
