import type { StoreSource } from '#application/ports/testing/store.ts'
import { inMemoryStores } from '#application/testing/in_memory_stores.ts'
import { type S3Address, S3Bucket } from '../s3_bucket.ts'
import { S3ImageStore } from '../s3_image_store.ts'

/** In-memory stores with photos in a bucket, which is emptied for each test. */
export function s3Stores(address: () => Promise<S3Address>): StoreSource {
  const inMemory = inMemoryStores()
  return {
    ...inMemory,
    async open() {
      const bucket = new S3Bucket(await address(), { timeLimitFactor: 30 })
      for (const key of await bucket.keys('photos/')) await bucket.remove(key)
      return { ...(await inMemory.open()), images: new S3ImageStore(bucket) }
    },
  }
}
