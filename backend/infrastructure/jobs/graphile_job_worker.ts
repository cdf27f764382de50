import { metrics } from '@opentelemetry/api'
import { EventEmitter } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { Runner, RunnerOptions, Task, TaskList, WorkerEvents } from 'graphile-worker'
import { type Pool, Client } from 'pg'
import type { JobHandlers, JobTask } from '#application/ports/job_queue.ts'
import { openPool } from '../database/open_database.ts'
import { jobLogger, run, runOnce, type Log, SCHEMA } from './graphile_worker.ts'

const BEAT_EVERY_MS = 10_000
const TOO_LONG_MS = 5_000

/** Several missed heartbeats, yet a short delay for a mail. */
const SILENT = "interval '35 seconds'"

const BEAT = `insert into job_workers (id, seen_at) select unnest($1::text[]), now()
  on conflict (id) do update set seen_at = excluded.seen_at`

const FORGET = `delete from job_workers where seen_at < now() - interval '1 day'`

const SILENT_WORKERS = `select distinct locked_by as id from graphile_worker._private_jobs
  where locked_at < now() - ${SILENT} and not exists (
    select from job_workers where id = locked_by and seen_at > now() - ${SILENT})`

/** Removes replaced jobs: a running job whose key was reused keeps a row with no attempts left that never failed. */
const DROP_REPLACED = `delete from graphile_worker._private_jobs
  where locked_by = any($1) and attempts >= max_attempts and last_error is null and key is null`

const FREE = 'select graphile_worker.force_unlock_workers($1)'

const DROP_DONE =
  'delete from graphile_worker._private_jobs where locked_by = any($1) and id = any($2::bigint[])'

/**
 * Sends heartbeats of this process's workers, and releases the jobs of silent workers; graphile-worker alone would do
 * that after four hours.
 */
class JobPresence {
  readonly #url: string
  readonly #workers = new Set<string>()
  #timer: NodeJS.Timeout | null = null
  #beating = Promise.resolve()

  constructor(url: string) {
    this.#url = url
  }

  add(worker: string): void {
    this.#workers.add(worker)
  }

