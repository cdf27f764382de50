import { UnitOfWork } from '#application/ports/unit_of_work.ts'
import type { Database } from './database.ts'

export class PostgresUnitOfWork extends UnitOfWork {
  readonly #database: Database

  constructor(database: Database) {
    super()
    this.#database = database
  }

  run<Value>(work: () => Promise<Value>): Promise<Value> {
    return this.#database.transaction(work)
  }
}
