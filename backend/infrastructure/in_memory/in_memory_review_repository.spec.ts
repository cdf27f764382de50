import { reviewRepositoryBehaviour } from '#application/ports/testing/review_repository_behaviour.ts'
import { inMemoryStores } from './testing/in_memory_stores.ts'

reviewRepositoryBehaviour('InMemoryReviewRepository', inMemoryStores())
