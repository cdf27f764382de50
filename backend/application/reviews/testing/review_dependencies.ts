import type { Professional } from '#domain/professionals/professional.ts'
import { aProfessional } from '#domain/professionals/testing/a_professional.ts'
import type { Review } from '#domain/reviews/review.ts'
import { FixedClock } from '#infrastructure/in_memory/fixed_clock.ts'
import { InMemoryAuditLog } from '#infrastructure/in_memory/in_memory_audit_log.ts'
import { InMemoryJobQueue } from '#infrastructure/in_memory/in_memory_job_queue.ts'
import { InMemoryProfessionalDirectory } from '#infrastructure/in_memory/in_memory_professional_directory.ts'
import { InMemoryProfessionalRepository } from '#infrastructure/in_memory/in_memory_professional_repository.ts'
import { InMemoryReviewRepository } from '#infrastructure/in_memory/in_memory_review_repository.ts'
import { InMemoryUnitOfWork } from '#infrastructure/in_memory/in_memory_unit_of_work.ts'
import { SequentialIds } from '#infrastructure/in_memory/sequential_ids.ts'
import { TransparentHasher } from '#infrastructure/in_memory/transparent_hasher.ts'

/** Everything the use cases of this folder need, in memory. */
export async function reviewDependencies({
  professional = aProfessional(),
  reviews: kept = [],
}: { professional?: Professional; reviews?: Review[] } = {}) {
  const professionals = InMemoryProfessionalRepository.holding(professional)
  const reviews = new InMemoryReviewRepository(professionals)
  for (const review of kept) await reviews.save(review)
  return {
    professionals,
    reviews,
    directory: new InMemoryProfessionalDirectory(professionals),
    auditLog: new InMemoryAuditLog(),
    jobs: new InMemoryJobQueue(),
    unitOfWork: new InMemoryUnitOfWork(),
    hasher: new TransparentHasher(),
    ids: new SequentialIds(),
    clock: new FixedClock(),
  }
}
