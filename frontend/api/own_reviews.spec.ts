import { QueryClient } from '@tanstack/react-query'
import { test } from '@japa/runner'
import type { OwnReview } from '#contract/reviews.ts'
import { ownReviewsQuery, showModeration } from './own_reviews.ts'

const ANA = 'ana'
const aReview = (id: string, answer: string | null = null): OwnReview => ({
  ...{ id, patientName: 'Noemi', rating: 5, comment: null, points: [], answer, answeredAt: null },
  ...{ createdAt: '2026-11-21T12:00:00.000Z', status: 'approved' },
})

test.group('A decision on a review that is put back', () => {
  test('restores the review in its place and keeps later changes', ({ assert }) => {
    const queryClient = new QueryClient()
    const { queryKey } = ownReviewsQuery(ANA)
    const [first, second, third] = [aReview('1'), aReview('2'), aReview('3')]
    queryClient.setQueryData(queryKey, [first, second, third])

    const putBack = showModeration(queryClient, ANA, { review: second, status: 'rejected' })
    const answered = aReview('3', 'Obrigada.')
    queryClient.setQueryData(queryKey, [aReview('0'), first, answered])
    putBack()

    assert.deepEqual(queryClient.getQueryData(queryKey), [aReview('0'), first, second, answered])
  })
})
