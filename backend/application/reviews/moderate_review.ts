import type { AuditLog } from '#application/ports/audit_log.ts'
import type { ProfessionalIndex } from '#application/ports/professional_index.ts'
import type { ReviewRepository } from '#application/ports/review_repository.ts'
import type { Review, ReviewState, Verdict } from '#domain/reviews/review.ts'
import { asRecorded, type Cause } from '../audit/actor.ts'
import type { Clock } from '#application/ports/clock.ts'
import type { UnitOfWork } from '#application/ports/unit_of_work.ts'
import type { ReviewId } from '#domain/shared/ids.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'

interface VerdictDependencies {
  reviews: ReviewRepository
  index: ProfessionalIndex
  auditLog: AuditLog
}

/** Stores a review that was `before`; rating, index and audit log follow. Call inside a unit of work. */
async function storeVerdict(
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

export interface ModerateReviewInput {
  reviewId: ReviewId
  verdict: Verdict
  /** The signed-in professional, or an operator at the terminal as `cli:<user of the machine>`. */
  by: { kind: 'professional' | 'operator'; id: string }
  /** At most 500 characters. */
  reason?: string | undefined
}

type ModerateReviewFailure = 'review_not_found' | 'review_already_moderated'

interface ModerateReviewDependencies extends VerdictDependencies {
  unitOfWork: UnitOfWork
  clock: Clock
}

/**
 * The professional gives a verdict on a review of their own profile, or an operator on any, also against an earlier one;
 * the rating follows at once.
 */
export class ModerateReview {
  readonly #deps: ModerateReviewDependencies

  constructor(deps: ModerateReviewDependencies) {
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
      if (review.state !== before) await storeVerdict(this.#deps, review, { by, before, reason })
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

interface TakeBackVerdictInput extends Cause {
  reviewId: ReviewId
  /** What it was before the verdict. */
  to: Pick<ReviewState, 'status' | 'quarantined'>
}

interface TakeBackVerdictDependencies extends VerdictDependencies {
  unitOfWork: UnitOfWork
  clock: Clock
}

/** An operator makes a review what it was before a verdict; the rating follows at once. */
export class TakeBackVerdict {
  readonly #deps: TakeBackVerdictDependencies

  constructor(deps: TakeBackVerdictDependencies) {
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
