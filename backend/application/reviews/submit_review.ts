import type { Clock } from '#application/ports/clock.ts'
import type { IdGenerator } from '#application/ports/id_generator.ts'
import type { JobQueue } from '#application/ports/job_queue.ts'
import type { KeyedHasher } from '#application/ports/keyed_hasher.ts'
import type { ProfessionalDirectory } from '#application/ports/professional_directory.ts'
import type { ReviewRepository } from '#application/ports/review_repository.ts'
import type { UnitOfWork } from '#application/ports/unit_of_work.ts'
import type { ProfessionalId, ReviewId } from '#domain/shared/ids.ts'
import { Review } from '#domain/reviews/review.ts'
import { DAY_MS } from '#domain/shared/dates.ts'
import { unwrap, fail, ok, type Result } from '#domain/shared/result.ts'
import { looksAutomated, type Sender } from '#domain/shared/visitor.ts'

/** New pending reviews a professional takes in a day. */
const MOST_PENDING_A_DAY = 20

export interface SubmitReviewInput {
  professionalId: ProfessionalId
  patientName: string
  /** 1 to 5, whole. */
  rating: number
  comment: string | null
  sender: Sender
  /** Who is signed in, if anyone. */
  viewerId?: string | undefined
  /** Asked before something new is stored, not for a repetition; throws where the sender sent too much. */
  admit?: (() => Promise<void>) | undefined
}

export interface SubmittedReview {
  id: ReviewId
  status: 'pending'
}

export type SubmitReviewFailure = 'professional_not_found' | 'own_profile' | 'too_many_pending'

interface Dependencies {
  directory: ProfessionalDirectory
  reviews: ReviewRepository
  jobs: JobQueue
  unitOfWork: UnitOfWork
  hasher: KeyedHasher
  ids: IdGenerator
  clock: Clock
}

/** A patient reviews a professional. It waits for the professional's verdict; the same words again within a day change nothing. */
export class SubmitReview {
  readonly #deps: Dependencies

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  /** The fields must have passed the contract's rules: a broken one is thrown. */
  async execute(input: SubmitReviewInput): Promise<Result<SubmittedReview, SubmitReviewFailure>> {
    const { professionalId, viewerId, admit } = input
    const { directory, unitOfWork } = this.#deps
    if (!(await directory.isListed(professionalId))) return fail('professional_not_found')
    if (viewerId === professionalId) return fail('own_profile')
    const review = this.#review(input)
    return unitOfWork.run(() => this.#storeIdempotently(review, admit))
  }

  #review({ professionalId, patientName, rating, comment, sender }: SubmitReviewInput): Review {
    const { ids, clock, hasher } = this.#deps
    const senderHash = sender.address === null ? null : hasher.hash(`sender ${sender.address}`)
    const identity = { id: ids.next(), professionalId, senderHash, createdAt: clock.now() }
    const words = { patientName, rating, comment, quarantined: looksAutomated(sender) }
    return unwrap(Review.submit({ ...identity, ...words }))
  }

  async #storeIdempotently(
    review: Review,
    admit: SubmitReviewInput['admit'],
  ): Promise<Result<SubmittedReview, SubmitReviewFailure>> {
    const { reviews } = this.#deps
    const { professionalId, quarantined, createdAt } = review.state
    const yesterday = new Date(createdAt.getTime() - DAY_MS)
    const first = await reviews.findRepeated(review.state, yesterday)
    if (first) return ok({ id: first.id, status: 'pending' })
    const pending = quarantined ? 0 : await reviews.countPendingSince(professionalId, yesterday)
    if (pending >= MOST_PENDING_A_DAY) return fail('too_many_pending')
    await admit?.()
    const refusal = await reviews.save(review)
    if (refusal) return fail(refusal)
    await this.#tellOf(review)
    return ok({ id: review.id, status: 'pending' })
  }

  /** What is kept apart as a script's is mailed to nobody. */
  async #tellOf({ state }: Review): Promise<void> {
    if (state.quarantined) return
    const accountId = String(state.professionalId)
    await this.#deps.jobs.enqueue({ task: 'send_notice', payload: { kind: 'new_review', accountId } })
  }
}
