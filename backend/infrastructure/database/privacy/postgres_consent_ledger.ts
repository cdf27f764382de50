import { ConsentLedger } from '#application/ports/personal_data.ts'
import type { Database } from '../database.ts'

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
