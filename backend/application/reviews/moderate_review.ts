import type { Clock } from '#application/ports/clock.ts'
import type { UnitOfWork } from '#application/ports/unit_of_work.ts'
import type { Review, Verdict } from '#domain/reviews/review.ts'
import type { ReviewId } from '#domain/shared/ids.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { storeVerdict, type VerdictDependencies } from './store_verdict.ts'

export interface ModerateReviewInput {
  reviewId: ReviewId
  verdict: Verdict
  /** The signed-in professional, or an operator at the terminal as `cli:<user of the machine>`. */
  by: { kind: 'professional' | 'operator'; id: string }
  /** At most 500 characters. */
  reason?: string | undefined
}

export type ModerateReviewFailure = 'review_not_found' | 'review_already_moderated'

interface Dependencies extends VerdictDependencies {
  unitOfWork: UnitOfWork
  clock: Clock
}

/**
 * The professional gives a verdict on a review of their own profile, or an operator on any, also against an earlier one;
 * the rating follows at once.
 */
export class ModerateReview {
  readonly #deps: Dependencies

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  /** Someone else's review is as good as none, and so is one in quarantine, which the panel does not show. */
  execute(input: ModerateReviewInput): Promise<Result<Review, ModerateReviewFailure>> {
    const { reviewId, verdict, by, reason } = input
    return this.#deps.unitOfWork.run(async () => {
      const review = await this.#deps.reviews.findForUpdate(reviewId)
      if (!review || !mayModerate(by, review)) return fail('review_not_found')
      const before = review.state
      const moderation = this.#judge(review, verdict, by)
      if (!moderation.ok) return moderation
      if (review.state !== before)
        await storeVerdict(this.#deps, review, { by, before, reason })
      return ok(review)
    })
  }

  /** Whether the review is the actor's to judge; to be asked before their verdict is looked at. */
  async check({
    reviewId,
    by,
  }: Pick<ModerateReviewInput, 'reviewId' | 'by'>): Promise<Result<void, 'review_not_found'>> {
    const review = await this.#deps.reviews.findForUpdate(reviewId)
    return review && mayModerate(by, review) ? ok() : fail('review_not_found')
  }

  #judge(review: Review, verdict: Verdict, by: ModerateReviewInput['by']) {
    const now = this.#deps.clock.now()
    return by.kind === 'operator' ? review.override(verdict, now) : review.moderate(verdict, now)
  }
}

function mayModerate(by: ModerateReviewInput['by'], review: Review): boolean {
  const { professionalId, quarantined } = review.state
  return by.kind === 'operator' || (by.id === professionalId && !quarantined)
}
