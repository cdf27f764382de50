import type { StoreSource } from '#application/ports/testing/store.ts'
import { inMemoryStores } from '#application/testing/in_memory_stores.ts'
import { type S3Address, S3Bucket } from '../s3_bucket.ts'
import { S3ImageStore } from '../s3_image_store.ts'

/** Everything in memory but the photos, which are in a bucket that is emptied for each. */
export function s3Stores(address: () => Promise<S3Address>): StoreSource {
  const inMemory = inMemoryStores()
  return {
    ...inMemory,
    async open() {
      const bucket = new S3Bucket(await address(), { patience: 30 })
      for (const key of await bucket.keys('photos/')) await bucket.remove(key)
      return { ...(await inMemory.open()), images: new S3ImageStore(bucket) }
    },
  }
}
