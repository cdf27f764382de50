import type { Clock } from '#application/ports/clock.ts'
import type { Database as Lucid } from '@adonisjs/lucid/database'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Client } from 'pg'
import type { UnitOfWork } from '#application/ports/unit_of_work.ts'
import type { ConnectionWatch } from './connection_watch.ts'
import { asThrown, codeOf, DatabaseUnavailable } from './database_unavailable.ts'

export { codeOf } from './database_unavailable.ts'

export const LOCK_NOT_AVAILABLE = '55P03'
const TRIES = 3
/** Read-only transaction; disk full. */
const UNWRITABLE = new Set(['25006', '53100'])
/** PostgreSQL reports a rollback: only then can a retry not store anything twice. */
const WORTH_ANOTHER_TRY = new Set(['40001', '40P01'])

type Bindings = readonly unknown[] | Readonly<Record<string, unknown>>

export interface PoolLoad {
  used: number
  idle: number
  waiting: number
}

/**
 * The only access to PostgreSQL; calls inside a transaction join it. Throws `DatabaseUnavailable` when PostgreSQL
 * cannot answer, and PostgreSQL's own error when it refuses a statement.
 */
export class Database {
  readonly lucid: Lucid
  readonly url: string
  /** Why the last write failed for lack of space or rights; whoever sees that end sets null. */
  unwritable: string | null = null
  readonly #watch: ConnectionWatch
  readonly #transactions = new AsyncLocalStorage<TransactionClientContract>()

  constructor(lucid: Lucid, url: string, watch: ConnectionWatch) {
    this.lucid = lucid
    this.url = url
    this.#watch = watch
  }

  /** Connections in use and idle, and callers waiting for one. */
  get load(): PoolLoad {
    const pool = this.lucid.manager.get('postgres')?.connection?.pool
    return {
      used: pool?.numUsed() ?? 0,
      idle: pool?.numFree() ?? 0,
      waiting: pool?.numPendingAcquires() ?? 0,
    }
  }

  /** The current transaction, or a client of the pool. */
  get client(): QueryClientContract | TransactionClientContract {
    return this.#transactions.getStore() ?? this.lucid.connection()
  }

  /** The current transaction's connection, for what Lucid does not support, such as COPY. */
  async connection(): Promise<Client> {
    const { client } = this
    if (!('knexClient' in client)) throw new Error('A connection of its own needs a transaction.')
    return (await client.knexClient.client.acquireConnection()) as Client
  }

  /** Runs a query of Lucid's builder: `run((db) => db.from('contacts').where({ id }).delete())`. */
  async run<Answer>(query: (db: QueryClientContract) => PromiseLike<Answer>): Promise<Answer> {
    try {
      return await query(this.client)
    } catch (error) {
      throw this.#noted(asThrown(error))
    }
  }

  /**
   * Returns the rows of an SQL statement with `?` or, for more than three, named bindings: `:id`. A named one is cast by
   * `cast(:id as uuid)`, since Lucid takes `:id::uuid` for a column's name.
   */
  async rows<Row>(sql: string, bindings: Bindings = []): Promise<Row[]> {
    const answer = await this.run((db) => db.rawQuery<{ rows: Row[] }>(sql, bindings as never))
    return answer.rows
  }

  async row<Row>(sql: string, bindings: Bindings = []): Promise<Row | null> {
    const [first] = await this.rows<Row>(sql, bindings)
    return first ?? null
  }

  /** Returns the first column of the rows. */
  async column<Value>(sql: string, bindings: Bindings = []): Promise<Value[]> {
    const rows = await this.rows<object>(sql, bindings)
    return rows.map((row) => Object.values(row)[0] as Value)
  }

  /** Counts rows: `from reviews where …`. */
  async count(from: string, bindings: Bindings = []): Promise<number> {
    const [count = 0] = await this.column<number>(`select count(*)::integer as count ${from}`, bindings)
    return count
  }

  /** Returns one page of the rows (`page` from 1) and the total. */
  async page<Row>(
    { select, from, order }: { select: string; from: string; order: string },
    bindings: readonly unknown[],
    page: number,
    limit: number,
  ): Promise<{ rows: Row[]; total: number }> {
    const sql = `${select} ${from} order by ${order} limit ? offset ?`
    const rows = await this.rows<Row>(sql, [...bindings, limit, (page - 1) * limit])
    return { rows, total: await this.count(from, bindings) }
  }

