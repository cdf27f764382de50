import type { ProfessionalId, ReviewId } from '#domain/shared/ids.ts'
import { personName } from '#domain/shared/person_name.ts'
import { optionalText } from '#domain/shared/text.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import type { Objection } from './objections.ts'
import { type ReviewPoint, reviewPoints } from './points.ts'

export type ReviewStatus = 'pending' | 'approved' | 'rejected'
export type ModeratedStatus = Exclude<ReviewStatus, 'pending'>

export interface ReviewState {
  readonly id: ReviewId
  readonly professionalId: ProfessionalId
  /** As it was typed; the public sees `publishedName` of it. */
  readonly patientName: string
  /** 1 to 5, an integer. */
  readonly rating: number
  readonly comment: string | null
  /** What was ticked as good, in the list's order. */
  readonly points: readonly ReviewPoint[]
  readonly status: ReviewStatus
  /** Kept apart because it looked automated; hidden until released. */
  readonly quarantined: boolean
  /** Keyed hash of the sender's IP address; null if unknown. */
  readonly senderHash: string | null
  /** Keyed hash of the submission's key; null without one. */
  readonly idempotencyKey: string | null
  /** Version of the text by which its publication was agreed to; null without one. */
  readonly consentVersion: string | null
  /** The professional's public answer; at most 1,000 characters. */
  readonly answer: string | null
  readonly answeredAt: Date | null
  /** The reason of the rejection; null if not rejected, or if an operator named none. */
  readonly objection: Objection | null
  /** Who rejected it; null if not rejected. */
  readonly rejectedBy: 'professional' | 'site' | null
  /** Reports up to this instant have been decided on. */
  readonly reportsDecidedAt: Date | null
  readonly createdAt: Date
  readonly updatedAt: Date
}

type Words = 'patientName' | 'rating' | 'comment' | 'points'
type Submission = 'quarantined' | 'senderHash' | 'idempotencyKey' | 'consentVersion' | 'createdAt'
export type SubmittedReview = Pick<ReviewState, 'id' | 'professionalId' | Words | Submission>

export type ReviewRefusal = 'patient_name_invalid' | 'rating_invalid' | 'comment_invalid' | 'points_invalid'

/** The fields that a decision changes and an undo restores. */
export type Standing = Pick<
  ReviewState,
  'status' | 'quarantined' | 'objection' | 'rejectedBy' | 'reportsDecidedAt'
>

const NEVER_REJECTED = { objection: null, rejectedBy: null } as const

/** A patient's review of a professional: pending until the professional decides; a rejection is final. */
export class Review {
  #state: ReviewState

  private constructor(state: ReviewState) {
    this.#state = state
  }

  static submit(submitted: SubmittedReview): Result<Review, ReviewRefusal> {
    const patientName = personName(submitted.patientName, 1, 80)
    const comment = optionalText(submitted.comment, 1000)
    const points = reviewPoints(submitted.points)
    if (!patientName) return fail('patient_name_invalid')
    if (comment === undefined) return fail('comment_invalid')
    if (!isRating(submitted.rating)) return fail('rating_invalid')
    if (!points) return fail('points_invalid')
    const words = { patientName, comment, points, answer: null, answeredAt: null }
    const standing = { status: 'pending', ...NEVER_REJECTED, reportsDecidedAt: null } as const
    return ok(new Review({ ...submitted, ...words, ...standing, updatedAt: submitted.createdAt }))
  }

  /** Restores the stored state. */
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

  saysTheSameAs({ patientName, rating, comment, state: { points } }: Review): boolean {
    const isSame = this.patientName === patientName && this.rating === rating && this.comment === comment
    return isSame && String(this.#state.points) === String(points)
  }

  isPublic(): boolean {
    return this.#state.status === 'approved'
  }

  /** The professional's decision. An approved review can still be rejected, for a listed reason only. */
  moderate(
    status: ModeratedStatus,
    { objection, at }: { objection?: Objection | undefined; at: Date },
  ): Result<void, 'review_already_moderated' | 'objection_missing'> {
    if (status === 'rejected' && !objection) return fail('objection_missing')
    if (this.#state.status === 'rejected' && status !== 'rejected') return fail('review_already_moderated')
    if (this.#state.status === status) this.release(at)
    else this.#judge(status, { by: 'professional', objection, at })
    return ok()
  }

  /** An operator's decision overrides any other. The same status only ends the quarantine. */
  override(status: ModeratedStatus, at: Date): Result<void, never> {
    if (this.#state.status === status) this.release(at)
    else this.#judge(status, { by: 'site', at })
    return ok()
  }

  /** Administrators or operators keep the review: its reports are decided, and it leaves the quarantine. */
  keep(at: Date): void {
    this.#change({ quarantined: false, reportsDecidedAt: at }, at)
  }

  /** Administrators or operators remove it from public view. */
  remove(objection: Objection, at: Date): Result<void, 'review_already_moderated'> {
    if (this.#state.status === 'rejected') return fail('review_already_moderated')
    this.#judge('rejected', { by: 'site', objection, at })
    this.#change({ reportsDecidedAt: at }, at)
    return ok()
  }

  #judge(
    status: ModeratedStatus,
    { by, objection, at }: { by: 'professional' | 'site'; objection?: Objection | undefined; at: Date },
  ): void {
    const rejection = { objection: objection ?? null, rejectedBy: by }
    const isRejected = status === 'rejected'
    this.#change({ status, quarantined: false, ...(isRejected ? rejection : NEVER_REJECTED) }, at)
  }

  /** Restores the state from before a decision. */
  takeBack(standing: Partial<Standing>, at: Date): void {
    this.#change(standing, at)
  }

  /** A person found a real patient behind it. */
  release(at: Date): void {
    this.#change({ quarantined: false }, at)
  }

  /** Sets or replaces the professional's public answer; null removes it. */
  reply(text: string | null, at: Date): Result<void, 'review_not_public' | 'answer_invalid'> {
    const answer = optionalText(text, MAX_ANSWER_LENGTH)
    if (answer === undefined) return fail('answer_invalid')
    if (answer !== null && !this.isPublic()) return fail('review_not_public')
    if (answer !== this.#state.answer) this.#change({ answer, answeredAt: answer === null ? null : at }, at)
    return ok()
  }

  #change(changes: Partial<ReviewState>, updatedAt: Date): void {
    const now = new Map<string, unknown>(Object.entries(this.#state))
    const isSame = Object.entries(changes).every(([field, value]) => now.get(field) === value)
    if (!isSame) this.#state = { ...this.#state, ...changes, updatedAt }
  }
}

export const MAX_ANSWER_LENGTH = 1_000

function isRating(rating: number): boolean {
  return Number.isInteger(rating) && rating >= 1 && rating <= 5
}
