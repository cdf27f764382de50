import type { ImageFormat, ImageStore, ImageWidth } from '#application/ports/image_store.ts'
import type { ProfessionalDirectory } from '#application/ports/professional_directory.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'

export interface ReadPhotoInput {
  professionalId: ProfessionalId
  width: ImageWidth
  format: ImageFormat
}

export interface Photo {
  hash: string
  /** Read when asked for; null where the store does not hold them. */
  bytes(): Promise<Uint8Array | null>
}

/** Anyone sees the photo of a visible professional; null where there is none or nobody to see. */
export class ReadPhoto {
  readonly #directory: ProfessionalDirectory
  readonly #images: ImageStore

  constructor(directory: ProfessionalDirectory, images: ImageStore) {
    this.#directory = directory
    this.#images = images
  }

  async execute({ professionalId, width, format }: ReadPhotoInput): Promise<Photo | null> {
    const [professional] = await this.#directory.findListed([professionalId])
    if (!professional?.imageHash) return null
    const hash = professional.imageHash
    return { hash, bytes: () => this.#images.get(professionalId, hash, width, format) }
  }
}
