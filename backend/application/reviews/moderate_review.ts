import type { Ports } from '#application/ports/ports.ts'
import type { Review, ReviewState, Standing, ModeratedStatus } from '#domain/reviews/review.ts'
import type { Objection } from '#domain/reviews/objections.ts'
import type { AuditAction } from '#domain/audit/audit.ts'
import { type ReviewId, professionalOf } from '#domain/shared/ids.ts'
import { pick } from '#domain/shared/pick.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { looksAutomated, type Sender } from '#domain/shared/visitor.ts'
import { notifyProfessional } from '../accounts/notify.ts'
import { auditEntry, type Actor, type Cause, mayAdminister, actorOf, type Viewer } from '../audit/actor.ts'
import { UseCase } from '../use_case.ts'

type ModerationDependencies = Ports<'reviews' | 'index' | 'auditLog'>

/** Stores a changed review (formerly `before`), rating, index and audit entry. Call inside a unit of work. */
async function storeModeration(
  { reviews, index, auditLog }: ModerationDependencies,
  review: Review,
  { before, reason, action, ...cause }: Cause & ModerationDetails,
): Promise<void> {
  const { id, professionalId, status } = review.state
  await reviews.save(review)
  await reviews.recomputeRatings([professionalId])
  await index.refresh([professionalId])
  await auditLog.record(
    auditEntry(cause, action ?? `review_${status}`, ['review', id], {
      ...changesOf(before, review.state),
      reason,
    }),
  )
}

interface ModerationDetails {
  before: ReviewState
  reason?: string | undefined
  /** Set when it differs from what the new status implies. */
  action?: AuditAction
}

/** Returns the changed fields, always with the status; a decision on reports keeps only their former state. */
function changesOf(before: ReviewState, after: ReviewState) {
  const others = (['quarantined', 'objection', 'rejectedBy'] as const).filter(
    (field) => before[field] !== after[field],
  )
  const isDecided = before.reportsDecidedAt !== after.reportsDecidedAt
  return {
    before: {
      ...pick(before, ['status', ...others]),
      ...(isDecided && { reportsDecidedAt: before.reportsDecidedAt }),
    },
    after: pick(after, ['status', ...others]),
  }
}

export interface ModerateReviewInput {
  reviewId: ReviewId
  status: ModeratedStatus
  /** The professional, or an operator as `cli:<user of the machine>`. */
  by: { kind: 'professional' | 'operator'; id: string }
  /** Required when a professional rejects. */
  objection?: Objection | undefined
  /** At most 500 characters. */
  reason?: string | undefined
}

type ModerateReviewFailure = 'review_not_found' | 'review_already_moderated' | 'objection_missing'

type ModerateReviewDependencies = ModerationDependencies & Ports<'unitOfWork' | 'clock'>

/**
 * Decides on a review: the professional on one of the own profile, an operator on any, also against an earlier
 * decision. The rating follows at once.
 */
export class ModerateReview extends UseCase<ModerateReviewDependencies> {
  /** Another's review and a quarantined one, which the panel does not show, count as not found. */
  execute(input: ModerateReviewInput): Promise<Result<Review, ModerateReviewFailure>> {
    const { reviewId, by, reason } = input
    return this.deps.unitOfWork.run(async () => {
      const review = await this.deps.reviews.findForUpdate(reviewId)
      if (!review || !mayModerate(by, review)) return fail('review_not_found')
      const before = review.state
      const moderation = this.#judge(review, input)
      if (!moderation.ok) return moderation
      if (review.state !== before) await storeModeration(this.deps, review, { by, before, reason })
      return ok(review)
    })
  }

  /** Returns whether the actor may judge the review; to be called before the decision is validated. */
  async check({
    reviewId,
    by,
  }: Pick<ModerateReviewInput, 'reviewId' | 'by'>): Promise<Result<void, 'review_not_found'>> {
    const review = await this.deps.reviews.findForUpdate(reviewId)
    return review && mayModerate(by, review) ? ok() : fail('review_not_found')
  }

  #judge(review: Review, { status, by, objection }: ModerateReviewInput) {
    const at = this.deps.clock.now()
    return by.kind === 'operator' ? review.override(status, at) : review.moderate(status, { objection, at })
  }
}

function mayModerate(by: ModerateReviewInput['by'], review: Review): boolean {
  const { professionalId, quarantined } = review.state
  return by.kind === 'operator' || (by.id === professionalId && !quarantined)
}

interface UndoModerationInput extends Cause {
  reviewId: ReviewId
  /** The state before the decision. */
  to: Partial<Standing>
  /** Whether administrators or operators decided it; administrators may undo that too. */
  isDecision?: boolean
}

/** Restores a review's state from before a decision; the rating follows at once. */
export class UndoModeration extends UseCase<ModerateReviewDependencies> {
  /**
   * `forbidden`: only operators may override a professional's decision. `earlier_status_unknown`: the state is the
   * same.
   */
  async execute({
    reviewId,
    to,
    isDecision = false,
    ...cause
  }: UndoModerationInput): Promise<
    Result<Review, 'review_not_found' | 'earlier_status_unknown' | 'forbidden'>
  > {
    const mayTakeBack = isDecision ? mayAdminister(cause.by) : cause.by.kind === 'operator'
    if (!mayTakeBack) return fail('forbidden')
    return this.deps.unitOfWork.run(async () => {
      const review = await this.deps.reviews.findForUpdate(reviewId)
      if (!review) return fail('review_not_found')
      const before = review.state
      review.takeBack(to, this.deps.clock.now())
      if (review.state === before) return fail('earlier_status_unknown')
      await storeModeration(this.deps, review, { ...cause, before })
      return ok(review)
    })
  }
}

