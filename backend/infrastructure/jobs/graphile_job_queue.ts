import {
  COME_LAST,
  type Job,
  type JobFilter,
  type JobQueue,
  type QueuedJob,
} from '#application/ports/job_queue.ts'
import type { AccountId } from '#domain/shared/ids.ts'
import { DatabaseAdapter } from '../database/database.ts'

const STATE = `case when job.locked_at is not null then 'running' when job.attempts >= job.max_attempts then 'given_up'
  when job.attempts > 0 then 'retrying' else 'waiting' end`
const CHOSEN = `from graphile_worker.jobs as job
  where job.id = coalesce(:id, job.id) and job.task_identifier = coalesce(:task, job.task_identifier)
    and ${STATE} = coalesce(:state, ${STATE})
    and job.created_at >= coalesce(:from, '-infinity'::timestamptz)
    and job.created_at < coalesce(:until, 'infinity'::timestamptz)`
const PAGE_OF_JOBS = `select job.id::text, job.task_identifier as task, ${STATE} as state, job.attempts,
    job.max_attempts as "mostAttempts", job.last_error as error, job.run_at as due, job.created_at as "createdAt",
    (select payload::jsonb - 'email' from graphile_worker._private_jobs where id = job.id) as payload
  ${CHOSEN} order by job.run_at, job.id limit :limit offset :offset`

/** Writes jobs for graphile-worker within the current transaction. */
export class GraphileJobQueue extends DatabaseAdapter implements JobQueue {
  async enqueue({ task, payload }: Job, key?: string, delay = 0): Promise<void> {
    await this.database.rows(
      `select 1 from graphile_worker.add_job(identifier => :task, payload => cast(:payload as json),
         job_key => :key, run_at => now() + make_interval(secs => :delay), priority => :priority)`,
      {
        ...{ task, payload: JSON.stringify(payload), key: key ?? null, delay },
        priority: COME_LAST.includes(task) ? 1 : 0,
      },
    )
  }

  async removeOf(accountId: AccountId): Promise<void> {
    await this.database.rows(
      `delete from graphile_worker._private_jobs
       where payload ->> 'accountId' = ? and locked_at is null`,
      [accountId],
    )
  }

  async removeGivenUp(instant: Date): Promise<void> {
    await this.database.rows(
      `delete from graphile_worker._private_jobs
       where attempts >= max_attempts and locked_at is null and created_at < ?`,
      [instant],
    )
  }

  async retry(id: string): Promise<boolean> {
    const rows = await this.database.rows(
      `select 1 from graphile_worker.reschedule_jobs(array[?::bigint], run_at => now(), attempts => 0)`,
      [id],
    )
    return rows.length > 0
  }

  async remove(id: string): Promise<boolean> {
    const rows = await this.database.rows('select 1 from graphile_worker.complete_jobs(array[?::bigint])', [
      id,
    ])
    return rows.length > 0
  }

  async countWaiting(): Promise<number> {
    const sql = 'select count(*)::integer as waiting from graphile_worker.jobs'
    return (await this.database.row<{ waiting: number }>(sql))?.waiting ?? 0
  }

  async list(
    { id, task, state, from, until }: JobFilter,
    page: number,
    limit: number,
  ): Promise<{ rows: QueuedJob[]; total: number }> {
    const chosen = {
      ...{ id: id ?? null, task: task ?? null, state: state ?? null },
      ...{ from: from ?? null, until: until ?? null },
    }
    const rows = await this.database.rows<QueuedJob>(PAGE_OF_JOBS, {
      ...chosen,
      limit,
      offset: (page - 1) * limit,
    })
    const counted = await this.database.row<{ total: number }>(
      `select count(*)::int as total ${CHOSEN}`,
      chosen,
    )
    return { rows, total: counted?.total ?? 0 }
  }
}
