import { reviewRepositoryBehaviour } from '#application/ports/testing/review_repository_behaviour.ts'
import { postgresStores } from '../testing/postgres_stores.ts'

reviewRepositoryBehaviour('PostgresReviewRepository', postgresStores())
