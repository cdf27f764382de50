import './without_configuration_files.ts'

export { Logger, run, runMigrations, runOnce } from 'graphile-worker'

/** Said aloud, or the environment could name another one. */
export const SCHEMA = 'graphile_worker'
