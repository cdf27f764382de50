import { TransparentHasher } from '#application/testing/transparent_hasher.ts'
import { SpentLimits } from '#application/ports/testing/spent_limits.ts'
import { FixedClock } from '#application/testing/fixed_clock.ts'
import { InMemoryAuditLog } from '#application/testing/in_memory_audit_log.ts'
import { InMemoryImageStore } from '#application/testing/in_memory_image_store.ts'
import { InMemoryJobQueue } from '#application/testing/in_memory_job_queue.ts'
import { InMemoryMunicipalityCatalogue } from '#application/testing/in_memory_municipality_catalogue.ts'
import { InMemoryPhotoStaging } from '#application/testing/in_memory_photo_staging.ts'
import { InMemoryProfessionalDirectory } from '#application/testing/in_memory_professional_directory.ts'
import { InMemoryProfessionalRepository } from '#application/testing/in_memory_professional_repository.ts'
import { InMemorySecurityLog } from '#application/testing/in_memory_security_log.ts'
import { InMemoryUnitOfWork } from '#application/testing/in_memory_unit_of_work.ts'
import { SequentialIds } from '#application/testing/sequential_ids.ts'
import type { ProfessionalState } from '#domain/professionals/professional_state.ts'
import { aProfessional, aUuid } from '#domain/professionals/testing/a_professional.ts'
import { WatchedIndex } from '../importing/testing/watched_index.ts'

export const ANA = aUuid(1)
const RUI = aUuid(2)
export const HIDDEN = aUuid(3)
export const ADMIN = aUuid(9)
export const AS_ANA = { id: ANA, role: 'user' } as const
export const AS_RUI = { id: RUI, role: 'user' } as const
export const AS_ADMIN = { id: ADMIN, role: 'admin' } as const
/** The owner's own request. */
export const OWN = { viewer: AS_ANA, professionalId: ANA } as const

const municipalities = new InMemoryMunicipalityCatalogue()

/**
 * Dependencies in memory at noon of 21 November 2026: Ana with the given state, Rui, a blocked one, an administrator.
 */
export async function ownerDependencies(state: Partial<ProfessionalState> = {}) {
  const clock = new FixedClock()
  const professionals = InMemoryProfessionalRepository.holding(
    aProfessional({ id: ANA, ...state }),
    aProfessional({ id: RUI, slug: 'rui-prado', name: 'Rui' }),
    aProfessional({ id: HIDDEN, slug: 'bia-dias', blocked: true }),
    aProfessional({ id: ADMIN, role: 'admin' }),
  )
  return {
    clock,
    professionals,
    directory: new InMemoryProfessionalDirectory(professionals),
    municipalities,
    index: new WatchedIndex(),
    unitOfWork: new InMemoryUnitOfWork(),
    securityLog: new InMemorySecurityLog(),
    auditLog: new InMemoryAuditLog(professionals),
    jobs: new InMemoryJobQueue(),
    images: new InMemoryImageStore(),
    staging: new InMemoryPhotoStaging(),
    hasher: new TransparentHasher(),
    limits: new SpentLimits(),
    ids: new SequentialIds(),
    ana: () => professionals.stateOf(ANA),
  }
}
