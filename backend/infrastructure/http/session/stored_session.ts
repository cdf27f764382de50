import type { SessionData, SessionStoreContract } from '@adonisjs/session/types'
import type { NewSession, SessionStore } from '#application/ports/session_store.ts'
import { Refused } from '../refusals.ts'

/** Under this name the framework's guard keeps the account's id among the session's data. */
export const GUARD = 'account'
const ACCOUNT_KEY = `auth_${GUARD}`

/** Lends our session store to the framework: of a session's data only whose it is gets kept. */
export class StoredSession implements SessionStoreContract {
  readonly #sessions: SessionStore
  readonly #opening: Omit<NewSession, 'token'> | null

  /** `opening` is what a login knows of the session it begins. */
  constructor(sessions: SessionStore, opening: Omit<NewSession, 'token'> | null = null) {
    this.#sessions = sessions
    this.#opening = opening
  }

  async read(token: string): Promise<SessionData | null> {
    const accountId = await this.#sessions.accountOf(token)
    return accountId && { [ACCOUNT_KEY]: accountId }
  }

  /** An account that changed while its password was being checked has to log in again. */
  async write(token: string): Promise<void> {
    if (this.#opening && !(await this.#sessions.open({ token, ...this.#opening })))
      throw new Refused('invalid_credentials')
  }

  destroy(token: string): Promise<void> {
    return this.#sessions.end(token)
  }

  /** Reading is already use. */
  touch(): void {}
}
