import type { AuditAction } from '#domain/audit/audit.ts'

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
  /** The entry that this one undoes; an entry can be undone once. */
  undoes?: string
}

export interface RecordedEntry extends Pick<
  AuditEntry,
  'actorKind' | 'actorId' | 'action' | 'subjectKind' | 'subjectId'
> {
  /** Digits, increasing with time. */
  id: string
  at: Date
  /** The actor's present name; null for operators, the system and removed accounts. */
  actorName: string | null
  /** The actor's present slug. */
  actorSlug: string | null
  /** The present name of an account, title of a post, or professional of a review; otherwise null. */
  subjectName: string | null
  /** The present slug of an account or a post. */
  subjectSlug: string | null
  /** Null without a former state. */
  before: unknown
  after: unknown
  reason: string | null
  undoes: string | null
  /** The entry that undid this one. */
  undoneBy: string | null
}

export interface AuditFilter {
  /** The subject of the action. */
  subjectId?: string | undefined
  actorId?: string | undefined
  action?: string | undefined
  /** At this instant or later. */
  from?: Date | undefined
  /** Before this instant. */
  until?: Date | undefined
  /** Only changes, no readings. */
  changesOnly?: boolean | undefined
}

/** Who did what; append-only. Inside a unit of work the entry is committed or rolled back with it. */
export abstract class AuditLog {
  record(entry: AuditEntry): Promise<void> {
    return this.recordAll([entry])
  }

  /** Records in order, in one statement. */
  abstract recordAll(entries: readonly AuditEntry[]): Promise<void>

  /** Returns null for an unknown or malformed id. */
  abstract find(id: string): Promise<RecordedEntry | null>

  /** Newest first. `page` from 1, `limit` 1 to 200; `total` counts all, however many. */
  abstract list(
    filter: AuditFilter,
    page: number,
    limit: number,
  ): Promise<{ entries: RecordedEntry[]; total: number }>

  /** Returns whether a later entry on the same subject changed one of the same fields. */
  abstract isOverridden(entry: RecordedEntry): Promise<boolean>
}
