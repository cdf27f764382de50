import { SlugLocks } from '#application/ports/professional_repository.ts'
import type { Database } from '../database.ts'

export class PostgresSlugLocks extends SlugLocks {
  readonly #database: Database

  constructor(database: Database) {
    super()
    this.#database = database
  }

  async take(slug: string): Promise<boolean> {
    const row = await this.#database.row<{ taken: boolean }>(
      'select pg_try_advisory_xact_lock(hashtextextended(?, 0)) as taken',
      [`slug ${slug}`],
    )
    return row?.taken ?? false
  }
}
