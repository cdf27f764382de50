import type { SessionData, SessionStoreContract } from '@adonisjs/session/types'
import type { NewSession, SessionStore } from '#application/ports/session_store.ts'
import { Refused } from '../refusals.ts'

/** The framework's guard of this name stores the account's id in the session under the key. */
export const GUARD = 'account'
const ACCOUNT_KEY = `auth_${GUARD}`

/** Whose session a login opens, and where. */
export type Opening = Omit<NewSession, 'token'>
/** Under this key a login puts its `Opening` into the session. */
export const OPENING = 'opening'

/** Of a request that an open page repeats by itself: nobody uses the session. */
export const UNATTENDED = 'x-unattended'

/** Adapts our session store to the framework; stores only the account of a session's data. */
export class StoredSession implements SessionStoreContract {
  readonly #sessions: SessionStore
  readonly #isUse: boolean

  constructor(sessions: SessionStore, isUse: boolean) {
    this.#sessions = sessions
    this.#isUse = isUse
  }

  async read(token: string): Promise<SessionData | null> {
    const accountId = await this.#sessions.accountOf(token, this.#isUse)
    return accountId && { [ACCOUNT_KEY]: accountId }
  }

  /** Opens the session of a login. Refuses it if the account changed while its password was checked. */
  async write(token: string, data: SessionData): Promise<void> {
    const opening = data[OPENING] as Opening | undefined
    if (opening && !(await this.#sessions.open({ token, ...opening })))
      throw new Refused('invalid_credentials')
  }

  destroy(token: string): Promise<void> {
    return this.#sessions.end(token)
  }

  /** Reading already counts as use. */
  touch(): void {}
}
