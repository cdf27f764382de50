import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { DecideVerificationBody, VerificationRequest } from '#contract/verification.ts'
import { call, callPage } from '#frontend/lib/http.ts'
import { type Queue, QUEUE_PAGE, useDecision } from './queues.ts'

/** The state of the own verification. */
export const ownVerificationQuery = (professionalId: string) =>
  queryOptions({
    queryKey: [`/api/professionals/${professionalId}/verification`],
    queryFn: () => call('GET /api/professionals/:id/verification', { id: professionalId }),
  })

export function useAskForVerification(professionalId: string) {
  const queryClient = useQueryClient()
  const { queryKey } = ownVerificationQuery(professionalId)
  return useMutation({
    mutationFn: () => call('POST /api/professionals/:id/verification', { id: professionalId }),
    onSuccess: (asked) => queryClient.setQueryData(queryKey, asked),
  })
}

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
