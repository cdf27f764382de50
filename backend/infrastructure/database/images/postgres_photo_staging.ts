import { type EncodedImage, PhotoStaging } from '#application/ports/image_encoder.ts'
import type { StoredImage } from '#application/ports/image_store.ts'
import type { Database } from '../database.ts'

export class PostgresPhotoStaging extends PhotoStaging {
  readonly #database: Database

  constructor(database: Database) {
    super()
    this.#database = database
  }

  async stage(id: string, { hash, variants }: EncodedImage, at: Date): Promise<void> {
    await this.#database.transaction(async () => {
      await this.#database.rows('select 1 from professionals where id = ? for no key update', [id])
      await this.discard(id)
      for (const { width, format, bytes } of variants) {
        await this.#database.rows(
          `insert into staged_photos (professional_id, hash, width, format, bytes, staged_at)
           values (?, ?, ?, ?, ?, ?)`,
          [id, hash, width, format, Buffer.from(bytes), at],
        )
      }
    })
  }

  async find(id: string, hash: string): Promise<EncodedImage | null> {
    const variants = await this.#database.rows<StoredImage>(
      `select width, format, bytes from staged_photos where professional_id = ? and hash = ?
       order by width, format desc`,
      [id, hash],
    )
    return variants.length > 0 ? { hash, variants } : null
  }

  async discard(id: string): Promise<void> {
    await this.#database.rows('delete from staged_photos where professional_id = ?', [id])
  }

  async discardBefore(instant: Date): Promise<number> {
    const rows = await this.#database.rows<{ id: string }>(
      'delete from staged_photos where staged_at < ? returning professional_id as id',
      [instant],
    )
    return new Set(rows.map(({ id }) => id)).size
  }
}
