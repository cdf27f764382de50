import type { GraphileJobWorker } from '../jobs/graphile_job_worker.ts'
import { buildWorker } from './build_worker.ts'
import type { OperatorHouse } from './open_operator_house.ts'

/** Who does the jobs of the queue in the operator's terminal. Not started yet. */
export function workerOf(
  { settings, database, adapters }: OperatorHouse,
  say: (line: string) => void,
): GraphileJobWorker {
  return buildWorker({ settings, databaseUrl: database.url, adapters, say })
}
