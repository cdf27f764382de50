import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { DecideReviewBody, QueuedReview, ReviewQueue } from '#contract/reviews.ts'
import { postJson, send, withQuery } from '#frontend/lib/http.ts'

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
      const response = await send(
        'GET',
        withQuery('/api/admin/reviews', { queue, limit: String(QUEUE_PAGE) }),
      )
      const reviews = (await response.json()) as QueuedReview[]
      return { reviews, total: Number(response.headers.get('x-total-count') ?? reviews.length) }
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
      postJson(`/api/admin/reviews/${review.id}/decision`, decision),
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