  /** Sends a heartbeat at once, then regularly until `stop`. */
  start(): void {
    this.#timer = setInterval(() => this.#beatQuietly(), BEAT_EVERY_MS).unref()
    this.#beatQuietly()
  }

  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer)
    await this.#beating
  }

  /** Returns the number of silent workers. */
  beat(): Promise<number> {
    return withClient(this.#url, async (client) => {
      await client.query(BEAT, [[...this.#workers]])
      await client.query(FORGET)
      const { rows } = await client.query<{ id: string }>(SILENT_WORKERS)
      const silent = rows.map(({ id }) => id)
      if (silent.length > 0) await freeJobs(client, silent, [])
      return silent.length
    })
  }

  /** Releases the jobs of this process's ended workers; finished ones are not repeated. */
  async retire(done: Iterable<string>): Promise<void> {
    const ended = [...this.#workers]
    if (ended.length > 0) await withClient(this.#url, (client) => freeJobs(client, ended, [...done]))
    for (const worker of ended) this.#workers.delete(worker)
  }

  /** The worker itself reports an unreachable database. */
  #beatQuietly(): void {
    this.#beating = this.#beating
      .then(() => this.beat())
      .then(
        () => undefined,
        () => undefined,
      )
  }
}

async function freeJobs(client: Client, workers: readonly string[], done: readonly string[]): Promise<void> {
  await client.query('begin')
  await client.query(DROP_DONE, [workers, done])
  await client.query(DROP_REPLACED, [workers])
  await client.query(FREE, [workers])
  await client.query('commit')
}

/** Uses a new connection each time: one that hangs is not reused. */
async function withClient<Value>(url: string, work: (client: Client) => Promise<Value>): Promise<Value> {
  const client = new Client({
    connectionString: url,
    application_name: 'saude-perto jobs',
    connectionTimeoutMillis: TOO_LONG_MS,
    query_timeout: TOO_LONG_MS,
    statement_timeout: TOO_LONG_MS,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await work(client)
  } finally {
    // The server may never answer the disconnection.
    void client.end().catch(() => undefined)
  }
}

type Running = Pick<Runner, 'promise' | 'stop'>

interface WorkerDependencies {
  url: string
  handlers: JobHandlers
  /** Receives failures. */
  log: Log
  /** Milliseconds from a failure to the restart. */
  restart?: number
  begin?: (options: RunnerOptions) => Promise<Running>
}

const AT_ONCE = 2
const RESTART_MS = 5_000
/** Milliseconds for a statement of the queue itself. */
const STATEMENT_LIMIT = 5_000
/** By default graphile-worker ends while it still stores its last jobs' outcome, and they may run again. */
const STORES_OUTCOMES_AT_ONCE = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } }
/** Minute, hour, day, month, weekday in UTC, and the task. */
const TIMETABLE = [
  '7 * * * * remove_ended_sessions',
  '23 * * * * remove_staged_photos',
  '31 5 * * * remove_unused_post_images',
  '41 6 * * * apply_retention',
  '* * * * * publish_due_posts ?jobKey=publish_due_posts',
  '11 9 * * * expire_verifications',
  '* * * * * roll_up_views ?jobKey=roll_up_views',
]
/** More jobs than can finish before the first one's outcome is stored. */
const MAX_UNSTORED_OUTCOMES = 1_000
const FEEDING = '* * * * * feed_search_index ?jobKey=feed_search_index'

/**
 * Executes the queue's jobs, in any number of processes. Retries a failed job with growing pauses, 25 times over about
 * four days. A worker that lost its database restarts by itself. Jobs of a dead process are released within a minute;
 * jobs finished when the database was lost are not repeated.
 */
export class GraphileJobWorker {
  readonly #url: string
  readonly #options: RunnerOptions
  readonly #log: Log
  readonly #restart: number
  readonly #begin: (options: RunnerOptions) => Promise<Running>
  readonly #presence: JobPresence
  /** Finished jobs whose outcome may not be stored yet. */
  readonly #done = new Set<string>()
  readonly #stopping = new AbortController()
  #pool: Pool | null = null
  #runner: Running | null = null
  #supervision: Promise<void> | null = null

  constructor({ url, handlers, log, restart = RESTART_MS, begin = run }: WorkerDependencies) {
    this.#url = url
    this.#log = log
    this.#restart = restart
    this.#begin = begin
    this.#presence = new JobPresence(url)
    const events: WorkerEvents = new EventEmitter()
    events.on('pool:create', ({ workerPool }) => this.#presence.add(workerPool.id))
    events.on('job:success', ({ job }) => this.#remember(job.id))
    countJobs(events)
    this.#options = {
      schema: SCHEMA,
      events,
      taskList: asTaskList(handlers),
      concurrency: AT_ONCE,
      crontab: [...TIMETABLE, ...(handlers.feed_search_index ? [FEEDING] : [])].join('\n'),
      noHandleSignals: true,
      preset: STORES_OUTCOMES_AT_ONCE,
      logger: jobLogger(log),
    }
  }

  /** Resolves once the first run has begun. */
  async start(): Promise<void> {
    this.#runner = await this.#beginOnNewPool()
    this.#presence.start()
    this.#supervision = this.#supervise(this.#runner)
  }

  /** Executes everything due now, then resolves. */
  async drain(): Promise<void> {
    const { concurrency: _, ...options } = this.#options
    await this.#presence.beat()
    this.#presence.start()
    const pool = this.#openPool()
    try {
      await runOnce({ ...options, pgPool: pool })
    } finally {
      await pool.end()
      await this.#presence.stop()
    }
  }

  /** Lets running jobs finish. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    if (this.#supervision) await this.#runner?.stop().catch(() => {})
    await this.#supervision
    this.#endPool()
    await this.#presence.stop()
  }

  async #supervise(first: Running): Promise<void> {
    let runner: Running | null = first
    while (!this.#stopping.signal.aborted) {
      if (runner) await runner.promise.catch((error: unknown) => this.#log(`tarefas: ${nameOf(error)}`))
      await wait(this.#restart, undefined, { signal: this.#stopping.signal }).catch(() => {})
      if (this.#stopping.signal.aborted) return
      runner = await this.#beginAgain().catch((error: unknown) => this.#couldNotStart(error))
      this.#runner = runner
    }
    await runner?.stop().catch(() => {})
  }

  async #beginAgain(): Promise<Running> {
    await this.#presence.retire(this.#done)
    this.#done.clear()
    return this.#beginOnNewPool()
  }

  /** The former pool may hold connections from before the failure. */
  #beginOnNewPool(): Promise<Running> {
    this.#endPool()
    this.#pool = this.#openPool()
    return this.#begin({ ...this.#options, pgPool: this.#pool })
  }

  #openPool(): Pool {
    return openPool({
      ...{ url: this.#url, log: this.#log, name: 'saude-perto-jobs' },
      ...{ size: AT_ONCE + 2, statementLimit: STATEMENT_LIMIT },
    })
  }

  #endPool(): void {
    void this.#pool?.end()
    this.#pool = null
  }

  #remember(job: string): void {
    this.#done.add(job)
    const [oldest] = this.#done
    if (oldest && this.#done.size > MAX_UNSTORED_OUTCOMES) this.#done.delete(oldest)
  }

  #couldNotStart(error: unknown): null {
    this.#log(`tarefas: não recomeçaram: ${nameOf(error)}`)
    return null
  }
}

/** Counts done, retried and given-up jobs by task, mails included. */
function countJobs(events: WorkerEvents): void {
  const jobs = metrics.getMeter('saude-perto').createCounter('saude.jobs', { description: 'Jobs by outcome' })
  events.on('job:success', ({ job }) => jobs.add(1, { task: job.task_identifier, outcome: 'done' }))
  events.on('job:error', ({ job }) => jobs.add(1, { task: job.task_identifier, outcome: 'failed' }))
  events.on('job:failed', ({ job }) => jobs.add(1, { task: job.task_identifier, outcome: 'given_up' }))
}

function asTaskList(handlers: JobHandlers): TaskList {
  const tasks = Object.keys(handlers) as JobTask[]
  return Object.fromEntries(tasks.map((task) => [task, asTask(task, handlers[task] as Task)]))
}

/** A mail server's message may name a person, and failures are logged and stored: passes on only their kind. */
function asTask(task: JobTask, handle: Task): Task {
  return async (payload, helpers) => {
    try {
      await handle(payload, helpers)
    } catch (error) {
      const failure = new Error(`${task}: ${nameOf(error)}`)
      failure.stack = ''
      throw failure
    }
  }
}

function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error ? `${error.name} ${String(error.code)}` : error.name
}
