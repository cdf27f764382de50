import { ImageStoreUnavailable } from '#application/ports/image_store.ts'
import { type Finding, SiteCheck, warning, well, wrong } from '#application/ports/site_check.ts'
import { type S3Address, S3Bucket } from './s3_bucket.ts'
import { PHOTOS } from './s3_image_store.ts'

/** Looks into the bucket of the photos; puts and removes nothing. */
export class S3Check extends SiteCheck {
  readonly name = 'images'
  readonly #address: S3Address | null

  constructor(address: S3Address | null) {
    super()
    this.#address = address
  }

  async examine(): Promise<Finding> {
    if (!this.#address) return well('fotos no PostgreSQL')
    const { url, bucket: name } = this.#address
    const bucket = new S3Bucket(this.#address)
    try {
      await bucket.keys(PHOTOS, 1)
    } catch (error) {
      if (!(error instanceof ImageStoreUnavailable)) throw error
      return wrong(`${new URL(url).host}/${name} não aceita (${error.code})`, REFUSED)
    }
    const keepsVersions = await bucket.keepsVersions()
    return keepsVersions ? warning(`${name} guarda versões antigas`, VERSIONED) : well(`${name} responde`)
  }
}

const REFUSED =
  'Confira S3_URL, S3_BUCKET, S3_REGION, S3_KEY_ID e S3_SECRET, o relógio deste servidor e se a chave pode listar o balde.'
const VERSIONED =
  'Uma foto apagada continua lá: desligue o versionamento ou crie no balde uma regra que apague versões antigas em um dia.'
