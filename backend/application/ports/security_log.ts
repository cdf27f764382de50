import type { SecurityEventKind } from '#domain/audit/audit.ts'

export interface SecurityEvent {
  kind: SecurityEventKind
  /** The acting or targeted account, if any. */
  accountId?: string | undefined
  /** The typed e-mail if there is no account; stored as a keyed hash. */
  email?: string | undefined
  /** The IP address; stored as a keyed hash, the same as in sessions and access records. */
  address?: string | undefined
  /** The subject: another's profile, a page, the name of a limit. */
  target?: string | undefined
}

export interface RecordedSecurityEvent {
  /** Digits, increasing with time. */
  id: string
  kind: SecurityEventKind
  firstAt: Date
  lastAt: Date
  times: number
  accountId: string | null
  /** The account's present name. */
  accountName: string | null
  accountHash: string | null
  senderHash: string | null
  target: string | null
}

export interface SecurityEventFilter {
  kind?: SecurityEventKind | undefined
  /** Of this account, and of whoever typed its e-mail before it existed. */
  email?: string | undefined
  /** Inclusive start. */
  from?: Date | undefined
  /** Exclusive end. */
  until?: Date | undefined
}

/**
 * Possible traces of attacks, with limited retention. Equal events of one actor in an hour share a row with a count, so
 * that nobody can fill the table. Inside a unit of work an event is committed or rolled back with it.
 */
export abstract class SecurityLog {
  abstract note(event: SecurityEvent): Promise<void>

  /** Newest first. `page` from 1, `limit` 1 to 200. */
  abstract list(
    filter: SecurityEventFilter,
    page: number,
    limit: number,
  ): Promise<{ events: RecordedSecurityEvent[]; total: number }>
}
