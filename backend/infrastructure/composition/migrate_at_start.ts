import { type Actor, asRecorded } from '#application/audit/actor.ts'
import { PostgresAuditLog } from '../database/audit/postgres_audit_log.ts'
import type { Database } from '../database/database.ts'
import { compareMigrations } from '../database/pending_migrations.ts'
import { applicationKey } from './application_key.ts'
import { migrate } from './migrate.ts'
import { demandDatabase, openDatabaseOf } from './open_database_of.ts'
import type { Settings } from './settings.ts'

export interface MigrationReport {
  /** Names of migrations that were applied, or would be. */
  migrations: string[]
  /** Applied by a newer version of the program. */
  unknown: string[]
}

/**
 * Brings the schema of the settings' database up to date, on record by whom: the table of that is there afterwards, also
 * where the database was empty. A dry run only names what is missing.
 */
export async function migrateAtStart(
  settings: Settings,
  { by, dryRun, log }: { by: Actor; dryRun: boolean; log: (line: string) => void },
): Promise<MigrationReport> {
  if (dryRun) await demandDatabase(settings)
  const { database, ownerUrl, release } = await openDatabaseOf(settings, log)
  try {
    const { pending, unknown } = await compareMigrations(database)
    const applied = dryRun ? [] : await migrate(database, ownerUrl, log)
    if (applied.length > 0) await recordMigrations(database, pending, by)
    if (!dryRun) await applicationKey(settings, database)
    return { migrations: pending, unknown }
  } finally {
    await release()
  }
}

async function recordMigrations(database: Database, migrations: readonly string[], by: Actor): Promise<void> {
  await new PostgresAuditLog(database).record({
    ...asRecorded({ by }),
    action: 'database_migrated',
    subjectKind: 'database',
    subjectId: 'schema',
    after: { migrations },
  })
}
