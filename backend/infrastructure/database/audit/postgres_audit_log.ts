import { type AuditEntry, AuditLog } from '#application/ports/audit_log.ts'
import type { Database } from '../database.ts'

export class PostgresAuditLog extends AuditLog {
  readonly #database: Database

  constructor(database: Database) {
    super()
    this.#database = database
  }

  async record(entry: AuditEntry): Promise<void> {
    await this.#database.rows(
      `insert into audit_log (actor_kind, actor_id, action, subject_kind, subject_id, before, after, reason)
       values (?, ?, ?, ?, ?, ?, ?, ?)`,
      [
        entry.actorKind,
        entry.actorId,
        entry.action,
        entry.subjectKind,
        entry.subjectId,
        asJson(entry.before),
        asJson(entry.after),
        entry.reason ?? null,
      ],
    )
  }
}

function asJson(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value)
}
