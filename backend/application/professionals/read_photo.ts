import type { ImageFormat, ImageStore, ImageWidth } from '#application/ports/image_store.ts'
import type { ProfessionalDirectory } from '#application/ports/professional_directory.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'
import type { ProfessionalRepository } from '#application/ports/professional_repository.ts'
import { findForPrivilegedViewer } from './editing/read_hidden_profile.ts'
import type { Viewer } from '../audit/actor.ts'

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

/** Owners and administrators see a photo that the public may not; null where there is none or nothing to see. */
export class ReadHiddenPhoto {
  readonly #deps: { professionals: ProfessionalRepository; images: ImageStore }

  constructor(deps: { professionals: ProfessionalRepository; images: ImageStore }) {
    this.#deps = deps
  }

  async execute(input: ReadPhotoInput & { viewer: Viewer | null }): Promise<Photo | null> {
    const { professionalId, width, format } = input
    const professional = await findForPrivilegedViewer(this.#deps.professionals, input)
    const hash = professional?.state.image?.hash
    if (!hash) return null
    return { hash, bytes: () => this.#deps.images.get(professionalId, hash, width, format) }
  }
}
