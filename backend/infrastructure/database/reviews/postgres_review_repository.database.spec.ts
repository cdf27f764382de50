import { test } from '@japa/runner'
import { reviewRepositoryBehaviour } from '#application/ports/testing/review_repository_behaviour.ts'
import { storeGroup } from '#application/ports/testing/store.ts'
import { aProfessional, aUuid } from '#domain/professionals/testing/a_professional.ts'
import { postgresStores } from '../testing/postgres_stores.ts'

reviewRepositoryBehaviour('PostgresReviewRepository', postgresStores())

const stores = postgresStores()

storeGroup('PostgresReviewRepository', stores, (store) => {
  test('rates many in as many statements as one', async ({ assert }) => {
    const ids = [1, 2, 3, 4, 5].map(aUuid)
    for (const id of ids) await store().professionals.save(aProfessional({ id }))
    let statements = 0
    stores
      .database()
      .lucid.connection()
      .getWriteClient()
      .on('query', () => statements++)

    await store().reviews.recomputeRatings(ids.slice(0, 1))
    const forOne = statements
    await store().reviews.recomputeRatings(ids)

    assert.isAbove(forOne, 0)
    assert.equal(statements, 2 * forOne)
  })
})
