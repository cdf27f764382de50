import type { Database } from '../database/database.ts'
import { migrateJobs } from '../jobs/migrate_jobs.ts'

/** Brings our schema and that of the job queue up to date; answers the names of our migrations that were applied. */
export async function migrate(database: Database): Promise<string[]> {
  const applied = await database.migrate()
  await migrateJobs(database.url)
  return applied
}
