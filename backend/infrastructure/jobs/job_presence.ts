import { Client } from 'pg'

const BEAT_EVERY_MS = 10_000
const TOO_LONG_MS = 5_000

/** Several missed heartbeats, yet a short delay for a mail. */
const SILENT = "interval '35 seconds'"

const BEAT = `insert into job_workers (id, seen_at) select unnest($1::text[]), now()
  on conflict (id) do update set seen_at = excluded.seen_at`

const FORGET = `delete from job_workers where seen_at < now() - interval '1 day'`

const SILENT_WORKERS = `select distinct locked_by as id from graphile_worker.jobs
  where locked_at < now() - ${SILENT} and not exists (
    select from job_workers where id = locked_by and seen_at > now() - ${SILENT})`

/** A running job whose key was reused keeps a row with no attempts left that never failed. */
const REPLACED = `select id from graphile_worker.jobs
  where locked_by = any($1) and attempts >= max_attempts and last_error is null and key is null`

const FREE = 'select graphile_worker.force_unlock_workers($1)'

const DROP = 'select graphile_worker.complete_jobs($1)'

/**
 * Sends heartbeats of this process's workers, and releases the jobs of silent workers; graphile-worker alone would do
 * that after four hours. It uses nothing but the view and the functions that graphile-worker documents.
 */
export class JobPresence {
  readonly #url: string
  readonly #workers = new Set<string>()
  #timer: NodeJS.Timeout | null = null
  #beating: Promise<void> | null = null

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

  /** Releases the jobs of ended workers; finished ones are not repeated. */
  async retire(workers: readonly string[], done: readonly string[]): Promise<void> {
    if (workers.length > 0) await withClient(this.#url, (client) => freeJobs(client, workers, done))
    for (const worker of workers) this.#workers.delete(worker)
  }

  /** One at a time: `stop` waits for it. The worker itself reports an unreachable database. */
  #beatQuietly(): void {
    this.#beating ??= this.beat()
      .then(
        () => undefined,
        () => undefined,
      )
      .finally(() => {
        this.#beating = null
      })
  }
}

async function freeJobs(client: Client, workers: readonly string[], done: readonly string[]): Promise<void> {
  await client.query('begin')
  const { rows } = await client.query<{ id: string }>(REPLACED, [workers])
  await client.query(FREE, [workers])
  await client.query(DROP, [[...done, ...rows.map(({ id }) => id)]])
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
