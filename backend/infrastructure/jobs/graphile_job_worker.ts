import type { JobHandlers, JobTask, QueueName } from '#application/ports/job_queue.ts'
import { QUEUE_OF } from '#application/ports/job_queue.ts'
import type { RunnerOptions } from 'graphile-worker'
import { run, type Log } from './graphile_worker.ts'
import { JobPresence } from './job_presence.ts'
import { QueueRunner, type Running } from './queue_runner.ts'

interface WorkerDependencies {
  url: string
  handlers: JobHandlers
  /** Receives failures. */
  log: Log
  /** Milliseconds from a failure to the restart. */
  restart?: number
  begin?: (options: RunnerOptions) => Promise<Running>
}

const RESTART_MS = 5_000
/** Upkeep first: what it enqueues for the others is due with theirs. */
const QUEUES: readonly QueueName[] = ['upkeep', 'account_mail', 'notices', 'push']

/**
 * Executes the jobs of all queues, in any number of processes. Each queue has a runner of its own, so that a silent,
 * slow or refusing mail server or push service keeps no other work waiting. Retries a failed job with growing pauses, 25 times over
 * about four days. A runner that lost its database restarts by itself. Jobs of a dead process are released within a
 * minute; jobs finished when the database was lost are not repeated.
 */
export class GraphileJobWorker {
  readonly #presence: JobPresence
  readonly #runners: readonly QueueRunner[]

  constructor({ url, handlers, log, restart = RESTART_MS, begin = run }: WorkerDependencies) {
    const presence = new JobPresence(url)
    this.#presence = presence
    const tasks = Object.keys(handlers) as JobTask[]
    this.#runners = QUEUES.map((queue) => ({
      queue,
      tasks: tasks.filter((task) => QUEUE_OF[task] === queue),
    }))
      .filter((each) => each.tasks.length > 0)
      .map((each) => new QueueRunner({ ...each, url, handlers, log, restart, begin, presence }))
  }

  /** Resolves once the first runs have begun. */
  async start(): Promise<void> {
    await Promise.all(this.#runners.map((runner) => runner.start()))
    this.#presence.start()
  }

  /** Executes everything due now, then resolves. */
  async drain(): Promise<void> {
    await this.#presence.beat()
    this.#presence.start()
    const [first, ...others] = this.#runners
    try {
      await first?.drain()
      await Promise.all(others.map((runner) => runner.drain()))
    } finally {
      await this.#presence.stop()
    }
  }

  /** Lets running jobs finish. */
  async stop(): Promise<void> {
    await Promise.all(this.#runners.map((runner) => runner.stop()))
    await this.#presence.stop()
  }
}
