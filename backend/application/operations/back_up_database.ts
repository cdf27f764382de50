import type { AuditLog } from '#application/ports/audit_log.ts'
import type { BackupArchive, BackupContents, OnSaved } from '#application/ports/backup_archive.ts'
import type { Clock } from '#application/ports/clock.ts'
import type { KeyedHasher } from '#application/ports/keyed_hasher.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { type Actor, asRecorded } from '../audit/actor.ts'
import { keyCheckOf } from './backup_key.ts'

export interface BackUpDatabaseInput {
  /** Of the file to write; there must be none yet. STANDARD_OUTPUT for that. */
  path: string
  by: Actor
  onSaved?: OnSaved
}

interface Dependencies {
  archive: BackupArchive
  auditLog: AuditLog
  hasher: KeyedHasher
  clock: Clock
}

/** Saves everything that cannot be derived again; that it is done is on record before a byte leaves, for the file holds patients' data. */
export class BackUpDatabase {
  readonly #deps: Dependencies

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  async execute({ path, by, onSaved }: BackUpDatabaseInput): Promise<Result<BackupContents, 'forbidden'>> {
    if (by.kind !== 'operator') return fail('forbidden')
    const { archive, auditLog, hasher, clock } = this.#deps
    const about = { createdAt: clock.now().toISOString(), keyCheck: keyCheckOf(hasher) }
    await auditLog.record({
      ...asRecorded({ by }),
      action: 'database_backed_up',
      subjectKind: 'database',
      subjectId: 'backup',
      after: { createdAt: about.createdAt },
    })
    return ok(await archive.save(path, about, onSaved))
  }
}
