import { siteReviewsBehaviour } from '#application/ports/testing/site_reviews_behaviour.ts'
import { aProfessional } from '#domain/professionals/testing/a_professional.ts'
import { aReview } from '#domain/reviews/testing/a_review.ts'
import { FixedClock } from '#application/testing/fixed_clock.ts'
import { PostgresProfessionalRepository } from '../professionals/postgres_professional_repository.ts'
import { PostgresReviewRepository } from '../reviews/postgres_review_repository.ts'
import { freshDatabase } from '../testing/fresh_database.ts'
import { PostgresSiteReviews } from './postgres_public_addresses.ts'

siteReviewsBehaviour('PostgreSQL', async () => {
  const fresh = await freshDatabase()
  const { database } = fresh
  const professionals = new PostgresProfessionalRepository(database, new FixedClock())
  const reviews = new PostgresReviewRepository(database)
  return {
    reviews: new PostgresSiteReviews(database),
    async add(state) {
      await professionals.save(aProfessional(state))
    },
    async review(state) {
      await reviews.save(aReview(state))
    },
    close: () => fresh.drop(),
  }
})
