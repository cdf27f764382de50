import { metrics } from '@opentelemetry/api'
import { EventEmitter } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { Runner, RunnerOptions, Task, TaskList, WorkerEvents } from 'graphile-worker'
import type { Pool } from 'pg'
import type { JobHandlers, JobTask, QueueName } from '#application/ports/job_queue.ts'
import { openPool } from '../database/open_database.ts'
import { jobLogger, type Log, runOnce, SCHEMA } from './graphile_worker.ts'
import type { JobPresence } from './job_presence.ts'

export type Running = Pick<Runner, 'promise' | 'stop'>

interface RunnerDependencies {
  queue: QueueName
  tasks: readonly JobTask[]
  url: string
  handlers: JobHandlers
  log: Log
  /** Milliseconds from a failure to the restart. */
  restart: number
  begin(options: RunnerOptions): Promise<Running>
  presence: JobPresence
}

/** Jobs of one queue at once in a process. */
const AT_ONCE = 2
/** One that listens, and one for each job. */
const CONNECTIONS = AT_ONCE + 1
/** Looks for a job that fail while its connection listens, until the runner begins anew. */
const MOST_FAILED_LOOKS = 4
/** Milliseconds for a statement of the queue itself. */
const STATEMENT_LIMIT = 5_000
/** By default graphile-worker ends while it still stores its last jobs' outcome, and they may run again. */
const STORES_OUTCOMES_AT_ONCE = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } }
/** More jobs than can finish before the first one's outcome is stored. */
const MAX_UNSTORED_OUTCOMES = 1_000

/** Minute, hour, day, month and weekday in UTC. */
const TIMETABLE: Partial<Record<JobTask, string>> = {
  remove_ended_sessions: '7 * * * *',
  remove_staged_photos: '23 * * * *',
  remove_unused_post_images: '31 5 * * *',
  apply_retention: '41 6 * * *',
  publish_due_posts: '* * * * *',
  expire_verifications: '11 9 * * *',
  roll_up_views: '* * * * *',
  enqueue_months: '*/5 11-22 2-15 * *',
  enqueue_digests: '0 11-14 * * *',
  feed_search_index: '* * * * *',
}

/** The next run takes the place of one that still waits, and its time: it never goes back to the end of the queue. */
function crontabOf(tasks: readonly JobTask[]): string {
  return tasks
    .flatMap((task) => {
      const when = TIMETABLE[task]
      return when ? [`${when} ${task} ?jobKey=${task}&jobKeyMode=preserve_run_at`] : []
    })
    .join('\n')
}

/**
 * A clock that was ahead left times to come, and graphile-worker would enqueue nothing before they are over. It has no
 * function for that.
 */
const FORGET_TIMES_TO_COME = `update graphile_worker._private_known_crontabs set last_execution = null
  where last_execution > greatest(now(), $1) + interval '1 minute' returning identifier`

/** Executes the jobs of one queue, and enqueues those of its timetable. */
export class QueueRunner {
  readonly #deps: RunnerDependencies
  readonly #options: RunnerOptions & { crontab: string }
  /** Names of graphile-worker's worker pools. */
  readonly #workers = new Set<string>()
  /** Finished jobs whose outcome may not be stored yet. */
  readonly #done = new Set<string>()
  readonly #stopping = new AbortController()
  #pool: Pool | null = null
  #runner: Running | null = null
  #supervision: Promise<void> | null = null

