import './without_configuration_files.ts'
import { Logger, runMigrations } from 'graphile-worker'
import { serverAt } from '../database/open_database.ts'

export { run, runOnce } from 'graphile-worker'

/** Said aloud, or the environment could name another one. */
export const SCHEMA = 'graphile_worker'

export type Log = (line: string) => void

const silentLogger = new Logger(() => () => {})

/** Passes on what the worker warns of; its task failures carry no person's data, see `asTask`. */
export function jobLogger(log: Log): Logger {
  return new Logger(() => (level, message) => {
    if (['error', 'warning'].includes(level)) log(`tarefas: ${message}`)
  })
}

/** Brings the queue's own schema, `graphile_worker`, up to date; several processes may ask at once. */
export async function migrateJobs(url: string): Promise<void> {
  const connectionString = await serverAt(url)
  return runMigrations({ connectionString, schema: SCHEMA, logger: silentLogger, maxPoolSize: 1 })
}
