import { Database as Lucid } from '@adonisjs/lucid/database'
import { Client, Pool, type CustomTypesConfig, type QueryArrayResult, types } from 'pg'
import { ConnectionWatch } from './connection_watch.ts'
import { Database } from './database.ts'
import { asThrown } from './database_unavailable.ts'
import { finderOf, serverAt, serversOf } from './server_finder.ts'

export { serverAt } from './server_finder.ts'

interface DatabaseSettings extends Partial<
  Pick<PoolSettings, 'name' | 'statementLimit' | 'patience' | 'slow' | 'log'>
> {
  url: string
  /** Connections at most, for this process. */
  poolSize?: number
}

/** That of the oldest that we work with: not asked for at every first connection, where no limit would hold. */
const VERSION = '15'

/** Whom Lucid tells what it does: nobody. AdonisJS's own would load sixty files at every start. */
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

/** Opens a pool on PostgreSQL through Lucid, the same for the server, the terminal and the tests. Connects lazily. */
export function openDatabase({ poolSize = 10, ...given }: DatabaseSettings): Database {
  const settings = {
    ...{ name: 'saude-perto', size: poolSize, statementLimit: 5_000 },
    ...given,
  }
  const watch = watchOf(settings)
  const access = connectionOf(settings)
  const lucid = new Lucid(
    {
      connection: 'postgres',
      connections: {
        postgres: {
          client: 'pg',
          version: VERSION,
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
          schemaGeneration: { enabled: false },
        },
      },
    },
    NO_LOGGER,
    NO_EMITTER,
  )
  const own = clientFor(settings.url)
  if (own) useClient(lucid, own)
  return new Database(lucid, settings.url, watch)
}

/** Has knex connect by this client instead of the driver's. */
function useClient(lucid: Lucid, own: typeof Client): void {
  lucid.manager.connect('postgres')
  const knex = lucid.manager.get('postgres')?.connection?.client?.client as { driver: object } | undefined
  if (knex) knex.driver = { ...knex.driver, Client: own }
}

/** A connection apart for those who ask whether all is well: it neither waits behind visitors nor for long. */
export function openHealthDatabase(url: string, patience = 1): Database {
  return openDatabase({ url, name: 'saude-perto-health', poolSize: 1, statementLimit: 1_000, patience })
}

interface PoolSettings {
  url: string
  /** What its connections are for, in the log and in `pg_stat_activity`. */
  name: string
  /** Connections at most, for this process. */
  size: number
  /** Milliseconds after which PostgreSQL gives a statement up. */
  statementLimit: number
  /** Times the limits of a visitor, for statements and for getting a connection, new or free; 1 unless it says otherwise. */
  patience?: number
  /** Whether connections take further statements before the last one is answered. */
  pipeline?: boolean
  /** Settings of the session: `-c name=value`. */
  options?: string
  /** Milliseconds from which on a statement is logged. */
  slow?: number
  /** Told of lost connections and slow statements. */
  log?: ((line: string) => void) | undefined
}

/** Milliseconds that a visitor waits for a connection. */
const CONNECTING_LIMIT = 2_000
/** For an operator: a busy machine is no failure, and nothing to be told of. */
export const PATIENT = { patience: 15, slow: Infinity }
/** Times what PostgreSQL has for a statement, for its answer to arrive. */
const WITH_THE_WAY = 1.3

/** How every connection of ours is made. The machine behind an idle one is asked for a sign of life, and missed after some 12 seconds. */
const connectionOf = ({ url, name, statementLimit, patience = 1 }: PoolSettings) => ({
  connectionString: serversOf(url)[0] ?? url,
  application_name: name,
  statement_timeout: statementLimit * patience,
  connectionTimeoutMillis: CONNECTING_LIMIT * patience,
  keepAlive: true,
  keepAliveInitialDelayMillis: 2_000,
})

