import { siteReviewsBehaviour } from '#application/ports/testing/site_reviews_behaviour.ts'
import { aProfessional } from '#domain/professionals/testing/a_professional.ts'
import { aReview } from '#domain/reviews/testing/a_review.ts'
import { InMemoryProfessionalRepository } from './in_memory_professional_repository.ts'
import { InMemoryReviewRepository } from './in_memory_review_repository.ts'
import { InMemorySiteReviews } from './in_memory_site_reviews.ts'

siteReviewsBehaviour('in memory', async () => {
  const professionals = new InMemoryProfessionalRepository()
  const reviews = new InMemoryReviewRepository(professionals)
  return {
    reviews: new InMemorySiteReviews(reviews, professionals),
    async add(state) {
      await professionals.save(aProfessional(state))
    },
    async review(state) {
      await reviews.save(aReview(state))
    },
    close: async () => undefined,
  }
})
