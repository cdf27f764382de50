import { type Erasure, ErasureLedger, ConsentLedger } from '#application/ports/personal_data.ts'
import type { Database } from '../database.ts'

/** A statement may not change a row twice, so the latest of each subject is taken first. */
const ADD = `
  insert into erasures (kind, subject_hash, erased_at)
  select distinct on (subject_hash) kind, subject_hash, erased_at
  from unnest(?::text[], ?::text[], ?::timestamptz[]) as erased (kind, subject_hash, erased_at)
  order by subject_hash, erased_at desc
  on conflict (subject_hash) do update set erased_at = greatest(erasures.erased_at, excluded.erased_at)`

export class PostgresErasureLedger extends ErasureLedger {
  readonly #database: Database

  constructor(database: Database) {
    super()
    this.#database = database
  }

  async add(erasures: readonly Erasure[]): Promise<void> {
    await this.#database.rows(ADD, [
      erasures.map(({ kind }) => kind),
      erasures.map(({ subjectHash }) => subjectHash),
      erasures.map(({ erasedAt }) => erasedAt),
    ])
  }

  all(): Promise<Erasure[]> {
    return this.#database.rows(
      'select kind, subject_hash as "subjectHash", erased_at as "erasedAt" from erasures',
    )
  }
}

export class PostgresConsentLedger extends ConsentLedger {
  readonly #database: Database

  constructor(database: Database) {
    super()
    this.#database = database
  }

  async withdraw(subjectIds: readonly string[], at: Date): Promise<number> {
    const ended = await this.#database.rows(
      `update consents set withdrawn_at = ? where subject_id = any(?::uuid[]) and withdrawn_at is null returning 1`,
      [at, [...subjectIds]],
    )
    return ended.length
  }
}
