import { compareMigrations } from '../database/pending_migrations.ts'
import { migrate } from './migrate.ts'
import { openDatabaseOf } from './open_database_of.ts'
import type { Settings } from './settings.ts'

export interface MigrationReport {
  /** Names of migrations that were applied, or would be. */
  migrations: string[]
  /** Applied by a newer version of the program. */
  unknown: string[]
}

/** Brings the schema of the settings' database up to date; a dry run only names what is missing. */
export async function migrateHouse(
  settings: Settings,
  { dryRun, log }: { dryRun: boolean; log: (line: string) => void },
): Promise<MigrationReport> {
  const { database, ownerUrl, release } = await openDatabaseOf(settings, log)
  try {
    const { pending, unknown } = await compareMigrations(database)
    if (!dryRun) await migrate(database, ownerUrl)
    return { migrations: pending, unknown }
  } finally {
    await release()
  }
}