/** The driver's, connecting to the server that is the right one then. */
function clientFor(url: string): typeof Client | undefined {
  const finder = finderOf(url)
  if (!finder) return undefined
  return class extends Client {
    override connect(): Promise<Client>
    override connect(settle: (error: Error) => void): void
    override connect(settle?: (error: Error) => void): Promise<Client> | void {
      const connected = this.#connectTo(finder.find())
      if (!settle) return connected
      connected.then(() => settle(null as never), settle)
    }

    async #connectTo(server: Promise<string>): Promise<Client> {
      const { host, port } = new Client(await server)
      Object.assign(this, { host, port })
      return super.connect()
    }
  }
}

const watchOf = ({ url, name, statementLimit, patience = 1, slow, log }: PoolSettings) =>
  new ConnectionWatch({
    ...{ name, log, finder: finderOf(url) },
    limit: statementLimit * patience * WITH_THE_WAY,
    ...(slow !== undefined && { slow }),
  })

/** Connections apart from those of `Database`, for what must not wait behind it. They connect when they are needed. */
export function openPool(settings: PoolSettings): Pool {
  const { size, pipeline = false, options } = settings
  const own = clientFor(settings.url)
  const pool = new Pool({
    ...{ ...connectionOf(settings), max: size, pipeline },
    ...(options && { options }),
    ...(own && { Client: own }),
  })
  const watch = watchOf(settings)
  pool.on('connect', (client) => watch.add(client as unknown as Client))
  pool.on('error', forgetIdleConnection)
  return pool
}

/** The watch tells of it, the pool drops it, and the next statement opens another or says that it cannot. */
function forgetIdleConnection(): void {}

/**
 * Does `work` on a connection of its own, without limits on its statements, and closes it. Where it is lost, the statement
 * under way fails, or else the next one: it never ends the process.
 */
export async function withConnection<Value>(
  url: string,
  work: (connection: Client) => Promise<Value>,
): Promise<Value> {
  const connection = new Client({
    connectionString: await serverAt(url).catch((error: unknown) => {
      throw asThrown(error)
    }),
    application_name: 'saude-perto-work',
    connectionTimeoutMillis: CONNECTING_LIMIT * PATIENT.patience,
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

interface ShellAnswer {
  /** What it was: SELECT, UPDATE, CREATE … */
  command: string
  /** Rows given or changed; null where there are none to count. */
  count: number | null
  columns: readonly string[]
  rows: readonly (readonly unknown[])[]
}

const { DATE, TIME, TIMESTAMP, TIMESTAMPTZ, INT8 } = types.builtins
const AS_WRITTEN: readonly number[] = [DATE, TIME, TIMESTAMP, TIMESTAMPTZ]
const COUNT: number = INT8

/** Moments as PostgreSQL writes them, counts as numbers, all else as the driver has it. */
const VALUES: CustomTypesConfig = {
  getTypeParser(type: number, format?: string) {
    if (AS_WRITTEN.includes(type)) return (text: string) => text
    if (type === COUNT) return Number
    return types.getTypeParser(type, format as 'text')
  },
}

/** A connection of its own for an operator's own statements, each of 5 minutes at most. */
export class DatabaseShell {
  readonly #pool: Pool

  /** `writes`: without it PostgreSQL refuses whatever would change anything. The limit is multiplied by an operator's patience. */
  constructor(url: string, { writes }: { writes: boolean }) {
    this.#pool = openPool({
      ...{ ...PATIENT, url, name: 'saude-perto-shell', size: 1, statementLimit: 20_000 },
      ...(!writes && { options: '-c default_transaction_read_only=on' }),
    })
  }

  /** Runs one statement or several, parted by semicolons; several are one transaction. Rejects with what PostgreSQL says. */
  async run(text: string): Promise<ShellAnswer[]> {
    const answered: unknown = await this.#pool.query({ text, rowMode: 'array', types: VALUES })
    return (Array.isArray(answered) ? answered : [answered]).map(
      ({ command, rowCount, fields, rows }: Answered) => ({
        command,
        count: rowCount,
        columns: fields.map(({ name }) => name),
        rows,
      }),
    )
  }

  async close(): Promise<void> {
    await this.#pool.end()
  }
}

type Answered = QueryArrayResult<unknown[]>
