import {
  DatabaseError,
  type Pool,
  type PoolClient,
  type QueryConfig,
  type QueryResult,
  type QueryResultRow,
} from 'pg'
import type { Connections } from './statement.ts'

/** Two, so that a statement which is slow for once holds up no more than half of the others. */
const MOST = 2
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
    if (open.length < MOST) return this.#take()
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
