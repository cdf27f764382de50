import type { AuditLog } from '#application/ports/audit_log.ts'
import type { Clock } from '#application/ports/clock.ts'
import type { ProfessionalIndex } from '#application/ports/professional_index.ts'
import type { ReviewRepository } from '#application/ports/review_repository.ts'
import type { UnitOfWork } from '#application/ports/unit_of_work.ts'
import type { Review, Verdict } from '#domain/reviews/review.ts'
import type { ReviewId } from '#domain/reviews/review_id.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'

export interface ModerateReviewInput {
  reviewId: ReviewId
  /** A function is asked once the review is known to be the viewer's; it throws where the contract is broken. */
  verdict: Verdict | (() => Verdict)
  /** The signed-in professional, or an operator at the terminal. */
  by: { kind: 'professional'; id: string } | { kind: 'operator' }
}

export type ModerateReviewFailure = 'review_not_found' | 'review_already_moderated'

interface Needs {
  reviews: ReviewRepository
  index: ProfessionalIndex
  auditLog: AuditLog
  unitOfWork: UnitOfWork
  clock: Clock
}

/** The professional gives a verdict on a review of their own profile, or an operator on any; the rating follows at once. */
export class ModerateReview {
  readonly #needs: Needs

  constructor(needs: Needs) {
    this.#needs = needs
  }

  /** Someone else's review is as good as none. */
  execute({ reviewId, by, ...input }: ModerateReviewInput): Promise<Result<Review, ModerateReviewFailure>> {
    return this.#needs.unitOfWork.run(async () => {
      const review = await this.#needs.reviews.findForUpdate(reviewId)
      if (!review || !mayModerate(by, review)) return fail('review_not_found')
      const verdict = typeof input.verdict === 'function' ? input.verdict() : input.verdict
      const before = review.state.status
      const moderation = review.moderate(verdict, this.#needs.clock.now())
      if (!moderation.ok) return moderation
      if (before !== verdict) await this.#store(review, before, by)
      return ok(review)
    })
  }

  async #store(review: Review, before: string, by: ModerateReviewInput['by']): Promise<void> {
    const { reviews, index, auditLog } = this.#needs
    const { id, professionalId, status } = review.state
    await reviews.save(review)
    await reviews.recomputeRating(professionalId)
    await index.refresh([professionalId])
    await auditLog.record({
      actorKind: by.kind,
      actorId: by.kind === 'professional' ? by.id : null,
      action: `review_${status}`,
      subjectKind: 'review',
      subjectId: id,
      before: { status: before },
      after: { status },
    })
  }
}

function mayModerate(by: ModerateReviewInput['by'], review: Review): boolean {
  return by.kind === 'operator' || by.id === review.state.professionalId
}
