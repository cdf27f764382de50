import type { ImageStore } from '#application/ports/image_store.ts'
import type { ProfessionalRepository } from '#application/ports/professional_repository.ts'
import type { UnitOfWork } from '#application/ports/unit_of_work.ts'
import type { ProfessionalId } from '#domain/professionals/professional_id.ts'

interface Needs {
  professionals: ProfessionalRepository
  images: ImageStore
  unitOfWork: UnitOfWork
}

/** Photos that their professional no longer shows go; all of them where the professional is gone. */
export class RemoveReplacedPhotos {
  readonly #needs: Needs

  constructor(needs: Needs) {
    this.#needs = needs
  }

  /** The lock keeps a photo safe that is being put for a change not kept yet. */
  async execute({ professionalId }: { professionalId: ProfessionalId }): Promise<void> {
    const { professionals, images, unitOfWork } = this.#needs
    await unitOfWork.run(async () => {
      const professional = await professionals.findForUpdate(professionalId)
      await images.keepOnly(professionalId, professional?.state.image?.hash ?? null)
    })
  }
}
