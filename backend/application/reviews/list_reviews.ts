import type { ProfessionalDirectory } from '#application/ports/professional_directory.ts'
import type { ReviewRepository } from '#application/ports/review_repository.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'
import type { Stars } from '#domain/reviews/rating.ts'
import type { Review } from '#domain/reviews/review.ts'

export interface ListReviewsInput {
  professionalId: ProfessionalId
  /** From 1. */
  page: number
  /** 1 to 50. */
  limit: number
  withDistribution?: boolean
}

export interface ListedReviews {
  reviews: Review[]
  /** All approved ones, not only this page's. */
  total: number
  /** How many gave 1, 2, 3, 4 and 5 stars, where asked. */
  distribution?: Stars
}

/** The approved reviews of a visible professional, newest first; null where the professional is not visible. */
export class ListReviews {
  readonly #directory: ProfessionalDirectory
  readonly #reviews: ReviewRepository

  constructor({ directory, reviews }: { directory: ProfessionalDirectory; reviews: ReviewRepository }) {
    this.#directory = directory
    this.#reviews = reviews
  }

  async execute(input: ListReviewsInput): Promise<ListedReviews | null> {
    const { professionalId, page, limit, withDistribution = false } = input
    if (!(await this.#directory.isListed(professionalId))) return null
    const [reviews, total, distribution] = await Promise.all([
      this.#reviews.findApproved(professionalId, page, limit),
      this.#reviews.countApproved(professionalId),
      withDistribution ? this.#reviews.starsOf(professionalId) : undefined,
    ])
    return { reviews, total, ...(distribution && { distribution }) }
  }
}
