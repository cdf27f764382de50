import { SpentLimits } from '#application/ports/testing/spent_limits.ts'
import type { Professional } from '#domain/professionals/professional.ts'
import { aProfessional } from '#domain/professionals/testing/a_professional.ts'
import type { Review } from '#domain/reviews/review.ts'
import { FixedClock } from '#application/testing/fixed_clock.ts'
import { InMemoryAccountRepository } from '#application/testing/in_memory_account_repository.ts'
import { InMemoryAuditLog } from '#application/testing/in_memory_audit_log.ts'
import { InMemoryJobQueue } from '#application/testing/in_memory_job_queue.ts'
import { InMemoryProfessionalDirectory } from '#application/testing/in_memory_professional_directory.ts'
import { InMemoryProfessionalRepository } from '#application/testing/in_memory_professional_repository.ts'
import { InMemoryReviewRepository } from '#application/testing/in_memory_review_repository.ts'
import { InMemoryUnitOfWork } from '#application/testing/in_memory_unit_of_work.ts'
import { SequentialIds } from '#application/testing/sequential_ids.ts'
import { TransparentHasher } from '#application/testing/transparent_hasher.ts'

/** The dependencies of this folder's use cases, in memory. */
export async function reviewDependencies({
  professional = aProfessional(),
  reviews: kept = [],
}: { professional?: Professional; reviews?: Review[] } = {}) {
  const professionals = InMemoryProfessionalRepository.holding(professional)
  const reviews = new InMemoryReviewRepository(professionals)
  for (const review of kept) await reviews.save(review)
  return {
    professionals,
    accounts: new InMemoryAccountRepository(professionals),
    reviews,
    directory: new InMemoryProfessionalDirectory(professionals),
    auditLog: new InMemoryAuditLog(),
    jobs: new InMemoryJobQueue(),
    limits: new SpentLimits(),
    unitOfWork: new InMemoryUnitOfWork(),
    hasher: new TransparentHasher(),
    ids: new SequentialIds(),
    clock: new FixedClock(),
  }
}
