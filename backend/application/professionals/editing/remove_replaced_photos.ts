import type { ImageStore } from '#application/ports/image_store.ts'
import type { ProfessionalRepository } from '#application/ports/professional_repository.ts'
import type { UnitOfWork } from '#application/ports/unit_of_work.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'

interface Dependencies {
  professionals: ProfessionalRepository
  images: ImageStore
  unitOfWork: UnitOfWork
}

/** Photos that their professional no longer shows go; all of them where the professional is gone. */
export class RemoveReplacedPhotos {
  readonly #deps: Dependencies

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  /** The lock keeps a photo safe that is being put for a change not kept yet. */
  async execute({ professionalId }: { professionalId: ProfessionalId }): Promise<void> {
    const { professionals, images, unitOfWork } = this.#deps
    await unitOfWork.run(async () => {
      const professional = await professionals.findForUpdate(professionalId)
      await images.keepOnly(professionalId, professional?.state.image?.hash ?? null)
    })
  }
}
