import type { AuditLog } from '#application/ports/audit_log.ts'
import type { ProfessionalIndex } from '#application/ports/professional_index.ts'
import type { ReviewRepository } from '#application/ports/review_repository.ts'
import type { Review, ReviewState } from '#domain/reviews/review.ts'
import { asRecorded, type Cause } from '../audit/actor.ts'

export interface VerdictDependencies {
  reviews: ReviewRepository
  index: ProfessionalIndex
  auditLog: AuditLog
}

/** Stores a review that was `before`; rating, index and audit log follow. Call inside a unit of work. */
export async function storeVerdict(
  { reviews, index, auditLog }: VerdictDependencies,
  review: Review,
  { before, reason, ...cause }: Cause & { before: ReviewState; reason?: string | undefined },
): Promise<void> {
  const { id, professionalId, status, quarantined } = review.state
  const isSameQuarantine = quarantined === before.quarantined
  await reviews.save(review)
  await reviews.recomputeRatings([professionalId])
  await index.refresh([professionalId])
  await auditLog.record({
    ...asRecorded(cause),
    action: `review_${status}`,
    subjectKind: 'review',
    subjectId: id,
    before: { status: before.status, ...(!isSameQuarantine && { quarantined: before.quarantined }) },
    after: { status, ...(!isSameQuarantine && { quarantined }) },
    ...(reason && { reason }),
  })
}
