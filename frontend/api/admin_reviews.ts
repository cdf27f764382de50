import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { DecideReviewBody, QueuedReview, ReviewQueue } from '#contract/reviews.ts'
import { call, callPage } from '#frontend/lib/http.ts'

interface Queue {
  reviews: QueuedReview[]
  /** All of them, not only those shown. */
  total: number
}

const QUEUE_PAGE = 50

/** The first of a queue; as they are decided the next come up. */
export const reviewQueueQuery = (queue: ReviewQueue) =>
  queryOptions({
    queryKey: ['administration', '/api/admin/reviews', queue],
    queryFn: async (): Promise<Queue> => {
      const query = { queue, limit: String(QUEUE_PAGE) }
      const { rows: reviews, total } = await callPage('GET /api/admin/reviews', { query })
      return { reviews, total }
    },
  })

interface Decided {
  review: QueuedReview
  decision: DecideReviewBody
}

/** Keeps or removes a review; it leaves the queue at once, and comes back where that fails. */
export function useDecideReview(queue: ReviewQueue) {
  const queryClient = useQueryClient()
  const { queryKey } = reviewQueueQuery(queue)
  return useMutation({
    mutationFn: ({ review, decision }: Decided) =>
      call('POST /api/admin/reviews/:id/decision', { id: review.id, body: decision }),
    onMutate: async ({ review }) => {
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(
        queryKey,
        (shown) =>
          shown && {
            reviews: shown.reviews.filter(({ id }) => id !== review.id),
            total: shown.total - 1,
          },
      )
    },
    onError: () => queryClient.invalidateQueries({ queryKey }),
    onSettled: () => {
      const left = queryClient.getQueryData(queryKey)
      if (left && left.reviews.length < Math.min(left.total, QUEUE_PAGE / 2))
        void queryClient.invalidateQueries({ queryKey })
    },
  })
}
