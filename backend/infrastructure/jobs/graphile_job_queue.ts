import { type Job, JobQueue } from '#application/ports/job_queue.ts'
import type { Database } from '../database/database.ts'

/** Writes jobs where graphile-worker finds them, inside whatever transaction is under way. */
export class GraphileJobQueue extends JobQueue {
  readonly #database: Database

  constructor(database: Database) {
    super()
    this.#database = database
  }

  async enqueue({ task, payload }: Job, key?: string, delay = 0): Promise<void> {
    await this.#database.rows(
      `select 1 from graphile_worker.add_job(identifier => ?, payload => ?::json, job_key => ?,
         run_at => now() + make_interval(secs => ?))`,
      [task, JSON.stringify(payload), key ?? null, delay],
    )
  }

  async countWaiting(): Promise<number> {
    const sql = 'select count(*)::integer as waiting from graphile_worker.jobs'
    return (await this.#database.row<{ waiting: number }>(sql))?.waiting ?? 0
  }
}
