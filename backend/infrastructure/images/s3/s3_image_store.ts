import {
  ImageStore,
  type ImageFormat,
  type ImageWidth,
  type StoredImage,
} from '#application/ports/image_store.ts'
import type { S3Bucket } from './s3_bucket.ts'

/** Each variant is an object of its own: `photos/{professional}/{hash}/{width}.{format}`. */
export class S3ImageStore extends ImageStore {
  readonly #bucket: S3Bucket

  constructor(bucket: S3Bucket) {
    super()
    this.#bucket = bucket
  }

  async put(id: string, hash: string, variants: readonly StoredImage[]): Promise<void> {
    await allDone(
      variants.map(({ width, format, bytes }) =>
        this.#bucket.put(keyOf(id, hash, width, format), bytes, `image/${format}`),
      ),
    )
  }

  get(id: string, hash: string, width: ImageWidth, format: ImageFormat): Promise<Uint8Array | null> {
    return this.#bucket.get(keyOf(id, hash, width, format))
  }

  async keepOnly(id: string, hash: string | null): Promise<void> {
    const keys = await this.#bucket.keys(folderOf(id))
    const others = keys.filter((key) => hash === null || !key.startsWith(`${folderOf(id)}${hash}/`))
    await allDone(others.map((key) => this.#bucket.remove(key)))
  }
}

export const PHOTOS = 'photos/'

const folderOf = (id: string) => `${PHOTOS}${id}/`

function keyOf(id: string, hash: string, width: ImageWidth, format: ImageFormat): string {
  return `${folderOf(id)}${hash}/${width}.${format}`
}

/** Nothing is under way any more once it returns or throws. */
async function allDone(works: readonly Promise<void>[]): Promise<void> {
  await Promise.allSettled(works)
  await Promise.all(works)
}
