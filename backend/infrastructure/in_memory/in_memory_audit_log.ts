import { type AuditEntry, AuditLog } from '#application/ports/audit_log.ts'

export class InMemoryAuditLog extends AuditLog {
  readonly entries: AuditEntry[] = []

  async record(entry: AuditEntry): Promise<void> {
    this.entries.push(entry)
  }
}