  constructor(deps: RunnerDependencies) {
    this.#deps = deps
    const events: WorkerEvents = new EventEmitter()
    events.on('pool:create', ({ workerPool }) => this.#introduce(workerPool.id))
    events.on('job:success', ({ job }) => this.#remember(job.id))
    this.#beginAnewAfterFailedLooks(events)
    countJobs(events, deps.queue)
    this.#options = {
      schema: SCHEMA,
      events,
      taskList: asTaskList(deps),
      concurrency: AT_ONCE,
      crontab: crontabOf(deps.tasks),
      noHandleSignals: true,
      preset: STORES_OUTCOMES_AT_ONCE,
      logger: jobLogger(deps.log),
    }
  }

  /** Resolves once the first run has begun; one that could not begin, as on a busy machine, is tried again. */
  async start(): Promise<void> {
    this.#runner = await this.#beginOnNewPool().catch((error: unknown) => this.#couldNotStart(error))
    this.#supervision = this.#supervise(this.#runner)
  }

  /** Executes everything due now, then resolves. */
  async drain(): Promise<void> {
    const { concurrency: _, ...options } = this.#options
    const pool = this.#openPool()
    try {
      await runOnce({ ...options, pgPool: pool })
    } finally {
      await pool.end()
    }
  }

  /** Lets running jobs finish. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    if (this.#supervision) await this.#runner?.stop().catch(() => {})
    await this.#supervision
    this.#endPool()
  }

  async #supervise(first: Running | null): Promise<void> {
    const { log, restart } = this.#deps
    let runner = first
    while (!this.#stopping.signal.aborted) {
      if (runner) await runner.promise.catch((error: unknown) => log(`tarefas: ${kindOf(error)}`))
      await wait(restart, undefined, { signal: this.#stopping.signal }).catch(() => {})
      if (this.#stopping.signal.aborted) return
      runner = await this.#beginAgain().catch((error: unknown) => this.#couldNotStart(error))
      this.#runner = runner
    }
    await runner?.stop().catch(() => {})
  }

  async #beginAgain(): Promise<Running> {
    await this.#deps.presence.retire([...this.#workers], [...this.#done])
    this.#workers.clear()
    this.#done.clear()
    return this.#beginOnNewPool()
  }

  /** The former pool may hold connections from before the failure. */
  async #beginOnNewPool(): Promise<Running> {
    this.#endPool()
    const pool = this.#openPool()
    this.#pool = pool
    if (this.#options.crontab) await this.#forgetTimesToCome(pool)
    return this.#deps.begin({ ...this.#options, pgPool: pool })
  }

  async #forgetTimesToCome(pool: Pool): Promise<void> {
    const { rows } = await pool.query<{ identifier: string }>(FORGET_TIMES_TO_COME, [new Date()])
    if (rows.length === 0) return
    const names = rows.map(({ identifier }) => identifier).toSorted()
    this.#deps.log(`tarefas: o relógio voltou atrás; recomeçam agora: ${names.join(', ')}`)
  }

  #openPool(): Pool {
    const { url, log } = this.#deps
    return openPool({
      ...{ url, log, name: 'saude-perto-jobs' },
      ...{ size: CONNECTIONS, statementLimit: STATEMENT_LIMIT },
    })
  }

  #endPool(): void {
    void this.#pool?.end()
    this.#pool = null
  }

  /**
   * graphile-worker keeps the failure of its first look at its tables for ever, and every later look fails by it
   * although the database answers.
   */
  #beginAnewAfterFailedLooks(events: WorkerEvents): void {
    let isListening = false
    let failed = 0
    const found = () => (failed = 0)
    events.on('pool:listen:success', () => (isListening = true))
    events.on('pool:listen:error', () => (isListening = false))
    events.on('worker:getJob:empty', found)
    events.on('job:start', found)
    events.on('worker:getJob:error', ({ error }) => {
      if (!isListening || ++failed < MOST_FAILED_LOOKS) return
      failed = 0
      this.#deps.log(`tarefas: recomeçam: ${kindOf(error)}`)
      void this.#runner?.stop().catch(() => 'it ends already')
    })
  }

  #introduce(worker: string): void {
    this.#workers.add(worker)
    this.#deps.presence.add(worker)
  }

  #remember(job: string): void {
    this.#done.add(job)
    const [oldest] = this.#done
    if (oldest && this.#done.size > MAX_UNSTORED_OUTCOMES) this.#done.delete(oldest)
  }

  #couldNotStart(error: unknown): null {
    this.#deps.log(`tarefas: não começaram: ${kindOf(error)}`)
    return null
  }
}

/** Counts done, retried and given-up jobs by queue and task, mails included. */
function countJobs(events: WorkerEvents, queue: QueueName): void {
  const jobs = metrics.getMeter('saude-perto').createCounter('saude.jobs', { description: 'Jobs by outcome' })
  events.on('job:success', ({ job }) => jobs.add(1, { queue, task: job.task_identifier, outcome: 'done' }))
  events.on('job:error', ({ job }) => jobs.add(1, { queue, task: job.task_identifier, outcome: 'failed' }))
  events.on('job:failed', ({ job }) => jobs.add(1, { queue, task: job.task_identifier, outcome: 'given_up' }))
}

function asTaskList({ tasks, handlers }: RunnerDependencies): TaskList {
  return Object.fromEntries(tasks.map((task) => [task, asTask(task, handlers[task] as Task)]))
}

/** A mail server's message may name a person, and failures are logged and stored: passes on only their kind. */
function asTask(task: JobTask, handle: Task): Task {
  return async (payload, helpers) => {
    try {
      await handle(payload, helpers)
    } catch (error) {
      const failure = new Error(`${task}: ${kindOf(error)}`)
      failure.stack = ''
      throw failure
    }
  }
}

/** Reply code and enhanced status code, as in '550 5.1.1' (RFC 5321 §4.2, RFC 3463). */
const SMTP_REPLY = /^([245]\d\d)(?:[ -]([245]\.\d{1,3}\.\d{1,3})\b)?/

/** Returns an error's name and code, and the codes of a mail server's reply without its text. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const code = 'code' in error ? String(error.code) : ''
  const reply = 'response' in error ? (SMTP_REPLY.exec(String(error.response)) ?? []) : []
  return [error.name, code, ...reply.slice(1)].filter(Boolean).join(' ')
}
