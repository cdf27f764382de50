import { AsyncLocalStorage } from 'node:async_hooks'
import type { Application } from '@adonisjs/core/app'
import type { Database as Lucid } from '@adonisjs/lucid/database'
import { MigrationRunner } from '@adonisjs/lucid/migration'
import type { ClientBase } from 'pg'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'

const TRIES = 3
const WORTH_ANOTHER_TRY = new Set(['40001', '40P01'])

/** The one door to PostgreSQL: whoever asks inside a transaction is answered in that transaction. */
export class Database {
  readonly lucid: Lucid
  readonly url: string
  readonly #app: Application<Record<string, unknown>>
  readonly #transactions = new AsyncLocalStorage<TransactionClientContract>()

  constructor(lucid: Lucid, app: Application<Record<string, unknown>>, url: string) {
    this.lucid = lucid
    this.url = url
    this.#app = app
  }

  /** The transaction under way, or a client of the pool. */
  get client(): QueryClientContract | TransactionClientContract {
    return this.#transactions.getStore() ?? this.lucid.connection()
  }

  /** That of the transaction under way, for what Lucid has no words for, as COPY. */
  async connection(): Promise<ClientBase> {
    const { client } = this
    if (!('knexClient' in client)) throw new Error('A connection of its own needs a transaction.')
    return (await client.knexClient.client.acquireConnection()) as ClientBase
  }

  /** Rows of a plain SQL statement; `?` marks the bindings. */
  async rows<Row>(sql: string, bindings: readonly unknown[] = []): Promise<Row[]> {
    const answer = await this.client.rawQuery<{ rows: Row[] }>(sql, bindings as never)
    return answer.rows
  }

  async row<Row>(sql: string, bindings: readonly unknown[] = []): Promise<Row | null> {
    const [first] = await this.rows<Row>(sql, bindings)
    return first ?? null
  }

  async transaction<Value>(work: () => Promise<Value>): Promise<Value> {
    if (this.#transactions.getStore()) return work()
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.lucid.transaction((transaction) => this.#transactions.run(transaction, work))
      } catch (error) {
        if (attempt === TRIES || !WORTH_ANOTHER_TRY.has(codeOf(error))) throw error
      }
    }
  }

  /** Brings the schema up to date, one process at a time. Answers the names of what was applied. */
  async migrate(): Promise<string[]> {
    if (this.#app.getState() === 'created') await this.#app.rcContents({}).init()
    const runner = new MigrationRunner(this.lucid, this.#app as never, {
      direction: 'up',
      disableLocks: true,
    })
    await runner.run()
    if (runner.error) throw runner.error
    return Object.keys(runner.migratedFiles)
  }

  async close(): Promise<void> {
    await this.lucid.manager.closeAll()
  }
}

/** The SQLSTATE of a PostgreSQL error, '' for anything else. */
export function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  return typeof code === 'string' ? code : ''
}
