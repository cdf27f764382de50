import type { Clock } from '#application/ports/clock.ts'
import type { UnitOfWork } from '#application/ports/unit_of_work.ts'
import type { Review, ReviewStatus } from '#domain/reviews/review.ts'
import type { ReviewId } from '#domain/reviews/review_id.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import type { Cause } from '../audit/actor.ts'
import { storeVerdict, type VerdictNeeds } from './store_verdict.ts'

export interface TakeBackVerdictInput extends Cause {
  reviewId: ReviewId
  /** The status before the verdict. */
  to: ReviewStatus
}

interface Needs extends VerdictNeeds {
  unitOfWork: UnitOfWork
  clock: Clock
}

/** An operator gives a review the status it had before a verdict; the rating follows at once. */
export class TakeBackVerdict {
  readonly #needs: Needs

  constructor(needs: Needs) {
    this.#needs = needs
  }

  /** Reviews are the professional's and the operator's affair: for everyone else `forbidden`. */
  async execute({
    reviewId,
    to,
    ...cause
  }: TakeBackVerdictInput): Promise<Result<Review, 'review_not_found' | 'forbidden'>> {
    if (cause.by.kind !== 'operator') return fail('forbidden')
    return this.#needs.unitOfWork.run(async () => {
      const review = await this.#needs.reviews.findForUpdate(reviewId)
      if (!review) return fail('review_not_found')
      const before = review.state.status
      if (before === to) return ok(review)
      review.overrule(to, this.#needs.clock.now())
      await storeVerdict(this.#needs, review, { ...cause, before })
      return ok(review)
    })
  }
}
