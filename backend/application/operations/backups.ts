import type { Ports } from '#application/ports/ports.ts'
import type { KeyedHasher } from '#application/ports/keyed_hasher.ts'
import type { BackupContents, OnRestoring, OnSaved } from '#application/ports/backup_archive.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { type Actor, auditEntry } from '../audit/actor.ts'
import type { ErasureDependencies } from '#application/privacy/erase_person.ts'
import { eraseAgain } from '#application/privacy/replay_erasures.ts'
import { UseCase } from '../use_case.ts'

/** Identifies the key: erasures are keyed hashes, and with another key erased people would return unnoticed. */
export function keyCheckOf(hasher: KeyedHasher): string {
  return hasher.hash('key of the backup').slice(0, 16)
}

interface BackUpDatabaseInput {
  /** The file to write, which must not exist yet, or STANDARD_OUTPUT. */
  path: string
  by: Actor
  onSaved?: OnSaved
}

/**
 * Saves everything that cannot be derived again. One audit entry comes first, since the file holds patients' data, and
 * one after the last byte, by which the age of the last backup is known.
 */
export class BackUpDatabase extends UseCase<Ports<'archive' | 'auditLog' | 'hasher' | 'clock'>> {
  async execute({ path, by, onSaved }: BackUpDatabaseInput): Promise<Result<BackupContents, 'forbidden'>> {
    if (by.kind !== 'operator') return fail('forbidden')
    const { archive, auditLog, hasher, clock } = this.deps
    const about = { createdAt: clock.now().toISOString(), keyCheck: keyCheckOf(hasher) }
    await auditLog.record(
      auditEntry({ by }, 'database_backed_up', ['database', 'backup'], {
        after: { createdAt: about.createdAt },
      }),
    )
    const contents = await archive.save(path, about, onSaved)
    const rows = contents.tables.reduce((sum, table) => sum + table.rows, 0)
    await auditLog.record(
      auditEntry({ by }, 'database_backup_stored', ['database', 'backup'], {
        after: { createdAt: about.createdAt, rows },
      }),
    )
    return ok(contents)
  }
}

export interface RestoreDatabaseInput {
  path: string
  by: Actor
  /** Whether the backup may replace existing data. */
  replace: boolean
  /** Checks only the file and whether it could be restored. */
  dryRun?: boolean
  onRestoring?: OnRestoring
}

export interface RestoreDone extends BackupContents {
  /** E-mails, phones and reviews of erased people that the backup had brought back. */
  erasedAgain: number
  /** Whether there was data to replace. */
  held: boolean
  /** Number of professionals in the index. */
  indexed: number
  /** Migrations applied to an older backup; in a dry run, those that would be. */
  migrated: readonly string[]
}

/** The backup has migrations that this program does not know. */
export interface BackupOfOtherSchema {
  code: 'backup_of_other_schema'
  /** Of the program that made it; null where the file does not say. */
  version: string | null
  createdAt: string
  unknown: readonly string[]
}

export type RestoreRefusal = 'forbidden' | 'backup_of_other_key' | 'database_not_empty' | BackupOfOtherSchema

type RestoreDependencies = ErasureDependencies & Ports<'archive'>

/**
 * Replaces the whole database by a backup, or changes nothing; takes an older backup forward to today's schema. Erases again whoever was erased since, and rebuilds the
 * search, before the restored rows become visible. Throws `BackupDamaged`, and the ledger's error when it cannot be
 * read.
 */
export class RestoreDatabase extends UseCase<RestoreDependencies> {
  async execute(input: RestoreDatabaseInput): Promise<Result<RestoreDone, RestoreRefusal>> {
    if (input.by.kind !== 'operator') return fail('forbidden')
    const { archive, externalErasures, unitOfWork } = this.deps
    await externalErasures.all()
    input.onRestoring?.('examining')
    const contents = await archive.examine(input.path)
    const missing = await this.#missingIn(contents)
    if (!missing.ok) return missing
    if (contents.keyCheck !== keyCheckOf(this.deps.hasher)) return fail('backup_of_other_key')
    const held = !(await archive.isEmpty())
    if (input.dryRun) return ok({ ...contents, held, erasedAgain: 0, indexed: 0, migrated: missing.value })
    if (held && !input.replace) return fail('database_not_empty')
    return ok({ ...(await unitOfWork.run(() => this.#restore(input, contents))), held })
  }

  /** Returns the migrations that an older backup lacks; none where it is as the database. */
  async #missingIn({
    migrations,
    version,
    createdAt,
  }: BackupContents): Promise<Result<string[], BackupOfOtherSchema>> {
    const { archive } = this.deps
    const ours = await archive.migrations()
    if (ours.join() === migrations.join()) return ok([])
    const known = await archive.knownMigrations()
    const unknown = migrations.filter((name) => !known.includes(name))
    if (unknown.length > 0)
      return fail({ code: 'backup_of_other_schema', version: version ?? null, createdAt, unknown })
    return ok(known.filter((name) => !migrations.includes(name)))
  }

  async #restore(
    { path, by, onRestoring }: RestoreDatabaseInput,
    contents: BackupContents,
  ): Promise<Omit<RestoreDone, 'held'>> {
    const { archive, erasures, index, auditLog } = this.deps
    const erasedHere = await erasures.all()
    const migrated = await archive.load(path, contents, onRestoring)
    onRestoring?.('indexing')
    const erasedAgain = await eraseAgain(this.deps, erasedHere)
    const indexed = await index.rebuild()
    await auditLog.record(
      auditEntry({ by }, 'database_restored', ['database', 'backup'], {
        after: { createdAt: contents.createdAt, erasedAgain, ...(migrated.length > 0 && { migrated }) },
      }),
    )
    return { ...contents, erasedAgain, indexed, migrated }
  }
}
