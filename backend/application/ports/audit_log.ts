import type { AuditAction } from '#domain/shared/audit.ts'

export interface AuditEntry {
  actorKind: 'professional' | 'admin' | 'operator' | 'system'
  /** The account's id, `cli:<user of the machine>` for an operator, null for the system. */
  actorId: string | null
  action: AuditAction
  subjectKind: string
  subjectId: string
  /** Never patients' data, passwords or documents. */
  before?: unknown
  after?: unknown
  /** At most 500 characters. */
  reason?: string | undefined
  /** The entry that this one takes back; an entry is taken back once. */
  undoes?: string
}

export interface RecordedEntry extends Pick<
  AuditEntry,
  'actorKind' | 'actorId' | 'action' | 'subjectKind' | 'subjectId'
> {
  /** Digits, growing with time. */
  id: string
  at: Date
  /** The actor's name now; null for operators, the system and who is gone. */
  actorName: string | null
  /** The actor's address on the site now. */
  actorSlug: string | null
  /** Of an account its name now, of a post its title, of a review whom it is of; null for all else and what is gone. */
  subjectName: string | null
  /** The address of an account or a post now. */
  subjectSlug: string | null
  /** Null where there was none. */
  before: unknown
  after: unknown
  reason: string | null
  undoes: string | null
  /** The entry that took this one back. */
  undoneBy: string | null
}

export interface AuditFilter {
  /** What it was done to. */
  subjectId?: string | undefined
  actorId?: string | undefined
  action?: string | undefined
  /** At this instant or later. */
  from?: Date | undefined
  /** Before this instant. */
  until?: Date | undefined
  /** Only what changed something, not who looked at it. */
  changesOnly?: boolean | undefined
}

/** What was done by whom; it only grows. Inside a unit of work the entry stands or falls with what it tells of. */
export abstract class AuditLog {
  record(entry: AuditEntry): Promise<void> {
    return this.recordAll([entry])
  }

  /** In their order, in one statement whatever their number. */
  abstract recordAll(entries: readonly AuditEntry[]): Promise<void>

  /** Null for an unknown id and for what cannot be one. */
  abstract find(id: string): Promise<RecordedEntry | null>

  /** Newest first. `page` from 1, `limit` 1 to 200; `total` counts all, however many. */
  abstract list(
    filter: AuditFilter,
    page: number,
    limit: number,
  ): Promise<{ entries: RecordedEntry[]; total: number }>

  /** Whether a later entry about the same subject changed one of the fields that this one says it changed. */
  abstract isOverridden(entry: RecordedEntry): Promise<boolean>
}
