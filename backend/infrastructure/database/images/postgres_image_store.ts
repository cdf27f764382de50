import {
  ImageStore,
  type ImageFormat,
  type ImageWidth,
  type StoredImage,
} from '#application/ports/image_store.ts'
import type { Database } from '../database.ts'

/** Photos beside the rows they belong to, so that one backup holds both and any process can serve them. */
export class PostgresImageStore extends ImageStore {
  readonly #database: Database

  constructor(database: Database) {
    super()
    this.#database = database
  }

  async put(id: string, hash: string, variants: readonly StoredImage[]): Promise<void> {
    await this.#database.transaction(async () => {
      for (const { width, format, bytes } of variants) {
        await this.#database.rows(
          `insert into profile_images (professional_id, hash, width, format, bytes) values (?, ?, ?, ?, ?)
           on conflict do nothing`,
          [id, hash, width, format, Buffer.from(bytes)],
        )
      }
    })
  }

  async get(id: string, hash: string, width: ImageWidth, format: ImageFormat): Promise<Uint8Array | null> {
    const image = await this.#database.row<{ bytes: Buffer }>(
      'select bytes from profile_images where professional_id = ? and hash = ? and width = ? and format = ?',
      [id, hash, width, format],
    )
    return image?.bytes ?? null
  }

  async keepOnly(id: string, hash: string | null): Promise<void> {
    await this.#database.rows(
      'delete from profile_images where professional_id = ? and hash is distinct from ?',
      [id, hash],
    )
  }
}
