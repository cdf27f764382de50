import type { JobQueue } from '#application/ports/job_queue.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { type Actor, mayAdminister } from '../audit/actor.ts'

/** How many jobs are not done yet. */
export class CountWaitingJobs {
  readonly #jobs: JobQueue

  constructor({ jobs }: { jobs: JobQueue }) {
    this.#jobs = jobs
  }

  async execute({ by }: { by: Actor }): Promise<Result<number, 'forbidden'>> {
    return mayAdminister(by) ? ok(await this.#jobs.countWaiting()) : fail('forbidden')
  }
}
