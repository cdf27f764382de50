import { type Erasure, ErasureLedger } from '#application/ports/personal_data.ts'
import type { Database } from '../database.ts'

export class PostgresErasureLedger extends ErasureLedger {
  readonly #database: Database

  constructor(database: Database) {
    super()
    this.#database = database
  }

  async add(erasures: readonly Erasure[]): Promise<void> {
    for (const { kind, subjectHash, erasedAt } of erasures)
      await this.#database.rows(
        'insert into erasures (kind, subject_hash, erased_at) values (?, ?, ?) on conflict (subject_hash) do update set erased_at = greatest(erasures.erased_at, excluded.erased_at)',
        [kind, subjectHash, erasedAt],
      )
  }

  all(): Promise<Erasure[]> {
    return this.#database.rows(
      'select kind, subject_hash as "subjectHash", erased_at as "erasedAt" from erasures',
    )
  }
}
