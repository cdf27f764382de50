export interface AuditEntry {
  actorKind: 'professional' | 'admin' | 'operator' | 'system'
  /** Null for the operator and the system. */
  actorId: string | null
  /** A fact in snake_case, at most 80 characters: `professional_blocked`. */
  action: string
  subjectKind: string
  subjectId: string
  /** Never patients' data, passwords or documents. */
  before?: unknown
  after?: unknown
  /** At most 500 characters. */
  reason?: string
}

/** What was done by whom; it only grows. Inside a unit of work the entry stands or falls with what it tells of. */
export abstract class AuditLog {
  abstract record(entry: AuditEntry): Promise<void>
}
