import type { Job } from '#application/ports/job_queue.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'

/** The job that removes what a profile no longer shows, with the key that keeps one of them waiting for each profile. */
export function photoCleanup(professionalId: ProfessionalId): [Job, string] {
  return [{ task: 'remove_replaced_photos', payload: { professionalId } }, `photos of ${professionalId}`]
}
