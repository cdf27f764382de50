import type { ProfessionalId, ReviewId } from '#domain/shared/ids.ts'
import { limitedName, optionalText } from '#domain/shared/text.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'

export type ReviewStatus = 'pending' | 'approved' | 'rejected'
export type Verdict = Exclude<ReviewStatus, 'pending'>

export interface ReviewState {
  readonly id: ReviewId
  readonly professionalId: ProfessionalId
  readonly patientName: string
  /** 1 to 5, whole. */
  readonly rating: number
  readonly comment: string | null
  readonly status: ReviewStatus
  /** Kept apart because it looked automated; shown to nobody until released. */
  readonly quarantined: boolean
  /** Keyed hash of the sender's address, null where unknown. */
  readonly senderHash: string | null
  readonly createdAt: Date
  readonly updatedAt: Date
}

export type SubmittedReview = Pick<
  ReviewState,
  'id' | 'professionalId' | 'patientName' | 'rating' | 'comment' | 'quarantined' | 'senderHash' | 'createdAt'
>

export type ReviewRefusal = 'patient_name_invalid' | 'rating_invalid' | 'comment_invalid'

/** What a patient thinks of a professional: pending until the professional's verdict, and rejected for good. */
export class Review {
  #state: ReviewState

  private constructor(state: ReviewState) {
    this.#state = state
  }

  static submit(submitted: SubmittedReview): Result<Review, ReviewRefusal> {
    const patientName = limitedName(submitted.patientName, 1, 80)
    const comment = optionalText(submitted.comment, 1000)
    if (!patientName) return fail('patient_name_invalid')
    if (comment === undefined) return fail('comment_invalid')
    if (!isRating(submitted.rating)) return fail('rating_invalid')
    const updatedAt = submitted.createdAt
    return ok(new Review({ ...submitted, patientName, comment, status: 'pending', updatedAt }))
  }

  /** From its own stored state. */
  static restore(state: ReviewState): Review {
    return new Review(state)
  }

  get id(): ReviewId {
    return this.#state.id
  }

  get state(): ReviewState {
    return this.#state
  }

  get patientName(): string {
    return this.#state.patientName
  }

  get rating(): number {
    return this.#state.rating
  }

  get comment(): string | null {
    return this.#state.comment
  }

  get createdAt(): Date {
    return this.#state.createdAt
  }

  isPublic(): boolean {
    return this.#state.status === 'approved'
  }

  /** An approved review may still be rejected. */
  moderate(verdict: Verdict, at: Date): Result<void, 'review_already_moderated'> {
    if (this.#state.status === 'rejected' && verdict !== 'rejected') return fail('review_already_moderated')
    return this.override(verdict, at)
  }

  /** An operator's word stands above every verdict. The same status again only ends the quarantine. */
  override(status: ReviewStatus, at: Date): Result<void, never> {
    this.takeBack({ status, quarantined: false }, at)
    return ok()
  }

  /** Becomes again what it was before a verdict. */
  takeBack({ status, quarantined }: Pick<ReviewState, 'status' | 'quarantined'>, at: Date): void {
    if (this.#state.status !== status || this.#state.quarantined !== quarantined)
      this.#state = { ...this.#state, status, quarantined, updatedAt: at }
  }

  /** A person looked at it and found a patient behind it. */
  release(at: Date): void {
    if (this.#state.quarantined) this.#state = { ...this.#state, quarantined: false, updatedAt: at }
  }
}

function isRating(rating: number): boolean {
  return Number.isInteger(rating) && rating >= 1 && rating <= 5
}
