import type { Role } from '#domain/accounts/account.ts'
import type { ProfessionalId, ReviewId } from '#domain/shared/ids.ts'
import type { Stars } from '#domain/reviews/rating.ts'
import type { Objection } from '#domain/reviews/objections.ts'
import type { Review, ReviewState, ReviewStatus } from '#domain/reviews/review.ts'

export interface ReviewAuthor {
  professionalId: ProfessionalId
  patientName: string
  rating: number
  comment: string | null
  /** Keyed hash of the sender's address, null where unknown; never the address. */
  senderHash: string | null
  /** Keyed hash of the sender's own key for the submission, null where there is none. */
  idempotencyKey: string | null
}

export interface ReviewReport {
  reviewId: ReviewId
  objection: Objection
  /** Keyed hash of the sender's address; unknown senders count as one. */
  senderHash: string | null
  at: Date
}

/** What patients say of a professional, and the rating that follows from it. */
export abstract class ReviewRepository {
  /** Locks the row until the unit of work ends. */
  abstract findForUpdate(id: ReviewId): Promise<Review | null>
  /** Inserts or updates; nothing is stored where the professional is gone. */
  abstract save(review: Review): Promise<'professional_not_found' | null>
  /**
   * The first review with the same words from the same sender, or else with the same key, sent at `since` or later.
   * Inside a unit of work an equal submission under way elsewhere is waited for, so that of two at once the second finds
   * the first.
   */
  abstract findRepeated(review: ReviewAuthor, since: Date): Promise<Review | null>
  /** Approved ones, newest first, id as the tie-break. */
  abstract findApproved(professionalId: ProfessionalId, page: number, limit: number): Promise<Review[]>
  abstract countApproved(professionalId: ProfessionalId): Promise<number>
  /** Pending and approved ones, newest first, id as the tie-break; page from 1. Those in quarantine are left out. */
  abstract findForOwner(professionalId: ProfessionalId, page: number, limit: number): Promise<Review[]>
  abstract countForOwner(professionalId: ProfessionalId): Promise<number>
  abstract starsOf(professionalId: ProfessionalId): Promise<Stars>
  /** Pending ones sent at `since` or later; those in quarantine do not count. Inside a unit of work others who count wait for its end. */
  abstract countPendingSince(professionalId: ProfessionalId, since: Date): Promise<number>
  /** Keeps what somebody holds against a review; who said so of it before changes nothing. */
  abstract report(report: ReviewReport): Promise<void>
  /**
   * Makes rating and review count of these professionals those of their approved reviews. Call inside the unit of work
   * that decided: decisions at once wait for one another here.
   */
  abstract recomputeRatings(professionalIds: readonly ProfessionalId[]): Promise<void>
}

export interface ReviewAdminListFilter {
  id?: ReviewId | undefined
  status?: ReviewStatus | undefined
  /** Id, slug or e-mail. */
  professional?: string | undefined
  /** Only those kept apart because they looked automated. */
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
 * What waits for those who run the site: reported since the last decision, or kept apart because it looked automated; and,
 * for them to look through, what professionals rejected.
 */
export type ReviewQueue = 'reported' | 'quarantined' | 'rejected'

export interface ReviewAdminListRow extends Pick<
  ReviewState,
  | 'id'
  | 'professionalId'
  | 'patientName'
  | 'rating'
  | 'comment'
  | 'status'
  | 'quarantined'
  | 'answer'
  | 'objection'
  | 'rejectedBy'
  | 'createdAt'
> {
  professional: string
  slug: string
  /** Administrators have no page. */
  professionalRole: Role
  suspicious: boolean
  /** What is held against it since the last decision, most often said first. */
  reports: { objection: Objection; count: number }[]
  /** Other reviews from the same address, of whomever. */
  sameSender: number
  /** Other reviews that the professional got within a day of it. */
  sameDay: number
  /** How many reviews the professional rejected of those still kept, and how many there are. */
  rejectedByProfessional: number
  received: number
}

/** Every review, for operators. */
export abstract class ReviewAdminList {
  /** Newest first, what waits for a decision oldest first. `page` from 1, `limit` 1 to 1,000. */
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

/** What patients say of all professionals together. */
export abstract class SiteReviews {
  /** Over the approved reviews of visible professionals; null where there are none. */
  abstract summarize(): Promise<SiteRating | null>
}
