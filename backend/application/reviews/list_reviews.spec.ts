import { test } from '@japa/runner'
import { aProfessional, aUuid } from '#domain/professionals/testing/a_professional.ts'
import { aReview } from '#domain/reviews/testing/a_review.ts'
import { ListReviews } from './list_reviews.ts'
import { aReviewDesk } from './testing/review_desk.ts'

const PAGE = { professionalId: aUuid(1), page: 1, limit: 2 }
const reviews = [5, 4, 4].map((rating, index) =>
  aReview({ id: aUuid(201 + index), rating, status: 'approved' }),
)

test.group('ListReviews', () => {
  test('shows one page of approved reviews and how many there are', async ({ assert }) => {
    const desk = await aReviewDesk({ reviews: [...reviews, aReview({ id: aUuid(210) })] })

    const answer = await new ListReviews(desk).execute(PAGE)

    assert.deepEqual(
      answer?.reviews.map(({ id }) => id),
      [aUuid(201), aUuid(202)],
    )
    assert.equal(answer?.total, 3)
    assert.notProperty(answer, 'distribution')
  })

  test('counts the stars where asked', async ({ assert }) => {
    const desk = await aReviewDesk({ reviews })

    const answer = await new ListReviews(desk).execute({ ...PAGE, withDistribution: true })

    assert.deepEqual(answer?.distribution, [0, 0, 0, 2, 1])
  })

  test('knows nothing of a hidden professional', async ({ assert }) => {
    const desk = await aReviewDesk({ professional: aProfessional({ blocked: true }), reviews })

    assert.isNull(await new ListReviews(desk).execute(PAGE))
  })
})
