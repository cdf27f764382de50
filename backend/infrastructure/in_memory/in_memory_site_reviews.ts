import { isListed } from '#domain/professionals/professional.ts'
import { type SiteRating, SiteReviews } from '#application/ports/site_reviews.ts'
import type { InMemoryProfessionalRepository } from './in_memory_professional_repository.ts'
import type { InMemoryReviewRepository } from './in_memory_review_repository.ts'

export class InMemorySiteReviews extends SiteReviews {
  readonly #reviews: InMemoryReviewRepository
  readonly #professionals: InMemoryProfessionalRepository

  constructor(reviews: InMemoryReviewRepository, professionals: InMemoryProfessionalRepository) {
    super()
    this.#reviews = reviews
    this.#professionals = professionals
  }

  async summarize(): Promise<SiteRating | null> {
    const ratings = this.#reviews
      .states()
      .filter(({ status, professionalId }) => status === 'approved' && this.#isVisible(professionalId))
      .map(({ rating }) => rating)
    if (ratings.length === 0) return null
    const sum = ratings.reduce((total, rating) => total + rating, 0)
    return { value: Math.round((sum * 10) / ratings.length) / 10, count: ratings.length }
  }

  #isVisible(id: string): boolean {
    const state = this.#professionals.stateOf(id)
    return state !== undefined && isListed(state)
  }
}
