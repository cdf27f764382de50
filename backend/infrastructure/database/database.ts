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
/** Read only; no room on the disk. */
const UNWRITABLE = new Set(['25006', '53100'])
/** PostgreSQL says that it rolled back: only then nothing can be stored twice. */
const WORTH_ANOTHER_TRY = new Set(['40001', '40P01'])

export interface PoolLoad {
  used: number
  idle: number
  waiting: number
}

/**
 * The one door to PostgreSQL: whoever asks inside a transaction is answered in that transaction. Throws
 * `DatabaseUnavailable` where PostgreSQL cannot answer, and its own error where it refuses a statement.
 */
export class Database {
  readonly lucid: Lucid
  readonly url: string
  /** Why the last write failed that PostgreSQL had no room or no right for; whoever finds that it is over sets null. */
  unwritable: string | null = null
  readonly #watch: ConnectionWatch
  readonly #transactions = new AsyncLocalStorage<TransactionClientContract>()

  constructor(lucid: Lucid, url: string, watch: ConnectionWatch) {
    this.lucid = lucid
    this.url = url
    this.#watch = watch
  }

  /** How many of its connections work, rest, and are waited for. */
  get load(): PoolLoad {
    const pool = this.lucid.manager.get('postgres')?.connection?.pool
    return {
      used: pool?.numUsed() ?? 0,
      idle: pool?.numFree() ?? 0,
      waiting: pool?.numPendingAcquires() ?? 0,
    }
  }

  /** The transaction under way, or a client of the pool. */
  get client(): QueryClientContract | TransactionClientContract {
    return this.#transactions.getStore() ?? this.lucid.connection()
  }

  /** That of the transaction under way, for what Lucid has no words for, as COPY. */
  async connection(): Promise<Client> {
    const { client } = this
    if (!('knexClient' in client)) throw new Error('A connection of its own needs a transaction.')
    return (await client.knexClient.client.acquireConnection()) as Client
  }

  /** Rows of a plain SQL statement; `?` marks the bindings. */
  async rows<Row>(sql: string, bindings: readonly unknown[] = []): Promise<Row[]> {
    try {
      const answer = await this.client.rawQuery<{ rows: Row[] }>(sql, bindings as never)
      return answer.rows
    } catch (error) {
      throw this.#noted(asThrown(error))
    }
  }

  async row<Row>(sql: string, bindings: readonly unknown[] = []): Promise<Row | null> {
    const [first] = await this.rows<Row>(sql, bindings)
    return first ?? null
  }

  /** The first column of the rows. */
  async column<Value>(sql: string, bindings: readonly unknown[] = []): Promise<Value[]> {
    const rows = await this.rows<object>(sql, bindings)
    return rows.map((row) => Object.values(row)[0] as Value)
  }

  /** How many rows there are: `from reviews where …`. */
  async count(from: string, bindings: readonly unknown[] = []): Promise<number> {
    const [count = 0] = await this.column<number>(`select count(*)::integer as count ${from}`, bindings)
    return count
  }

  /** One page of the rows, `page` from 1, and how many there are in all. */
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
   * Does `work` in one transaction, which is stored where this resolves. Where it rejects nothing is stored, unless the
   * connection was lost while PostgreSQL was committing: nobody can know then, so it is `DatabaseUnavailable`, never tried
   * again from here; whoever asks again does so with the key of their request. What PostgreSQL rolled back since another
   * transaction was in its way is done again.
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

  /** A transaction whose statements take as long as they need, for what looks at everyone and for which no visitor waits. */
  withoutStatementTimeout<Value>(work: () => Promise<Value>): Promise<Value> {
    return this.transaction(async () => {
      this.#watch.lift(await this.connection())
      await this.rows('set local statement_timeout = 0')
      return work()
    })
  }

  /**
   * Resolves once whatever was committed before has reached the standbys for which a commit waits: it writes, so it waits as well.
   * For whoever answers 'stored' of what another call stored that may have been told of no success.
   */
  async confirm(): Promise<void> {
    await this.rows(`select pg_logical_emit_message(true, 'saude-perto', '')`)
  }

  async close(): Promise<void> {
    await this.lucid.manager.closeAll()
  }

  #noted(error: unknown): unknown {
    if (!(error instanceof DatabaseUnavailable)) return error
    this.#watch.recheckServer()
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
 * Resolves only once PostgreSQL has committed. knex takes every COMMIT for done and tells `executionPromise` alone of one that
 * failed (its issues 3370 and 6141); and PostgreSQL answers with a ROLLBACK where a statement failed and nobody said so.
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

const EXPECTED = new Set(['23503', '23505'])

/**
 * Runs `work`; where a unique or foreign key refuses it, undoes it alone and answers that constraint's name, so that
 * the transaction around it can go on.
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

/** Until the transaction ends, whoever comes with one of the same words waits here; words in order never lock each other out. */
export async function waitForEquals(database: Database, words: readonly string[]): Promise<void> {
  const inOrder = words.toSorted()
  await database.rows(
    'select pg_advisory_xact_lock(hashtextextended(word, 0)) from unnest(?::text[]) as word',
    [inOrder],
  )
}

/** An adapter that keeps or reads something by the database. */
export abstract class DatabaseAdapter {
  protected readonly database: Database

  constructor(database: Database) {
    this.database = database
  }
}

/** An adapter that asks what time it is besides. */
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
