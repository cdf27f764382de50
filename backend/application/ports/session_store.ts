import type { Account } from '#domain/accounts/account.ts'
import type { AccountId } from '#domain/shared/ids.ts'

export interface NewSession {
  /** The secret that the browser sends; only its SHA-256 is stored. */
  token: string
  /** As read when the password was checked. */
  account: Account
  remembered: boolean
  /** Keyed hash of the sender's IP address; null if unknown. */
  senderHash: string | null
  /** Browser and system in words, for the owner to recognize. */
  device?: string | null
}

export interface OpenSession {
  id: string
  device: string | null
  startedAt: Date
  lastSeenAt: Date
  isCurrent: boolean
  /** Begun from the same IP address as the current one. */
  isFromHere: boolean
}

/**
 * The sessions of all accounts. The store's clock decides which have ended. A browser with notices gets none once its
 * session is ended; one that passes by itself leaves them.
 */
export abstract class SessionStore {
  /** Returns false and stores nothing if the account was blocked, or its password or second factor changed since it was read. */
  abstract open(session: NewSession): Promise<boolean>

  /** Returns the account of an active session, blocked or not, or null. `isUse`: whether it counts as use of the session. */
  abstract accountOf(token: string, isUse?: boolean): Promise<AccountId | null>

  /** Does nothing if the session does not exist. */
  abstract end(token: string): Promise<void>

  /** Ends all of them inside the current unit of work: at the end of a block, a change of role, a new password. */
  abstract endAllOf(accountId: AccountId): Promise<void>

  /** Returns active ones, last used first; `token` marks the current session, null marks none. */
  abstract listOf(accountId: AccountId, token: string | null): Promise<OpenSession[]>

  /** Returns false if the account has no such session. */
  abstract endOne(accountId: AccountId, id: string): Promise<boolean>

  /** Ends all but `token`'s. */
  abstract endOthers(accountId: AccountId, token: string): Promise<void>

  /** Removes the rows of ended sessions; returns their number. */
  abstract removeEnded(): Promise<number>
}
