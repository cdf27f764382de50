import type { PhotoStaging, EncodedImage } from '#application/ports/image_encoder.ts'
import type {
  ImageStore,
  PhotoOwners,
  ImageFormat,
  ImageWidth,
  StoredImage,
  PhotoOwner,
} from '#application/ports/image_store.ts'
import { DatabaseAdapter } from '../database.ts'

/** Stores photos in the same database as their rows, so that one backup holds both and any process can serve them. */
export class PostgresImageStore extends DatabaseAdapter implements ImageStore {
  async put(id: string, hash: string, variants: readonly StoredImage[]): Promise<void> {
    await this.database.transaction(async () => {
      for (const { width, format, bytes } of variants) {
        await this.database.run((db) =>
          db
            .table('profile_images')
            .insert({ professional_id: id, hash, width, format, bytes: Buffer.from(bytes) })
            .onConflict()
            .ignore(),
        )
      }
    })
  }

  async get(id: string, hash: string, width: ImageWidth, format: ImageFormat): Promise<Uint8Array | null> {
    const image = await this.database.run((db) =>
      db
        .query<{ bytes: Buffer }>()
        .from('profile_images')
        .select('bytes')
        .where({ professional_id: id, hash, width, format })
        .first(),
    )
    return image?.bytes ?? null
  }

  async keepOnly(id: string, hash: string | null): Promise<void> {
    await this.database.rows(
      'delete from profile_images where professional_id = ? and hash is distinct from ?',
      [id, hash],
    )
  }
}

const FIRST = '00000000-0000-0000-0000-000000000000'

/** Reads the rows without a photo too, so that a page is fast even if nobody has one. */
export class PostgresPhotoOwners extends DatabaseAdapter implements PhotoOwners {
  page(after: string | null, limit: number): Promise<PhotoOwner[]> {
    return this.database.rows<PhotoOwner>(
      'select id, image_hash as hash from professionals where id > ? order by id limit ?',
      [after ?? FIRST, limit],
    )
  }
}

export class PostgresPhotoStaging extends DatabaseAdapter implements PhotoStaging {
  async stage(id: string, { hash, variants }: EncodedImage, at: Date): Promise<void> {
    await this.database.transaction(async () => {
      await this.database.rows('select 1 from professionals where id = ? for no key update', [id])
      await this.discard(id)
      for (const { width, format, bytes } of variants) {
        await this.database.run((db) =>
          db.table('staged_photos').insert({
            ...{ professional_id: id, hash, width, format },
            ...{ bytes: Buffer.from(bytes), staged_at: at },
          }),
        )
      }
    })
  }

  async find(id: string, hash: string): Promise<EncodedImage | null> {
    const variants = await this.database.rows<StoredImage>(
      `select width, format, bytes from staged_photos where professional_id = ? and hash = ?
       order by width, format desc`,
      [id, hash],
    )
    return variants.length > 0 ? { hash, variants } : null
  }

  async discard(id: string): Promise<void> {
    await this.database.rows('delete from staged_photos where professional_id = ?', [id])
  }

  async discardBefore(instant: Date): Promise<number> {
    const rows = await this.database.rows<{ id: string }>(
      'delete from staged_photos where staged_at < ? returning professional_id as id',
      [instant],
    )
    return new Set(rows.map(({ id }) => id)).size
  }
}
