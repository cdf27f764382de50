import { grantToApplication, roleOf, applyMigrations } from '../database/apply_migrations.ts'
import type { Database } from '../database/database.ts'
import { openDatabase, PATIENT } from '../database/open_database.ts'
import { migrateJobs } from '../jobs/graphile_worker.ts'
import { oneAtATime } from './one_at_a_time.ts'

/**
 * Brings our schema, its indexes and that of the job queue up to date, as their owner; where that is another role than the
 * application's, the latter gets its rights. Several processes may ask at once: they take
 * turns. Returns the names of our migrations that were applied.
 */
export function migrate(
  database: Database,
  ownerUrl: string = database.url,
  log?: (line: string) => void,
): Promise<string[]> {
  return oneAtATime(ownerUrl, 'migrations', () => bringUpToDate(database, ownerUrl, log))
}

async function bringUpToDate(
  database: Database,
  ownerUrl: string,
  log?: (line: string) => void,
): Promise<string[]> {
  const role = roleOf(database.url)
  if (roleOf(ownerUrl) === role) return migrateAsOwner(database, log)
  const owner = openDatabase({ url: ownerUrl, poolSize: 2, ...PATIENT })
  try {
    const applied = await migrateAsOwner(owner, log)
    await grantToApplication(owner, role)
    return applied
  } finally {
    await owner.close()
  }
}

async function migrateAsOwner(owner: Database, log?: (line: string) => void): Promise<string[]> {
  const applied = await applyMigrations(owner, { log })
  await migrateJobs(owner.url)
  return applied
}
