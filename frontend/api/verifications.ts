import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { DecideVerificationBody, VerificationRequest } from '#contract/verification.ts'
import { call, callPage } from '#frontend/lib/http.ts'

/** How far one's own verification is. */
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

interface Waiting {
  requests: VerificationRequest[]
  /** All of them, not only those shown. */
  total: number
}

const PAGE = 50

/** Who waits to be verified; as they are decided the next come up. */
export const verificationsQuery = queryOptions({
  queryKey: ['administration', '/api/admin/verifications'],
  queryFn: async (): Promise<Waiting> => {
    const query = { limit: String(PAGE) }
    const { rows: requests, total } = await callPage('GET /api/admin/verifications', { query })
    return { requests, total }
  },
})

/** Approves or refuses; who was decided on leaves the queue at once, and comes back where that fails. */
export function useDecideVerification() {
  const queryClient = useQueryClient()
  const { queryKey } = verificationsQuery
  return useMutation({
    mutationFn: ({ id, decision }: { id: string; decision: DecideVerificationBody }) =>
      call('POST /api/admin/users/:userId/verification', { userId: id, body: decision }),
    onMutate: async ({ id }) => {
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(
        queryKey,
        (shown) =>
          shown && { requests: shown.requests.filter((each) => each.id !== id), total: shown.total - 1 },
      )
    },
    onError: () => queryClient.invalidateQueries({ queryKey }),
    onSettled: () => {
      const left = queryClient.getQueryData(queryKey)
      if (left && left.requests.length < Math.min(left.total, PAGE / 2))
        void queryClient.invalidateQueries({ queryKey })
    },
  })
}
