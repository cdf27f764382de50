import type { AuditLog } from '#application/ports/audit_log.ts'
import type { ProfessionalIndex } from '#application/ports/professional_index.ts'
import type { ReviewRepository } from '#application/ports/review_repository.ts'
import type { Review, ReviewStatus } from '#domain/reviews/review.ts'
import { asRecorded, type Cause } from '../audit/actor.ts'

export interface VerdictDependencies {
  reviews: ReviewRepository
  index: ProfessionalIndex
  auditLog: AuditLog
}

/** Stores a review whose status was `before`; rating, index and audit log follow. Call inside a unit of work. */
export async function storeVerdict(
  { reviews, index, auditLog }: VerdictDependencies,
  review: Review,
  { before, reason, ...cause }: Cause & { before: ReviewStatus; reason?: string | undefined },
): Promise<void> {
  const { id, professionalId, status } = review.state
  await reviews.save(review)
  await reviews.recomputeRatings([professionalId])
  await index.refresh([professionalId])
  await auditLog.record({
    ...asRecorded(cause),
    action: `review_${status}`,
    subjectKind: 'review',
    subjectId: id,
    before: { status: before },
    after: { status },
    ...(reason && { reason }),
  })
}
