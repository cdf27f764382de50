import { runMigrations, SCHEMA } from './graphile_worker.ts'
import { silentLogger } from './job_logger.ts'

/** Brings the queue's own schema, `graphile_worker`, up to date; several processes may ask at once. */
export function migrateJobs(url: string): Promise<void> {
  return runMigrations({ connectionString: url, schema: SCHEMA, logger: silentLogger, maxPoolSize: 1 })
}
