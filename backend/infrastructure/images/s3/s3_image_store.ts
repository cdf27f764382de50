import {
  ImageStore,
  type ImageFormat,
  type ImageWidth,
  type StoredImage,
  ImageStoreUnavailable,
} from '#application/ports/image_store.ts'
import {
  POST_IMAGE_WIDTHS,
  PostImageFiles,
  type PostImageVariant,
  type PostImageWidth,
} from '#application/ports/post_image_store.ts'
import { type Finding, type SiteCheck, warning, well, wrong } from '#application/ports/site_check.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'
import { S3Bucket, type S3Address } from './s3_bucket.ts'

/** One object per variant: `photos/{professional}/{hash}/{width}.{format}`. */
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

const PHOTOS = 'photos/'

const folderOf = (id: string) => `${PHOTOS}${id}/`

function keyOf(id: string, hash: string, width: ImageWidth, format: ImageFormat): string {
  return `${folderOf(id)}${hash}/${width}.${format}`
}

/** One object per variant: `post-images/{name}/{width}.webp`. */
export class S3PostImageFiles extends PostImageFiles {
  readonly #bucket: S3Bucket

  constructor(bucket: S3Bucket) {
    super()
    this.#bucket = bucket
  }

  async put(name: string, variants: readonly PostImageVariant[]): Promise<void> {
    await allDone(
      variants.map(({ width, bytes }) => this.#bucket.put(pictureKey(name, width), bytes, 'image/webp')),
    )
  }

  get(name: string, width: PostImageWidth): Promise<Uint8Array | null> {
    return this.#bucket.get(pictureKey(name, width))
  }

  async remove(name: string): Promise<void> {
    await allDone(POST_IMAGE_WIDTHS.map((width) => this.#bucket.remove(pictureKey(name, width))))
  }
}

const pictureKey = (name: string, width: PostImageWidth) => `post-images/${name}/${width}.webp`

/** Waits for all, even if one fails. */
async function allDone(works: readonly Promise<void>[]): Promise<void> {
  await Promise.allSettled(works)
  await Promise.all(works)
}

/** Checks access to the photos' bucket without writing. */
export const s3Check = (address: S3Address | null): SiteCheck => ({
  name: 'images',
  cureOfSilence: 'Confira S3_URL, e se o servidor dele responde a esta máquina.',
  async examine(): Promise<Finding> {
    if (!address) return well('fotos no PostgreSQL')
    const { url, bucket: name } = address
    const bucket = new S3Bucket(address)
    try {
      await bucket.keys(PHOTOS, 1)
    } catch (error) {
      if (!(error instanceof ImageStoreUnavailable)) throw error
      return wrong(`${new URL(url).host}/${name} não aceita (${error.code})`, REFUSED)
    }
    const keepsVersions = await bucket.keepsVersions()
    return keepsVersions ? warning(`${name} guarda versões antigas`, VERSIONED) : well(`${name} responde`)
  },
})

const REFUSED =
  'Confira S3_URL, S3_BUCKET, S3_REGION, S3_KEY_ID e S3_SECRET, o relógio deste servidor e se a chave pode listar o balde.'
const VERSIONED =
  'Uma foto apagada continua lá: desligue o versionamento ou crie no balde uma regra que apague versões antigas em um dia.'

/** Writes to one store; finds photos in another one until they are moved. */
export class LayeredImageStore extends ImageStore {
  readonly #current: ImageStore
  readonly #other: ImageStore

  constructor({ current, other }: { current: ImageStore; other: ImageStore }) {
    super()
    this.#current = current
    this.#other = other
  }

  put(id: ProfessionalId, hash: string, variants: readonly StoredImage[]): Promise<void> {
    return this.#current.put(id, hash, variants)
  }

  async get(
    id: ProfessionalId,
    hash: string,
    width: ImageWidth,
    format: ImageFormat,
  ): Promise<Uint8Array | null> {
    const bytes = await this.#current.get(id, hash, width, format)
    return bytes ?? this.#other.get(id, hash, width, format)
  }

  async keepOnly(id: ProfessionalId, hash: string | null): Promise<void> {
    await this.#other.keepOnly(id, hash)
    await this.#current.keepOnly(id, hash)
  }
}
