import {
  type Pool,
  DatabaseError,
  type PoolClient,
  type QueryConfig,
  type QueryResult,
  type QueryResultRow,
} from 'pg'
import { SearchUnavailable } from '#application/ports/professional_search.ts'
import { isOutage } from '#infrastructure/database/database_unavailable.ts'
import { openPool } from '#infrastructure/database/open_database.ts'

interface SearchPoolSettings {
  /** URL of PostgreSQL or of a read replica. */
  url: string
  name?: string
  /** Maximum number of connections of this process; four keep two cores busy. */
  size?: number
  /** Statement timeout of a search, in milliseconds. */
  timeout?: number
  /** Factor on that limit and on the time to wait for a connection. */
  timeLimitFactor?: number
  /** Receives lost connections. */
  log?: ((line: string) => void) | undefined
}

/**
 * Opens a pool for searches only, so that they neither wait behind writes nor share their planner settings: a statement
 * is planned once per shape of filters, which measured 14 to 20 % faster than planning by value. Each connection
 * pipelines statements, for those who share it (`SharedConnections`).
 */
export function openSearchPool({
  url,
  name = 'saude-perto-search',
  size = 4,
  timeout = 3_000,
  timeLimitFactor = 1,
  log,
}: SearchPoolSettings): Pool {
  return openPool({
    ...{ url, name, size, log, timeLimitFactor, statementLimit: timeout, pipeline: true },
    options: '-c plan_cache_mode=force_generic_plan -c jit=off',
  })
}

/** Two, so that one slow statement delays no more than half of the others. */
const MAX_CONNECTIONS = 2
/** Statements per connection; some five milliseconds' worth at 0.15 ms each. */
const DEPTH = 32

/**
 * Pipelines short statements on a few connections of a pool: each is sent before the previous ones are answered, which
 * saves both sides a wake-up per statement. Answers come in order, so this suits only statements that take well under a
 * millisecond. A second connection is used only while the first has `DEPTH` unanswered statements.
 *
 * A connection leaves the pool with its first statement and returns once all are answered. A failed statement does not
 * affect the others, unless the connection breaks: then all on it fail, and the next statement takes a new one.
 *
 * Protocol: https://www.postgresql.org/docs/18/protocol-flow.html#PROTOCOL-FLOW-PIPELINING
 */
export class SharedConnections implements Connections {
  readonly #pool: Pool
  #open: readonly SharedConnection[] = []

  /** @param pool its clients must pipeline, as those of `openSearchPool` do. */
  constructor(pool: Pool) {
    this.#pool = pool
  }

  query<Row extends QueryResultRow>(statement: QueryConfig): Promise<QueryResult<Row>> {
    return this.#leastBehind().query<Row>(statement)
  }

  #leastBehind(): SharedConnection {
    const open = this.#open
    const withRoom = open.find(({ unanswered }) => unanswered < DEPTH)
    if (withRoom) return withRoom
    if (open.length < MAX_CONNECTIONS) return this.#take()
    return open.reduce((one, other) => (other.unanswered < one.unanswered ? other : one))
  }

  #take(): SharedConnection {
    const taken = new SharedConnection(this.#pool.connect(), () => {
      this.#open = this.#open.filter((each) => each !== taken)
    })
    this.#open = [...this.#open, taken]
    return taken
  }
}

/** One connection, from leaving the pool until its return. */
class SharedConnection {
  unanswered = 0
  readonly #client: Promise<PoolClient>
  readonly #leave: () => void
  #fault: Error | undefined

  /** @param leave removes this connection from those that accept statements; may be called more than once. */
  constructor(client: Promise<PoolClient>, leave: () => void) {
    this.#client = client.then((taken) => taken.on('error', this.#break))
    this.#leave = leave
  }

  async query<Row extends QueryResultRow>(statement: QueryConfig): Promise<QueryResult<Row>> {
    this.unanswered++
    try {
      const client = await this.#client
      return await client.query<Row>(statement)
    } catch (error) {
      if (!(error instanceof DatabaseError)) this.#break(error)
      throw error
    } finally {
      if (--this.unanswered === 0) this.#giveBack()
    }
  }

  readonly #break = (fault: unknown): void => {
    this.#fault = fault instanceof Error ? fault : new Error('The connection broke', { cause: fault })
    this.#leave()
  }

  #giveBack(): void {
    this.#leave()
    this.#client.then(
      (client) => client.off('error', this.#break).release(this.#fault),
      () => {},
    )
  }
}

export interface SqlStatement {
  text: string
  values: unknown[]
}

/** A pool, which uses one connection per statement, or connections that statements share. */
export interface Connections {
  query<Row extends QueryResultRow>(statement: QueryConfig): Promise<{ rows: Row[] }>
}

/** Collects the parameter values of one SQL statement, in the order of their placeholders. */
export class Bindings {
  readonly values: unknown[] = []

  /** Returns the placeholder for `value`. */
  add(value: unknown, type: string): string {
    this.values.push(value)
    return `$${this.values.length}::${type}`
  }
}

const names = new Map<string, string>()

/**
 * Prepares a statement once per connection and returns its rows. `text` must never contain text that a person typed.
 * Throws `SearchUnavailable` when PostgreSQL is out of reach.
 */
export async function runPrepared<Row extends QueryResultRow>(
  connections: Connections,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  const name = names.get(text) ?? `search_${names.size + 1}`
  names.set(text, name)
  try {
    const { rows } = await connections.query<Row>({ name, text, values })
    return rows
  } catch (error) {
    throw isOutage(error) ? new SearchUnavailable('PostgreSQL cannot search now', { cause: error }) : error
  }
}
