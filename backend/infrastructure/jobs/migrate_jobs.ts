import { runMigrations } from 'graphile-worker'
import { silentLogger } from './job_logger.ts'

/** Brings the queue's own schema, `graphile_worker`, up to date; several processes may ask at once. */
export function migrateJobs(url: string): Promise<void> {
  return runMigrations({ connectionString: url, logger: silentLogger, maxPoolSize: 1 })
}
