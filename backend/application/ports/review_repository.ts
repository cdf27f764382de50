import type { Role } from '#domain/accounts/account.ts'
import type { ProfessionalId, ReviewId } from '#domain/shared/ids.ts'
import type { ReviewOrder } from '#domain/reviews/review_order.ts'
import type { CountedPoint, ReviewPoint } from '#domain/reviews/points.ts'
import type { Stars } from '#domain/reviews/rating.ts'
import type { Objection } from '#domain/reviews/objections.ts'
import type { Review, ReviewState, ReviewStatus } from '#domain/reviews/review.ts'

export interface ReviewAuthor {
  professionalId: ProfessionalId
  patientName: string
  rating: number
  comment: string | null
  points: readonly ReviewPoint[]
  /** Keyed hash of the sender's IP address; null if unknown. */
  senderHash: string | null
  /** Keyed hash of the submission's key; null without one. */
  idempotencyKey: string | null
}

export interface ReviewReport {
  reviewId: ReviewId
  objection: Objection
  /** Keyed hash of the sender's IP address; unknown senders count as one. */
  senderHash: string | null
  at: Date
}

export interface ReviewFates {
  received: number
  rejected: number
}

/** Reviews of professionals, and the ratings computed from them. */
export abstract class ReviewRepository {
  /** Locks the row until the unit of work ends. */
  abstract findForUpdate(id: ReviewId): Promise<Review | null>
  /** Inserts or updates; stores nothing if the professional is gone. */
  abstract save(review: Review): Promise<'professional_not_found' | null>
  /**
   * Returns the first review with the same words by the same sender, or else the same key, sent at `since` or later.
   * Inside a unit of work it waits for an equal concurrent submission, so that the second finds the first.
   */
  abstract findRepeated(review: ReviewAuthor, since: Date): Promise<Review | null>
  /** Returns approved ones, by default newest first; equal ones by id. */
  abstract findApproved(
    professionalId: ProfessionalId,
    page: number,
    limit: number,
    order?: ReviewOrder,
  ): Promise<Review[]>
  abstract countApproved(professionalId: ProfessionalId): Promise<number>
  /** Returns pending and approved ones, newest first, then by id; page from 1. Leaves out quarantined ones. */
  abstract findForOwner(professionalId: ProfessionalId, page: number, limit: number): Promise<Review[]>
  abstract countForOwner(professionalId: ProfessionalId): Promise<number>
  /** Counts what was sent and is stored, without what looked automated, and how many of it were rejected. */
  abstract fatesOf(professionalId: ProfessionalId): Promise<ReviewFates>
  abstract starsOf(professionalId: ProfessionalId): Promise<Stars>
  /** Counts what the approved ones tick, in any order; without points that none ticks. */
  abstract pointsOf(professionalId: ProfessionalId): Promise<CountedPoint[]>
  /** Counts pending ones sent at `since` or later, not quarantined. In a unit of work concurrent counts wait. */
  abstract countPendingSince(professionalId: ProfessionalId, since: Date): Promise<number>
  /** Stores a report; a second one by the same sender changes nothing. */
  abstract report(report: ReviewReport): Promise<void>
  /**
   * Recomputes rating and review count of these professionals from their approved reviews. Call inside the unit of work
   * of the decision: concurrent decisions wait here.
   */
  abstract recomputeRatings(professionalIds: readonly ProfessionalId[]): Promise<void>
}

export interface ReviewAdminListFilter {
  id?: ReviewId | undefined
  status?: ReviewStatus | undefined
  /** Id, slug or e-mail. */
  professional?: string | undefined
  /** Only quarantined ones. */
  quarantined?: boolean | undefined
  /** Only those whose sender also logged in as the reviewed professional in the last six months. */
  suspicious?: boolean | undefined
  queue?: ReviewQueue | undefined
  /** Received at this instant or later. */
  from?: Date | undefined
  /** Received before this instant. */
  until?: Date | undefined
}

/**
 * Reviews that wait for a decision: reported since the last one, or quarantined; and, for inspection, those that
 * professionals rejected.
 */
export type ReviewQueue = 'reported' | 'quarantined' | 'rejected'

export interface ReviewAdminListRow extends Pick<
  ReviewState,
  | 'id'
  | 'professionalId'
  | 'patientName'
  | 'rating'
  | 'comment'
  | 'points'
  | 'status'
  | 'quarantined'
  | 'consentVersion'
  | 'answer'
  | 'objection'
  | 'rejectedBy'
  | 'createdAt'
> {
  professional: string
  slug: string
  /** Administrators have no public page. */
  professionalRole: Role
  suspicious: boolean
  /** Reports since the last decision, the most frequent objection first. */
  reports: { objection: Objection; count: number }[]
  /** Number of other reviews from the same IP address, of any professional. */
  sameSender: number
  /** Number of the professional's other reviews within a day of it. */
  sameDay: number
  /** Number of stored reviews that the professional rejected, and of all. */
  rejectedByProfessional: number
  received: number
}

/** Every review, for operators. */
export abstract class ReviewAdminList {
  /** Newest first; those waiting for a decision oldest first. `page` from 1, `limit` 1 to 1,000. */
  abstract list(
    filter: ReviewAdminListFilter,
    page: number,
    limit: number,
  ): Promise<{ rows: ReviewAdminListRow[]; total: number }>
}

export interface SiteRating {
  /** Mean stars, 1 to 5, rounded to one decimal. */
  value: number
  count: number
}

/** Ratings over all professionals. */
export abstract class SiteReviews {
  /** Over the approved reviews of visible professionals; null without any. */
  abstract summarize(): Promise<SiteRating | null>
}
