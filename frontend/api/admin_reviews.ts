import { queryOptions } from '@tanstack/react-query'
import type { DecideReviewBody, QueuedReview, ReviewQueue } from '#contract/reviews.ts'
import { call, callPage } from '#frontend/lib/http.ts'
import { type Queue, QUEUE_PAGE, useDecision } from './queues.ts'

export const reviewQueueQuery = (queue: ReviewQueue) =>
  queryOptions({
    queryKey: ['administration', '/api/admin/reviews', queue],
    queryFn: (): Promise<Queue<QueuedReview>> =>
      callPage('GET /api/admin/reviews', { query: { queue, limit: String(QUEUE_PAGE) } }),
  })

/** Keeps or removes a review. */
export const useDecideReview = (queue: ReviewQueue) =>
  useDecision(
    reviewQueueQuery(queue).queryKey,
    ({ id, decision }: { id: string; decision: DecideReviewBody }) =>
      call('POST /api/admin/reviews/:id/decision', { id, body: decision }),
  )
