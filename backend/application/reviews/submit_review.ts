import type { Ports } from '#application/ports/ports.ts'
import {
  type ProfessionalId,
  type ReviewId,
  type AccountId,
  professionalOf,
  asId,
} from '#domain/shared/ids.ts'
import type { ReviewPoint } from '#domain/reviews/points.ts'
import { Review } from '#domain/reviews/review.ts'
import { DAY_MS } from '#domain/shared/dates.ts'
import { unwrap, fail, ok, type Result } from '#domain/shared/result.ts'
import { looksAutomated, type Sender, submissionKey } from '#domain/shared/visitor.ts'
import { notifyProfessional } from '../accounts/notify.ts'
import { SingleFlight } from '../single_flight.ts'
import { UseCase } from '../use_case.ts'

/** Maximum of new pending reviews per professional and day. */
const MAX_PENDING_A_DAY = 20

export interface SubmitReviewInput {
  professionalId: ProfessionalId
  patientName: string
  /** 1 to 5, an integer. */
  rating: number
  comment: string | null
  /** What was ticked as good. */
  points?: readonly ReviewPoint[] | undefined
  /** Of the text by which its publication was agreed to. */
  consentVersion?: string | undefined
  sender: Sender
  /** The logged-in account, if any. */
  viewerId?: AccountId | undefined
}

export interface SubmittedReview {
  id: ReviewId
  status: 'pending'
}

/** `sending_differs`: the sender reused an earlier submission's key for other words. */
export type SubmitReviewFailure =
  | 'professional_not_found'
  | 'profile_unclaimed'
  | 'own_profile'
  | 'too_many_pending'
  | 'sending_differs'

/** Submits a review for the professional's decision. The same words within a day, or the same key, count as one. */
export class SubmitReview extends UseCase<
  Ports<'accounts' | 'directory' | 'reviews' | 'jobs' | 'limits' | 'unitOfWork' | 'hasher' | 'ids' | 'clock'>
> {
  readonly #storing = new SingleFlight<Result<SubmittedReview, SubmitReviewFailure>>()

  /**
   * Throws when a field breaks the contract's rules, and beyond the sender's limit, which repetitions do not count
   * against.
   */
  async execute(input: SubmitReviewInput): Promise<Result<SubmittedReview, SubmitReviewFailure>> {
    const { professionalId, viewerId, sender } = input
    const { directory } = this.deps
    if (!(await directory.isListed(professionalId))) return fail('professional_not_found')
    if (await directory.isUnclaimed(professionalId)) return fail('profile_unclaimed')
    if (viewerId && professionalOf(viewerId) === professionalId) return fail('own_profile')
    const review = this.#review(input)
    const { patientName, rating, comment, points, senderHash } = review.state
    const words = JSON.stringify([professionalId, patientName, rating, comment, points, senderHash])
    return this.#storing.run(words, () =>
      this.#storeIdempotently(review, `${sender.address}:${professionalId}`),
    )
  }

  #review(input: SubmitReviewInput): Review {
    const { professionalId, patientName, rating, comment, points = [], consentVersion = null, sender } = input
    const { ids, clock, hasher } = this.deps
    const senderHash = sender.address === null ? null : hasher.hash(`sender ${sender.address}`)
    const key = submissionKey(sender)
    const submission = { senderHash, idempotencyKey: key && hasher.hash(key), createdAt: clock.now() }
    const words = { patientName, rating, comment, points, consentVersion }
    const quarantined = looksAutomated(sender)
    const id = asId<ReviewId>(ids.next())
    return unwrap(Review.submit({ id, professionalId, ...submission, ...words, quarantined }))
  }

  /** Returns the outcome for a repeated submission, or null for a new one. */
  async #findSubmitted(review: Review): Promise<Result<SubmittedReview, 'sending_differs'> | null> {
    const first = await this.deps.reviews.findRepeated(review.state, dayBefore(review.createdAt))
    if (!first) return null
    return first.saysTheSameAs(review) ? ok({ id: first.id, status: 'pending' }) : fail('sending_differs')
  }

  async #storeIdempotently(
    review: Review,
    spender: string,
  ): Promise<Result<SubmittedReview, SubmitReviewFailure>> {
    const { limits, unitOfWork } = this.deps
    const submitted = await this.#findSubmitted(review)
    if (submitted) return submitted
    await limits.spend('reviewPerProfessional', spender)
    const stored = await unitOfWork.run(() => this.#store(review))
    if (!stored.ok || stored.value.id !== review.id) await limits.refund('reviewPerProfessional', spender)
    return stored
  }

  async #store(review: Review): Promise<Result<SubmittedReview, SubmitReviewFailure>> {
    const { reviews } = this.deps
    const { professionalId, quarantined, createdAt } = review.state
    const submittedMeanwhile = await this.#findSubmitted(review)
    if (submittedMeanwhile) return submittedMeanwhile
    const pending = quarantined ? 0 : await reviews.countPendingSince(professionalId, dayBefore(createdAt))
    if (pending >= MAX_PENDING_A_DAY) return fail('too_many_pending')
    const refusal = await reviews.save(review)
    if (refusal) return fail(refusal)
    await this.#enqueueNotice(review)
    return ok({ id: review.id, status: 'pending' })
  }

  /** A quarantined review causes no mail. */
  async #enqueueNotice({ state }: Review): Promise<void> {
    if (state.quarantined) return
    await notifyProfessional(this.deps, 'new_review', state.professionalId)
  }
}

function dayBefore(time: Date): Date {
  return new Date(time.getTime() - DAY_MS)
}
