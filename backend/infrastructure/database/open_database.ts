import { Database as Lucid } from '@adonisjs/lucid/database'
import { Client, Pool } from 'pg'
import { databaseConfig } from '../../config/database.ts'
import { ConnectionWatch } from './connection_watch.ts'
import { Database } from './database.ts'
import { asThrown } from './database_unavailable.ts'

interface DatabaseSettings extends Partial<
  Pick<PoolSettings, 'name' | 'statementLimit' | 'timeLimitFactor' | 'slow' | 'log'>
> {
  url: string
  /** Maximum number of connections of this process. */
  poolSize?: number
}

/** Lucid's logger: none. The one of AdonisJS would load sixty files at every start. */
const silent = () => {}
const NO_LOGGER = {
  trace: silent,
  debug: silent,
  info: silent,
  warn: silent,
  error: silent,
} as unknown as ConstructorParameters<typeof Lucid>[1]
const NO_EMITTER = { emit() {}, hasListeners: () => false } as unknown as ConstructorParameters<
  typeof Lucid
>[2]

/** Opens a pool on PostgreSQL through Lucid, for server, terminal and tests alike. Connects lazily. */
export function openDatabase({ poolSize = 10, ...given }: DatabaseSettings): Database {
  const settings = {
    ...{ name: 'saude-perto', size: poolSize, statementLimit: 3_000 },
    ...given,
  }
  const watch = watchOf(settings)
  const access = connectionOf(settings)
  const config = databaseConfig({
    connection: access,
    pool: {
      min: 0,
      max: settings.size,
      acquireTimeoutMillis: access.connectionTimeoutMillis,
      idleTimeoutMillis: 30_000,
      afterCreate(connection: Client, done: (error: null, connection: Client) => void) {
        watch.add(connection)
        done(null, connection)
      },
    },
  })
  const lucid = new Lucid(config, NO_LOGGER, NO_EMITTER)
  return new Database(lucid, settings.url, watch)
}

/** A separate small pool for health checks, which neither waits behind visitors nor waits long. */
export function openHealthDatabase(url: string, timeLimitFactor = 1): Database {
  return openDatabase({
    url,
    name: 'saude-perto-health',
    poolSize: 1,
    statementLimit: 1_000,
    timeLimitFactor,
  })
}

interface PoolSettings {
  url: string
  /** The purpose of its connections, for the log and `pg_stat_activity`. */
  name: string
  /** Maximum number of connections of this process. */
  size: number
  /** Statement timeout in milliseconds. */
  statementLimit: number
  /** Factor on a visitor's limits for statements and for getting a connection; default 1. */
  timeLimitFactor?: number
  /** Whether connections take further statements before the last one is answered. */
  pipeline?: boolean
  /** Session settings: `-c name=value`. */
  options?: string
  /** Milliseconds from which on a statement is logged. */
  slow?: number
  /** Receives lost connections and slow statements. */
  log?: ((line: string) => void) | undefined
}

/** Milliseconds that a visitor waits for a connection. */
const CONNECTING_LIMIT = 2_000
/** For operators: a busy machine is no failure, and slow statements are not logged. */
export const OPERATOR_LIMITS = { timeLimitFactor: 25, slow: Infinity }
/** Factor on the statement timeout for the answer to arrive. */
const ANSWER_FACTOR = 1.3

/** The settings of every connection. TCP keepalive detects a dead machine behind an idle one after some 12 seconds. */
const connectionOf = ({ url, name, statementLimit, timeLimitFactor = 1 }: PoolSettings) => ({
  connectionString: url,
  application_name: name,
  statement_timeout: statementLimit * timeLimitFactor,
  connectionTimeoutMillis: CONNECTING_LIMIT * timeLimitFactor,
  keepAlive: true,
  keepAliveInitialDelayMillis: 2_000,
})

const watchOf = ({ name, statementLimit, timeLimitFactor = 1, slow, log }: PoolSettings) =>
  new ConnectionWatch({
    ...{ name, log },
    limit: statementLimit * timeLimitFactor * ANSWER_FACTOR,
    ...(slow !== undefined && { slow }),
  })

/** Opens a pool separate from `Database`, for work that must not wait behind it. Connects lazily. */
export function openPool(settings: PoolSettings): Pool {
  const { size, pipeline = false, options } = settings
  const pool = new Pool({
    ...{ ...connectionOf(settings), max: size, pipeline },
    ...(options && { options }),
  })
  const watch = watchOf(settings)
  pool.on('connect', (client) => watch.add(client as unknown as Client))
  pool.on('error', forgetIdleConnection)
  return pool
}

/** The watch logs the loss, the pool drops the connection, and the next statement opens another one or throws. */
function forgetIdleConnection(): void {}

/**
 * Runs `work` on its own connection without statement timeout, then closes it. If the connection is lost, the current
 * or the next statement throws; the process never ends.
 */
export async function withConnection<Value>(
  url: string,
  work: (connection: Client) => Promise<Value>,
): Promise<Value> {
  const connection = new Client({
    connectionString: url,
    application_name: 'saude-perto-work',
    connectionTimeoutMillis: CONNECTING_LIMIT * OPERATOR_LIMITS.timeLimitFactor,
    keepAlive: true,
  })
  connection.on('error', () => 'its statements say so')
  try {
    await connection.connect()
  } catch (error) {
    throw asThrown(error)
  }
  try {
    return await work(connection)
  } finally {
    await connection.end()
  }
}
