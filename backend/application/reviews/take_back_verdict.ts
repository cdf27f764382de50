import type { Clock } from '#application/ports/clock.ts'
import type { UnitOfWork } from '#application/ports/unit_of_work.ts'
import type { Review, ReviewStatus } from '#domain/reviews/review.ts'
import type { ReviewId } from '#domain/shared/ids.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import type { Cause } from '../audit/actor.ts'
import { storeVerdict, type VerdictDependencies } from './store_verdict.ts'

export interface TakeBackVerdictInput extends Cause {
  reviewId: ReviewId
  /** The status before the verdict. */
  to: ReviewStatus
}

interface Dependencies extends VerdictDependencies {
  unitOfWork: UnitOfWork
  clock: Clock
}

/** An operator gives a review the status it had before a verdict; the rating follows at once. */
export class TakeBackVerdict {
  readonly #deps: Dependencies

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  /** Reviews are the professional's and the operator's affair: for everyone else `forbidden`. */
  async execute({
    reviewId,
    to,
    ...cause
  }: TakeBackVerdictInput): Promise<Result<Review, 'review_not_found' | 'forbidden'>> {
    if (cause.by.kind !== 'operator') return fail('forbidden')
    return this.#deps.unitOfWork.run(async () => {
      const review = await this.#deps.reviews.findForUpdate(reviewId)
      if (!review) return fail('review_not_found')
      const before = review.state.status
      if (before === to) return ok(review)
      review.override(to, this.#deps.clock.now())
      await storeVerdict(this.#deps, review, { ...cause, before })
      return ok(review)
    })
  }
}
