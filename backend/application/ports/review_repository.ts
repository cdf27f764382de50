import type { ProfessionalId } from '#domain/professionals/professional_id.ts'
import type { Review } from '#domain/reviews/review.ts'
import type { ReviewId } from '#domain/reviews/review_id.ts'

export interface ReviewAuthor {
  professionalId: ProfessionalId
  patientName: string
  rating: number
  comment: string | null
  /** Keyed hash of the sender's address, null where unknown; never the address. */
  senderHash: string | null
}

export abstract class ReviewRepository {
  abstract findById(id: ReviewId): Promise<Review | null>
  abstract save(review: Review): Promise<void>
  /** The same words from the same sender, sent after `since`. */
  abstract findRepeated(review: ReviewAuthor, since: Date): Promise<Review | null>
  /** Approved ones, newest first, id as the tie-break. */
  abstract findApproved(professionalId: ProfessionalId, page: number, limit: number): Promise<Review[]>
  abstract countApproved(professionalId: ProfessionalId): Promise<number>
  /** How many approved reviews gave 1, 2, 3, 4 and 5 stars. */
  abstract starsOf(professionalId: ProfessionalId): Promise<[number, number, number, number, number]>
  abstract countPendingSince(professionalId: ProfessionalId, since: Date): Promise<number>
}
