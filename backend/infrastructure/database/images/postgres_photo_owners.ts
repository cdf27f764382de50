import { type PhotoOwner, PhotoOwners } from '#application/ports/image_store.ts'
import type { Database } from '../database.ts'

const FIRST = '00000000-0000-0000-0000-000000000000'

/** Reads the rows without a photo too: a page is then as quick where nobody has one. */
export class PostgresPhotoOwners extends PhotoOwners {
  readonly #database: Database

  constructor(database: Database) {
    super()
    this.#database = database
  }

  page(after: string | null, limit: number): Promise<PhotoOwner[]> {
    return this.#database.rows<PhotoOwner>(
      'select id, image_hash as hash from professionals where id > ? order by id limit ?',
      [after ?? FIRST, limit],
    )
  }
}
