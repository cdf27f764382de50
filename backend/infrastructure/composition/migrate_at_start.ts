import { type Actor, auditEntry } from '#application/audit/actor.ts'
import { PostgresAuditLog } from '../database/audit/postgres_logs.ts'
import type { Database } from '../database/database.ts'
import { compareMigrations } from '../database/apply_migrations.ts'
import { acceptKey, applicationKey, isKeyOfData, noteKey } from './application_key.ts'
import { migrate } from './migrate.ts'
import { demandDatabase, openDatabaseOf } from './open_database_of.ts'
import type { Settings } from './settings.ts'

export interface MigrationReport {
  /** Names of migrations that were applied, or would be. */
  migrations: string[]
  /** Applied by a newer version of the program. */
  unknown: string[]
}

interface MigrationChoice {
  by: Actor
  dryRun: boolean
  acceptsKey?: boolean
  log: (line: string) => void
}

/**
 * Brings the schema of the settings' database up to date, on record by whom: the table of that is there afterwards, also
 * where the database was empty. A dry run only names what is missing. `acceptsKey` makes the settings' key that of the
 * data, in place of one that is lost.
 */
export async function migrateAtStart(
  settings: Settings,
  { by, dryRun, acceptsKey = false, log }: MigrationChoice,
): Promise<MigrationReport> {
  if (dryRun) await demandDatabase(settings)
  const { database, ownerUrl, release } = await openDatabaseOf(settings, log, { isPatient: true })
  try {
    const { pending, unknown } = await compareMigrations(database)
    const applied = dryRun ? [] : await migrate(database, ownerUrl, log)
    if (applied.length > 0) await recordMigrations(database, pending, by)
    if (!dryRun) await settleKey(settings, database, acceptsKey ? by : null)
    return { migrations: pending, unknown }
  } finally {
    await release()
  }
}

/** Whoever accepts another key is on record. */
async function settleKey(settings: Settings, database: Database, acceptedBy: Actor | null): Promise<void> {
  const key = await applicationKey(settings, database)
  if (!acceptedBy || (await isKeyOfData(database, key))) return void (await noteKey(database, key))
  await acceptKey(database, key)
  await new PostgresAuditLog(database).record(
    auditEntry({ by: acceptedBy }, 'application_key_accepted', ['database', 'key']),
  )
}

async function recordMigrations(database: Database, migrations: readonly string[], by: Actor): Promise<void> {
  await new PostgresAuditLog(database).record(
    auditEntry({ by }, 'database_migrated', ['database', 'schema'], { after: { migrations } }),
  )
}
