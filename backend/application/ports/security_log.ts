import type { SecurityEventKind } from '#domain/shared/audit.ts'

export interface SecurityEvent {
  kind: SecurityEventKind
  /** Whose account did it or was meant, where there is one. */
  accountId?: string | undefined
  /** What was typed where there is no account; kept as a keyed hash. */
  email?: string | undefined
  /** Where it came from; kept as a keyed hash, the same that sessions and access records have. */
  address?: string | undefined
  /** What it was about: another's profile, a page, the name of a limit. */
  target?: string | undefined
}

export interface RecordedSecurityEvent {
  /** Digits, growing with time. */
  id: string
  kind: SecurityEventKind
  firstAt: Date
  lastAt: Date
  times: number
  accountId: string | null
  /** The account's name now. */
  accountName: string | null
  accountHash: string | null
  senderHash: string | null
  target: string | null
}

export interface SecurityEventFilter {
  kind?: SecurityEventKind | undefined
  /** Of this account, and of who typed its address before there was one. */
  email?: string | undefined
  /** The first instant. */
  from?: Date | undefined
  /** The first instant that no longer belongs. */
  until?: Date | undefined
}

/**
 * What may be the trace of an attack, kept for a time only. The same of the same actor about the same thing is one row an
 * hour with its count, so that nobody can fill the table. Inside a unit of work it stands or falls with it.
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
