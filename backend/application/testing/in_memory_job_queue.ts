import { type Job, type JobFilter, JobQueue, type QueuedJob } from '#application/ports/job_queue.ts'

import type { AccountId } from '#domain/shared/ids.ts'

const accountOfJob = ({ payload }: Job) => ('accountId' in payload ? payload.accountId : null)

export class InMemoryJobQueue extends JobQueue {
  readonly #jobs: { job: Job; key: string | undefined; delay: number }[] = []

  async enqueue(job: Job, key?: string, delay = 0): Promise<void> {
    const waiting = this.#jobs.findIndex((other) => key !== undefined && other.key === key)
    if (waiting >= 0) this.#jobs.splice(waiting, 1)
    this.#jobs.push({ job, key, delay })
  }

  async removeOf(accountId: AccountId): Promise<void> {
    const left = this.#jobs.filter(({ job }) => accountOfJob(job) !== accountId)
    this.#jobs.splice(0, this.#jobs.length, ...left)
  }

  async removeGivenUp(): Promise<void> {}

  async retry(id: string): Promise<boolean> {
    return this.#jobs.length >= Number(id)
  }

  async remove(id: string): Promise<boolean> {
    return this.#jobs.splice(Number(id) - 1, 1).length > 0
  }

  async countWaiting(): Promise<number> {
    return this.#jobs.length
  }

  async list(
    { id, task, state = 'waiting' }: JobFilter,
    page: number,
    limit: number,
  ): Promise<{ rows: QueuedJob[]; total: number }> {
    const due = new Date(0)
    const rows = this.#jobs
      .map(({ job }, index): QueuedJob => {
        const untried = { state: 'waiting', attempts: 0, mostAttempts: 25, error: null } as const
        return { id: String(index + 1), ...job, ...untried, due, createdAt: due }
      })
      .filter((job) => (id ?? job.id) === job.id && (task ?? job.task) === job.task && state === job.state)
    return { rows: rows.slice((page - 1) * limit, page * limit), total: rows.length }
  }

  /** Of the waiting jobs, in seconds, oldest first. */
  delays(): number[] {
    return this.#jobs.map(({ delay }) => delay)
  }

  /** The waiting jobs, oldest first. */
  jobs(): Job[] {
    return this.#jobs.map(({ job }) => job)
  }
}
