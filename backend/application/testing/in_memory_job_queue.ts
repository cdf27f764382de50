import { type Job, JobQueue } from '#application/ports/job_queue.ts'

export class InMemoryJobQueue extends JobQueue {
  readonly #jobs: { job: Job; key: string | undefined }[] = []

  async enqueue(job: Job, key?: string): Promise<void> {
    const waiting = this.#jobs.findIndex((other) => key !== undefined && other.key === key)
    if (waiting >= 0) this.#jobs.splice(waiting, 1)
    this.#jobs.push({ job, key })
  }

  async countWaiting(): Promise<number> {
    return this.#jobs.length
  }

  /** What is waiting, the oldest first. */
  jobs(): Job[] {
    return this.#jobs.map(({ job }) => job)
  }
}
