import type { Ports } from '#application/ports/ports.ts'
import type { Job } from '#application/ports/job_queue.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'
import { UseCase } from '../../use_case.ts'

/** Returns the job that removes a profile's unused photos, with the key that allows one waiting job per profile. */
export function photoCleanup(professionalId: ProfessionalId): [Job, string] {
  return [{ task: 'remove_replaced_photos', payload: { professionalId } }, `photos of ${professionalId}`]
}

/** Removes the photos that a profile no longer shows; all of them if the professional is gone. */
export class RemoveReplacedPhotos extends UseCase<Ports<'professionals' | 'images' | 'unitOfWork'>> {
  /** The lock protects a photo that was stored for a change not committed yet. */
  async execute({ professionalId }: { professionalId: ProfessionalId }): Promise<void> {
    const { professionals, images, unitOfWork } = this.deps
    await unitOfWork.run(async () => {
      const professional = await professionals.findForUpdate(professionalId)
      await images.keepOnly(professionalId, professional?.state.image?.hash ?? null)
    })
  }
}

/** Milliseconds. With an hour between runs, an unsaved photo is gone within 24 hours. */
const KEPT_MS = 22 * 60 * 60 * 1_000

/** Removes photos that were uploaded and never saved with a profile. */
export class RemoveStagedPhotos extends UseCase<Ports<'staging' | 'clock'>> {
  async execute(): Promise<void> {
    await this.deps.staging.discardBefore(new Date(this.deps.clock.now().getTime() - KEPT_MS))
  }
}
