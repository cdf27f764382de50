import type { ImageStore } from '#application/ports/image_store.ts'
import type { Database } from '../database/database.ts'
import { PostgresImageStore } from '../database/images/postgres_photos.ts'
import { LayeredImageStore, S3ImageStore } from '../images/s3/s3_image_store.ts'
import { type S3Address, S3Bucket } from '../images/s3/s3_bucket.ts'

export interface ImageAdapters {
  images: ImageStore
  /** Each by itself, for who moves photos; null where the settings name no bucket. */
  imageStores: { postgresql: ImageStore; s3: ImageStore | null }
}

/** PostgreSQL keeps the photos; where there is a bucket, only those that were not moved there yet. */
export function buildImages(database: Database, address: S3Address | null): ImageAdapters {
  const postgresql = new PostgresImageStore(database)
  if (!address) return { images: postgresql, imageStores: { postgresql, s3: null } }
  const s3 = new S3ImageStore(new S3Bucket(address))
  return {
    images: new LayeredImageStore({ current: s3, other: postgresql }),
    imageStores: { postgresql, s3 },
  }
}
