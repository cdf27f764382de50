import { Client } from 'pg'
import { serverAt } from '../database/open_database.ts'

const BEAT_EVERY_MS = 10_000
const TOO_LONG_MS = 5_000

/** Longer than some beats that were missed, shorter than anybody minds to wait for a mail. */
const SILENT = "interval '35 seconds'"

const BEAT = `insert into job_workers (id, seen_at) select unnest($1::text[]), now()
  on conflict (id) do update set seen_at = excluded.seen_at`

const FORGET = `delete from job_workers where seen_at < now() - interval '1 day'`

const SILENT_WORKERS = `select distinct locked_by as id from graphile_worker._private_jobs
  where locked_at < now() - ${SILENT} and not exists (
    select from job_workers where id = locked_by and seen_at > now() - ${SILENT})`

/** What took a later job's place while it ran has all attempts used up, and was never tried in vain. */
const DROP_REPLACED = `delete from graphile_worker._private_jobs
  where locked_by = any($1) and attempts >= max_attempts and last_error is null and key is null`

const FREE = 'select graphile_worker.force_unlock_workers($1)'

const DROP_DONE =
  'delete from graphile_worker._private_jobs where locked_by = any($1) and id = any($2::bigint[])'

/**
 * Tells the other processes that these workers live, and gives the jobs of workers that fell silent back to the queue:
 * left alone, graphile-worker frees them after four hours.
 */
export class JobPresence {
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

  /** Beats at once, then again and again until `stop`. */
  start(): void {
    this.#timer = setInterval(() => this.#beatQuietly(), BEAT_EVERY_MS).unref()
    this.#beatQuietly()
  }

  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer)
    await this.#beating
  }

  /** Returns how many workers were found silent. */
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

  /** Frees what workers of this process left behind that have ended; what they had done before is not done again. */
  async retire(done: Iterable<string>): Promise<void> {
    const ended = [...this.#workers]
    if (ended.length > 0) await withClient(this.#url, (client) => freeJobs(client, ended, [...done]))
    for (const worker of ended) this.#workers.delete(worker)
  }

  /** Where the database is away, the worker itself says so. */
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

/** A connection of its own each time: one that went silent is nobody's next. */
async function withClient<Value>(url: string, work: (client: Client) => Promise<Value>): Promise<Value> {
  const client = new Client({
    connectionString: await serverAt(url),
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
    await client.end().catch(() => undefined)
  }
}