  /**
   * Runs `work` in one transaction and commits when it resolves. A rejection rolls back, unless the connection is lost
   * during the commit: its outcome is then unknown, so `DatabaseUnavailable` is thrown without a retry; clients repeat
   * such a request with its idempotency key. Serialization failures and deadlocks are retried.
   */
  async transaction<Value>(work: () => Promise<Value>): Promise<Value> {
    if (this.#transactions.getStore()) return work()
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#inOne(work)
      } catch (error) {
        if (attempt === TRIES || !WORTH_ANOTHER_TRY.has(codeOf(error))) throw error
      }
    }
  }

  get isInTransaction(): boolean {
    return this.#transactions.getStore() !== undefined
  }

  /**
   * Runs `work` outside the current transaction, on other connections. Never await it inside that transaction: it may
   * wait for the transaction's locks, which PostgreSQL cannot recognize as a deadlock.
   */
  outsideTransaction<Value>(work: () => Promise<Value>): Promise<Value> {
    return this.#transactions.exit(work)
  }

  /** A transaction without a statement timeout, for work over all rows that no visitor waits for. */
  withoutStatementTimeout<Value>(work: () => Promise<Value>): Promise<Value> {
    return this.transaction(async () => {
      this.#watch.lift(await this.connection())
      await this.rows('set local statement_timeout = 0')
      return work()
    })
  }

  /**
   * Resolves once everything committed before has reached the synchronous standbys: this write waits for them too.
   * Needed before reporting as stored what an earlier call stored without being able to report it.
   */
  async confirm(): Promise<void> {
    await this.rows(`select pg_logical_emit_message(true, 'saude-perto', '')`)
  }

  async close(): Promise<void> {
    await this.lucid.manager.closeAll()
  }

  #noted(error: unknown): unknown {
    if (!(error instanceof DatabaseUnavailable)) return error
    if (UNWRITABLE.has(error.code)) this.unwritable = error.message
    return error
  }

  async #inOne<Value>(work: () => Promise<Value>): Promise<Value> {
    const transaction = await this.lucid.transaction().catch((error: unknown) => {
      throw this.#noted(asThrown(error))
    })
    const connection = (await transaction.knexClient.client.acquireConnection()) as Client
    try {
      const value = await this.#transactions.run(transaction, work)
      await commit(transaction)
      return value
    } catch (error) {
      await transaction.rollback()
      throw this.#noted(error)
    } finally {
      this.#watch.restore(connection)
    }
  }
}

/**
 * Resolves only after PostgreSQL's commit. knex takes every COMMIT for success and reports a failed one only through
 * `executionPromise` (its issues 3370 and 6141); and PostgreSQL answers ROLLBACK if a statement failed unnoticed.
 */
async function commit({ knexClient }: TransactionClientContract): Promise<void> {
  try {
    const sent = (await knexClient.commit()) as unknown as { response?: { command: string } } | undefined
    await knexClient.executionPromise
    if (sent?.response?.command === 'COMMIT') return
  } catch (error) {
    throw asThrown(error)
  }
  throw new Error('PostgreSQL rolled back: a statement of this transaction failed before.')
}

/** The row of a state: its values by column. */
export function rowOf<Field extends string>(
  columns: Readonly<Record<Field, string>>,
  state: Readonly<Record<Field, unknown>>,
): Record<string, unknown> {
  const fields = Object.entries(columns) as [Field, string][]
  return Object.fromEntries(fields.map(([field, column]) => [column, state[field]]))
}

const EXPECTED = new Set(['23503', '23505'])

/**
 * Runs `work` in a savepoint. If a unique or foreign key refuses it, rolls back the savepoint and returns the
 * constraint's name, so that the transaction can continue.
 */
export function brokenConstraint(database: Database, work: () => Promise<unknown>): Promise<string | null> {
  return database.transaction(async () => {
    await database.rows('savepoint before_work')
    try {
      await work()
      await database.rows('release savepoint before_work')
      return null
    } catch (error) {
      const constraint = constraintOf(error)
      if (!constraint) throw error
      await database.rows('rollback to savepoint before_work')
      return constraint
    }
  })
}

function constraintOf(error: unknown): string | null {
  if (!EXPECTED.has(codeOf(error))) return null
  const constraint = error instanceof Error && 'constraint' in error ? error.constraint : null
  return typeof constraint === 'string' ? constraint : null
}

/** Locks the words until the transaction ends; sorted, so that callers never deadlock. */
export async function waitForEquals(database: Database, words: readonly string[]): Promise<void> {
  const inOrder = words.toSorted()
  await database.rows(
    'select pg_advisory_xact_lock(hashtextextended(word, 0)) from unnest(?::text[]) as word',
    [inOrder],
  )
}

/** Base of adapters that use the database. */
export abstract class DatabaseAdapter {
  protected readonly database: Database

  constructor(database: Database) {
    this.database = database
  }
}

/** Base of adapters that use the clock too. */
export abstract class TimedAdapter extends DatabaseAdapter {
  protected readonly clock: Clock

  constructor(database: Database, clock: Clock) {
    super(database)
    this.clock = clock
  }
}

export class PostgresUnitOfWork extends DatabaseAdapter implements UnitOfWork {
  run<Value>(work: () => Promise<Value>): Promise<Value> {
    return this.database.transaction(work)
  }
}