export interface DecideReviewInput {
  reviewId: ReviewId
  by: Actor
  /** Why it is removed; absent if it stays. */
  objection?: Objection | undefined
  /** At most 500 characters. */
  reason?: string | undefined
}

/**
 * Decides on a reported or quarantined review, by administrators and operators: it stays, or it is removed. The
 * professional is informed of a public one that is removed, and of one that waits for them from now on.
 */
export class DecideReview extends UseCase<ModerateReviewDependencies & Ports<'accounts' | 'jobs'>> {
  async execute(
    input: DecideReviewInput,
  ): Promise<Result<Review, 'review_not_found' | 'review_already_moderated' | 'forbidden'>> {
    const { reviewId, by, objection, reason } = input
    if (!mayAdminister(by)) return fail('forbidden')
    return this.deps.unitOfWork.run(async () => {
      const review = await this.deps.reviews.findForUpdate(reviewId)
      if (!review) return fail('review_not_found')
      const before = review.state
      const decided = this.#decide(review, objection)
      if (!decided.ok) return decided
      const action = objection ? 'review_removed' : 'review_kept'
      await storeModeration(this.deps, review, { by, before, reason, action })
      if (objection && before.status === 'approved') await this.#notify(review, 'review_removed')
      if (before.quarantined && review.state.status === 'pending') await this.#notify(review, 'new_review')
      return ok(review)
    })
  }

  #decide(review: Review, objection: Objection | undefined) {
    const at = this.deps.clock.now()
    return objection ? review.remove(objection, at) : ok(review.keep(at))
  }

  async #notify({ state }: Review, kind: 'review_removed' | 'new_review'): Promise<void> {
    await notifyProfessional(this.deps, kind, state.professionalId)
  }
}

interface AnswerReviewInput {
  reviewId: ReviewId
  viewer: Viewer
  /** Null removes the answer. */
  answer: string | null
}

type AnswerReviewFailure = 'review_not_found' | 'review_not_public' | 'answer_invalid'

/** Stores the professional's answer to a public review of their profile; a new answer replaces the old one. */
export class AnswerReview extends UseCase<Ports<'reviews' | 'auditLog' | 'unitOfWork' | 'clock'>> {
  execute({ reviewId, viewer, answer }: AnswerReviewInput): Promise<Result<Review, AnswerReviewFailure>> {
    const { reviews, unitOfWork, clock, auditLog } = this.deps
    return unitOfWork.run(async () => {
      const review = await reviews.findForUpdate(reviewId)
      if (!review || !mayAnswer(viewer, review)) return fail('review_not_found')
      const before = review.state
      const replied = review.reply(answer, clock.now())
      if (!replied.ok) return replied
      if (review.state === before) return ok(review)
      await reviews.save(review)
      const action = review.state.answer === null ? 'review_answer_removed' : 'review_answered'
      await auditLog.record(auditEntry({ by: actorOf(viewer) }, action, ['review', reviewId]))
      return ok(review)
    })
  }

  /** Returns whether the viewer may answer the review; to be called before the answer is validated. */
  async check({
    reviewId,
    viewer,
  }: Omit<AnswerReviewInput, 'answer'>): Promise<Result<void, 'review_not_found'>> {
    const review = await this.deps.reviews.findForUpdate(reviewId)
    return review && mayAnswer(viewer, review) ? ok() : fail('review_not_found')
  }
}

function mayAnswer({ id }: Viewer, { state }: Review): boolean {
  return professionalOf(id) === state.professionalId && !state.quarantined
}

interface ReportReviewInput {
  reviewId: ReviewId
  objection: Objection
  sender: Sender
}

/** Stores a report on a public review; each sender counts once. */
export class ReportReview extends UseCase<Ports<'reviews' | 'directory' | 'hasher' | 'clock'>> {
  /** An automated report gets the normal response and is not stored. */
  async execute(input: ReportReviewInput): Promise<Result<void, 'review_not_found'>> {
    const { reviewId, objection, sender } = input
    const { reviews, hasher, clock } = this.deps
    const found = await this.check(input)
    if (!found.ok || looksAutomated(sender)) return found
    const senderHash = sender.address === null ? null : hasher.hash(`sender ${sender.address}`)
    await reviews.report({ reviewId, objection, senderHash, at: clock.now() })
    return ok()
  }

  /** Returns whether the review is public; to be called before the objection is validated. */
  async check({ reviewId }: Pick<ReportReviewInput, 'reviewId'>): Promise<Result<void, 'review_not_found'>> {
    const { reviews, directory } = this.deps
    const review = await reviews.findForUpdate(reviewId)
    const isSeen = review?.isPublic() && (await directory.isListed(review.state.professionalId))
    return isSeen ? ok() : fail('review_not_found')
  }
}
