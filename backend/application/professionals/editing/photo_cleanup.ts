import type { Ports } from '#application/ports/ports.ts'
import type { Job } from '#application/ports/job_queue.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'
import { UseCase } from '../../use_case.ts'

/** The job that removes what a profile no longer shows, with the key that keeps one of them waiting for each profile. */
export function photoCleanup(professionalId: ProfessionalId): [Job, string] {
  return [{ task: 'remove_replaced_photos', payload: { professionalId } }, `photos of ${professionalId}`]
}

/** Photos that their professional no longer shows go; all of them where the professional is gone. */
export class RemoveReplacedPhotos extends UseCase<Ports<'professionals' | 'images' | 'unitOfWork'>> {
  /** The lock keeps a photo safe that is being put for a change not kept yet. */
  async execute({ professionalId }: { professionalId: ProfessionalId }): Promise<void> {
    const { professionals, images, unitOfWork } = this.deps
    await unitOfWork.run(async () => {
      const professional = await professionals.findForUpdate(professionalId)
      await images.keepOnly(professionalId, professional?.state.image?.hash ?? null)
    })
  }
}

/** Leaves room for the hour between two runs: within 24 hours a photo that was never saved is gone. */
const KEPT_MS = 22 * 60 * 60 * 1_000

/** Photos that were sent and never saved with a profile go. */
export class RemoveStagedPhotos extends UseCase<Ports<'staging' | 'clock'>> {
  async execute(): Promise<void> {
    await this.deps.staging.discardBefore(new Date(this.deps.clock.now().getTime() - KEPT_MS))
  }
}
