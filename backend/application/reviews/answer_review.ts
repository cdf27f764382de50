import type { AuditLog } from '#application/ports/audit_log.ts'
import type { Clock } from '#application/ports/clock.ts'
import type { KeyedHasher } from '#application/ports/keyed_hasher.ts'
import type { ReviewRepository } from '#application/ports/review_repository.ts'
import type { ProfessionalDirectory } from '#application/ports/professional_directory.ts'
import type { UnitOfWork } from '#application/ports/unit_of_work.ts'
import type { Objection } from '#domain/reviews/objections.ts'
import type { Review } from '#domain/reviews/review.ts'
import { professionalOf, type ReviewId } from '#domain/shared/ids.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { looksAutomated, type Sender } from '#domain/shared/visitor.ts'
import { actorOf, asRecorded, type Viewer } from '../audit/actor.ts'
import { UseCase } from '../use_case.ts'

interface AnswerReviewInput {
  reviewId: ReviewId
  viewer: Viewer
  /** Null takes the answer back. */
  answer: string | null
}

type AnswerReviewFailure = 'review_not_found' | 'review_not_public' | 'answer_invalid'

/** The professional answers a public review of their profile, once: another answer takes the first one's place. */
export class AnswerReview extends UseCase<{
  reviews: ReviewRepository
  auditLog: AuditLog
  unitOfWork: UnitOfWork
  clock: Clock
}> {
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
      const subject = { subjectKind: 'review', subjectId: reviewId }
      await auditLog.record({ ...asRecorded({ by: actorOf(viewer) }), ...subject, action })
      return ok(review)
    })
  }

  /** Whether the review is the viewer's to answer; to be asked before the answer is looked at. */
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

interface ReportDependencies {
  reviews: ReviewRepository
  directory: ProfessionalDirectory
  hasher: KeyedHasher
  clock: Clock
}

/** Anyone tells those who run the site what they hold against a public review; each sender counts once. */
export class ReportReview extends UseCase<ReportDependencies> {
  /** What a script sends is answered like the rest and kept nowhere. */
  async execute(input: ReportReviewInput): Promise<Result<void, 'review_not_found'>> {
    const { reviewId, objection, sender } = input
    const { reviews, hasher, clock } = this.deps
    const found = await this.check(input)
    if (!found.ok || looksAutomated(sender)) return found
    const senderHash = sender.address === null ? null : hasher.hash(`sender ${sender.address}`)
    await reviews.report({ reviewId, objection, senderHash, at: clock.now() })
    return ok()
  }

  /** Whether everybody may see the review; to be asked before what is held against it is looked at. */
  async check({ reviewId }: Pick<ReportReviewInput, 'reviewId'>): Promise<Result<void, 'review_not_found'>> {
    const { reviews, directory } = this.deps
    const review = await reviews.findForUpdate(reviewId)
    const isSeen = review?.isPublic() && (await directory.isListed(review.state.professionalId))
    return isSeen ? ok() : fail('review_not_found')
  }
}
