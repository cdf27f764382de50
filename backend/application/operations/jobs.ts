import type { JobFilter, QueuedJob } from '#application/ports/job_queue.ts'
import type { Ports } from '#application/ports/ports.ts'
import { MAX_PAGE_SIZE } from '#domain/shared/page_sizes.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { type Actor, auditEntry, mayAdminister } from '../audit/actor.ts'
import { type ListPage, type PageRequest, readPage } from '../system/list_page.ts'
import { UseCase } from '../use_case.ts'

/** Returns the number of unfinished jobs. */
export class CountWaitingJobs extends UseCase<Ports<'jobs'>> {
  async execute({ by }: { by: Actor }): Promise<Result<number, 'forbidden'>> {
    return mayAdminister(by) ? ok(await this.deps.jobs.countWaiting()) : fail('forbidden')
  }
}

/** Lists the queued jobs in order of execution, for operators only. */
export class ListJobs extends UseCase<Ports<'jobs'>> {
  execute(input: PageRequest & { filter: JobFilter }): Promise<Result<ListPage<QueuedJob>, 'forbidden'>> {
    return readPage(input.by.kind === 'operator', input, MAX_PAGE_SIZE, (page, limit) =>
      this.deps.jobs.list(input.filter, page, limit),
    )
  }
}

interface JobChange {
  id: string
  by: Actor
  reason?: string | undefined
}

/** `job_running`: a worker has it at this moment. */
type JobRefusal = 'forbidden' | 'job_not_found' | 'job_running'

type JobDependencies = Ports<'jobs' | 'auditLog' | 'unitOfWork'>

/** Lets a job run again at once, with all its attempts, by an operator. Returns false if it was about to run anyway. */
export class RetryJob extends UseCase<JobDependencies> {
  execute(input: JobChange): Promise<Result<boolean, JobRefusal>> {
    return changeJob(this.deps, input, 'job_retried', ({ state }) => state !== 'waiting')
  }
}

/** Removes a job for good, by an operator: what it was to do is not done. */
export class DeleteJob extends UseCase<JobDependencies> {
  execute(input: JobChange): Promise<Result<boolean, JobRefusal>> {
    return changeJob(this.deps, input, 'job_deleted', () => true)
  }
}

async function changeJob(
  { jobs, auditLog, unitOfWork }: JobDependencies,
  { id, by, reason }: JobChange,
  action: 'job_retried' | 'job_deleted',
  isDue: (job: QueuedJob) => boolean,
): Promise<Result<boolean, JobRefusal>> {
  if (by.kind !== 'operator') return fail('forbidden')
  return unitOfWork.run(async () => {
    const [job] = (await jobs.list({ id }, 1, 1)).rows
    if (!job) return fail('job_not_found')
    if (!isDue(job)) return ok(false)
    const isChanged = action === 'job_retried' ? await jobs.retry(id) : await jobs.remove(id)
    if (!isChanged) return fail('job_running')
    const after = { task: job.task, attempts: job.attempts }
    await auditLog.record(auditEntry({ by }, action, ['job', id], { after, reason }))
    return ok(true)
  })
}
