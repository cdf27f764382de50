import { queryOptions, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import type { DecideClaimBody, WaitingClaim } from '#contract/claims.ts'
import type { DecideReviewBody, QueuedReview, ReviewQueue } from '#contract/reviews.ts'
import type { DecideVerificationBody, VerificationRequest } from '#contract/verification.ts'
import { adminTodayQuery } from './audit.ts'
import { call, callPage } from '#frontend/lib/http.ts'

/** The first waiting items; the next ones follow as these are decided. */
interface Queue<Row> {
  rows: Row[]
  /** Of all, not only those shown. */
  total: number
}

const QUEUE_PAGE = 50

/** Sends a decision on an item, which leaves the queue at once and returns on failure; other screens reload. */
function useDecision<Decided extends { id: string }>(
  queryKey: QueryKey,
  send: (decided: Decided) => Promise<unknown>,
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: send,
    onMutate: async ({ id }) => {
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData<Queue<{ id: string }>>(
        queryKey,
        (shown) => shown && { rows: shown.rows.filter((row) => row.id !== id), total: shown.total - 1 },
      )
    },
    onSuccess: () => {
      queryClient.removeQueries({ type: 'inactive' })
      void queryClient.invalidateQueries(adminTodayQuery)
    },
    onError: () => queryClient.invalidateQueries({ queryKey }),
    onSettled: () => {
      const left = queryClient.getQueryData<Queue<unknown>>(queryKey)
      if (left && left.rows.length < Math.min(left.total, QUEUE_PAGE / 2))
        void queryClient.invalidateQueries({ queryKey })
    },
  })
}

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

/** The waiting requests for verification. */
export const verificationsQuery = queryOptions({
  queryKey: ['administration', '/api/admin/verifications'],
  queryFn: (): Promise<Queue<VerificationRequest>> =>
    callPage('GET /api/admin/verifications', { query: { limit: String(QUEUE_PAGE) } }),
})

/** Approves or refuses a request. */
export const useDecideVerification = () =>
  useDecision(
    verificationsQuery.queryKey,
    ({ id, decision }: { id: string; decision: DecideVerificationBody }) =>
      call('POST /api/admin/users/:userId/verification', { userId: id, body: decision }),
  )

/** The open claims and requests for removal of unclaimed profiles. */
export const claimsQuery = queryOptions({
  queryKey: ['administration', '/api/admin/claims'],
  queryFn: (): Promise<Queue<WaitingClaim>> =>
    callPage('GET /api/admin/claims', { query: { limit: String(QUEUE_PAGE) } }),
})

/** Approves or refuses a claim. */
export const useDecideClaim = () =>
  useDecision(claimsQuery.queryKey, ({ id, decision }: { id: string; decision: DecideClaimBody }) =>
    call('POST /api/admin/claims/:id/decision', { id, body: decision }),
  )
