import { type Client, Pool } from 'pg'
import { ConnectionWatch } from './connection_watch.ts'

export interface PoolSettings {
  url: string
  /** What its connections are for, in the log and in `pg_stat_activity`. */
  name: string
  /** Connections at most, for this process. */
  size: number
  /** Milliseconds after which PostgreSQL gives a statement up. */
  statementLimit: number
  /** Whether connections take further statements before the last one is answered. */
  pipeline?: boolean
  /** Settings of the session: `-c name=value`. */
  options?: string
  /** Told of lost connections. */
  say?: ((line: string) => void) | undefined
}

/** Milliseconds for somebody to get a connection, new or free. */
export const CONNECTING_LIMIT = 2_000
/** Times what PostgreSQL has for a statement, for its answer to arrive. */
const WITH_THE_WAY = 1.3

/** How every connection of ours is made. The machine behind an idle one is asked for a sign of life, and missed after some 12 seconds. */
export const connectionOf = ({ url, name, statementLimit }: PoolSettings) => ({
  connectionString: url,
  application_name: name,
  statement_timeout: statementLimit,
  connectionTimeoutMillis: CONNECTING_LIMIT,
  keepAlive: true,
  keepAliveInitialDelayMillis: 2_000,
})

export const watchOf = ({ name, statementLimit, say }: PoolSettings) =>
  new ConnectionWatch({ name, limit: statementLimit * WITH_THE_WAY, say })

/** Connections apart from those of `Database`, for what must not wait behind it. They connect when they are needed. */
export function openPool(settings: PoolSettings): Pool {
  const { size, pipeline = false, options } = settings
  const pool = new Pool({ ...connectionOf(settings), max: size, pipeline, ...(options && { options }) })
  const watch = watchOf(settings)
  pool.on('connect', (client) => watch.add(client as unknown as Client))
  pool.on('error', forgetIdleConnection)
  return pool
}

/** The watch tells of it, the pool drops it, and the next statement opens another or says that it cannot. */
function forgetIdleConnection(): void {}
