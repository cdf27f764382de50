import type { Clock } from '#application/ports/clock.ts'
import type { UnitOfWork } from '#application/ports/unit_of_work.ts'
import type { Review, ReviewState } from '#domain/reviews/review.ts'
import type { ReviewId } from '#domain/shared/ids.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import type { Cause } from '../audit/actor.ts'
import { storeVerdict, type VerdictDependencies } from './store_verdict.ts'

export interface TakeBackVerdictInput extends Cause {
  reviewId: ReviewId
  /** What it was before the verdict. */
  to: Pick<ReviewState, 'status' | 'quarantined'>
}

interface Dependencies extends VerdictDependencies {
  unitOfWork: UnitOfWork
  clock: Clock
}

/** An operator makes a review what it was before a verdict; the rating follows at once. */
export class TakeBackVerdict {
  readonly #deps: Dependencies

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  /**
   * Reviews are the professional's and the operator's affair: for everyone else `forbidden`. `verdict_unknown`: it is so
   * already.
   */
  async execute({
    reviewId,
    to,
    ...cause
  }: TakeBackVerdictInput): Promise<Result<Review, 'review_not_found' | 'verdict_unknown' | 'forbidden'>> {
    if (cause.by.kind !== 'operator') return fail('forbidden')
    return this.#deps.unitOfWork.run(async () => {
      const review = await this.#deps.reviews.findForUpdate(reviewId)
      if (!review) return fail('review_not_found')
      const before = review.state
      review.takeBack(to, this.#deps.clock.now())
      if (review.state === before) return fail('verdict_unknown')
      await storeVerdict(this.#deps, review, { ...cause, before })
      return ok(review)
    })
  }
}
