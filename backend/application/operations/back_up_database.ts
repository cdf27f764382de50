import type { AuditLog } from '#application/ports/audit_log.ts'
import type { BackupArchive, BackupContents, OnSaved } from '#application/ports/backup_archive.ts'
import type { Clock } from '#application/ports/clock.ts'
import type { KeyedHasher } from '#application/ports/keyed_hasher.ts'
import { keyCheckOf } from './backup_key.ts'

export interface BackUpDatabaseInput {
  /** Of the file to write; there must be none yet. */
  path: string
  /** `cli:<user of the machine>`. */
  operator: string
  onSaved?: OnSaved
}

interface Needs {
  archive: BackupArchive
  auditLog: AuditLog
  hasher: KeyedHasher
  clock: Clock
}

/** Saves everything that cannot be derived again; that it was done is on record, for the file holds patients' data. */
export class BackUpDatabase {
  readonly #needs: Needs

  constructor(needs: Needs) {
    this.#needs = needs
  }

  async execute({ path, operator, onSaved }: BackUpDatabaseInput): Promise<BackupContents> {
    const { archive, auditLog, hasher, clock } = this.#needs
    const about = { createdAt: clock.now().toISOString(), keyCheck: keyCheckOf(hasher) }
    const contents = await archive.save(path, about, onSaved)
    await auditLog.record({
      actorKind: 'operator',
      actorId: operator,
      action: 'database_backed_up',
      subjectKind: 'database',
      subjectId: 'backup',
      after: { createdAt: contents.createdAt },
    })
    return contents
  }
}
