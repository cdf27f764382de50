import type { GraphileJobWorker } from '../jobs/graphile_job_worker.ts'
import { buildWorker } from './build_worker.ts'
import type { OperatorApp } from './open_operator_app.ts'

/** Who does the jobs of the queue in the operator's terminal. Not started yet. */
export function workerOf(
  { settings, database, adapters }: OperatorApp,
  say: (line: string) => void,
): GraphileJobWorker {
  return buildWorker({ settings, databaseUrl: database.url, adapters, say })
}
