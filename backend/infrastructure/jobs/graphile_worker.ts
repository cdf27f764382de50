import './without_configuration_files.ts'
import { Logger, runMigrations } from 'graphile-worker'

export { run, runOnce } from 'graphile-worker'

/** Explicit, or the environment could name another one. */
export const SCHEMA = 'graphile_worker'

export type Log = (line: string) => void

const silentLogger = new Logger(() => () => {})

/** Logs the worker's warnings; task failures contain no personal data, see `asTask`. */
export function jobLogger(log: Log): Logger {
  return new Logger(() => (level, message) => {
    if (['error', 'warning'].includes(level)) log(`tarefas: ${message}`)
  })
}

/** Migrates the queue's own schema, `graphile_worker`; concurrent calls are safe. */
export async function migrateJobs(url: string): Promise<void> {
  return runMigrations({ connectionString: url, schema: SCHEMA, logger: silentLogger, maxPoolSize: 1 })
}
