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
  /** PostgreSQL, or a read replica of it. */
  url: string
  name?: string
  /** Connections at most, for this process; four keep two cores busy. */
  size?: number
  /** Milliseconds after which a search is given up. */
  timeout?: number
  /** Times that limit, and a visitor's for getting a connection. */
  patience?: number
  /** Told of lost connections. */
  log?: ((line: string) => void) | undefined
}

/**
 * Connections of their own for searches, so that they neither wait behind writes nor share their planner settings:
 * a statement is planned once per shape of filters, which measured 14 to 20 % faster than planning by value.
 * Each takes further statements before the last one is answered, for those who share it (`SharedConnections`).
 */
export function openSearchPool({
  url,
  name = 'saude-perto-search',
  size = 4,
  timeout = 3_000,
  patience = 1,
  log,
}: SearchPoolSettings): Pool {
  return openPool({
    ...{ url, name, size, log, patience, statementLimit: timeout, pipeline: true },
    options: '-c plan_cache_mode=force_generic_plan -c jit=off',
  })
}

/** Two, so that a statement which is slow for once holds up no more than half of the others. */
const MAX_CONNECTIONS = 2
/** Some five milliseconds' worth of statements of 0.15 ms each. */
const DEPTH = 32

/**
 * Connections of a pool on which short statements queue up inside PostgreSQL itself: each is sent before those ahead
 * of it are answered, which spares both sides a wake-up for every single one. For statements that all take well under
 * a millisecond, since they are answered in turn; a second connection is used only while the first is `DEPTH` behind.
 *
 * A connection leaves the pool with the first statement and is given back once all on it are answered. What fails
 * fails alone, unless the connection breaks: then all that are on it fail, and the next statement takes another.
 *
 * The wire: https://www.postgresql.org/docs/18/protocol-flow.html#PROTOCOL-FLOW-PIPELINING
 */
export class SharedConnections implements Connections {
  readonly #pool: Pool
  /** An array, since a `Set` that changes with every burst keeps what has left it alive (decision 13). */
  #open: readonly SharedConnection[] = []

  /** @param pool whose clients pipeline, as those of `openSearchPool` do. */
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

/** One connection, from when it leaves the pool until it is back. */
class SharedConnection {
  unanswered = 0
  readonly #client: Promise<PoolClient>
  readonly #leave: () => void
  #fault: Error | undefined

  /** @param leave takes no more statements; called at least once. */
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

/** A pool, which runs each statement on a connection of its own, or connections that statements share. */
export interface Connections {
  query<Row extends QueryResultRow>(statement: QueryConfig): Promise<{ rows: Row[] }>
}

/** The values of one SQL statement, in the order in which its text names them. */
export class Bindings {
  readonly values: unknown[] = []

  /** Returns how the text refers to `value`. */
  add(value: unknown, type: string): string {
    this.values.push(value)
    return `$${this.values.length}::${type}`
  }
}

const names = new Map<string, string>()

/** The rows of a statement that each connection prepares once. `text` is a shape: it never holds what a person typed. */
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
