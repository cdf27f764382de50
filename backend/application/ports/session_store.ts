import type { Account } from '#domain/accounts/account.ts'
import type { AccountId } from '#domain/shared/ids.ts'

export interface NewSession {
  /** The secret that the browser will send; only its SHA-256 is kept. */
  token: string
  /** As it was when the password was found right. */
  account: Account
  remembered: boolean
  /** Keyed hash of the sender's address; null where it is unknown. */
  senderHash: string | null
  /** Browser and system in words, for the owner to recognise. */
  device?: string | null
}

export interface OpenSession {
  id: string
  device: string | null
  startedAt: Date
  lastSeenAt: Date
  isCurrent: boolean
}

/** Who is logged in where. Its clock decides what has ended. */
export abstract class SessionStore {
  /** False, and nothing stored, where the account was blocked, got another password or gained or lost the second factor since it was read. */
  abstract open(session: NewSession): Promise<boolean>

  /** Whose living session this is; null for an unknown or ended one. Being asked for counts as use. */
  abstract accountOf(token: string): Promise<AccountId | null>

  /** Ending what is not there changes nothing. */
  abstract end(token: string): Promise<void>

  /** Ends them all inside the unit of work under way: at a block, a change of role, a new password. */
  abstract endAllOf(accountId: AccountId): Promise<void>

  /** Living ones, the one used last first; `token` is of the session that asks. */
  abstract listOf(accountId: AccountId, token: string): Promise<OpenSession[]>

  /** False where the account has no such session. */
  abstract endOne(accountId: AccountId, id: string): Promise<boolean>

  /** Ends all but the one of `token`. */
  abstract endOthers(accountId: AccountId, token: string): Promise<void>

  /** Removes the rows of ended sessions; returns how many there were. */
  abstract removeEnded(): Promise<number>
}
