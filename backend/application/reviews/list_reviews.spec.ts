import { test } from '@japa/runner'
import { aProfessional, aUuid } from '#domain/professionals/testing/a_professional.ts'
import { aReview } from '#domain/reviews/testing/a_review.ts'
import { ListReviews } from './list_reviews.ts'
import { reviewDependencies } from './testing/review_dependencies.ts'

const PAGE = { professionalId: aUuid(1), page: 1, limit: 2 }
const reviews = [5, 4, 4].map((rating, index) =>
  aReview({ id: aUuid(201 + index), rating, status: 'approved' }),
)

test.group('ListReviews', () => {
  test('lists one page of approved reviews with the total', async ({ assert }) => {
    const deps = await reviewDependencies({ reviews: [...reviews, aReview({ id: aUuid(210) })] })

    const answer = await new ListReviews(deps).execute(PAGE)

    assert.deepEqual(
      answer?.reviews.map(({ id }) => id),
      [aUuid(201), aUuid(202)],
    )
    assert.equal(answer?.total, 3)
    assert.notProperty(answer, 'distribution')
  })

  test('counts the stars on request', async ({ assert }) => {
    const deps = await reviewDependencies({ reviews })

    const answer = await new ListReviews(deps).execute({ ...PAGE, withDistribution: true })

    assert.deepEqual(answer?.distribution, [0, 0, 0, 2, 1])
  })

  test('counts what at least three tick', async ({ assert }) => {
    const ticked = reviews.map(({ state }, index) =>
      aReview({ ...state, points: index === 0 ? ['explained'] : ['explained', 'on_time'] }),
    )
    const deps = await reviewDependencies({ reviews: ticked })

    const answer = await new ListReviews(deps).execute({ ...PAGE, withDistribution: true })

    assert.deepEqual(answer?.points, [{ point: 'explained', count: 3 }])
  })

  test("does not find a hidden professional's reviews", async ({ assert }) => {
    const deps = await reviewDependencies({ professional: aProfessional({ blocked: true }), reviews })

    assert.isNull(await new ListReviews(deps).execute(PAGE))
  })
})
