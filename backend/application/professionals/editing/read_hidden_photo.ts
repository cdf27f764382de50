import type { ImageStore } from '#application/ports/image_store.ts'
import type { ProfessionalRepository } from '#application/ports/professional_repository.ts'
import type { Photo, ReadPhotoInput } from '../read_photo.ts'
import { findForPrivilegedViewer } from './find_for_privileged_viewer.ts'
import type { Viewer } from '../../audit/actor.ts'

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
