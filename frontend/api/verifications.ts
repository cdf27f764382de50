import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { DecideVerificationBody, OwnVerification, VerificationRequest } from '#contract/verification.ts'
import { getJson, postJson, send, withQuery } from '#frontend/lib/http.ts'

/** How far one's own verification is. */
export const ownVerificationQuery = (professionalId: string) =>
  queryOptions({
    queryKey: [`/api/professionals/${professionalId}/verification`],
    queryFn: () => getJson<OwnVerification>(`/api/professionals/${professionalId}/verification`),
  })

export function useAskForVerification(professionalId: string) {
  const queryClient = useQueryClient()
  const { queryKey } = ownVerificationQuery(professionalId)
  return useMutation({
    mutationFn: () => postJson<OwnVerification>(`/api/professionals/${professionalId}/verification`, {}),
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
    const response = await send('GET', withQuery('/api/admin/verifications', { limit: String(PAGE) }))
    const requests = (await response.json()) as VerificationRequest[]
    return { requests, total: Number(response.headers.get('x-total-count') ?? requests.length) }
  },
})

/** Approves or refuses; who was decided on leaves the queue at once, and comes back where that fails. */
export function useDecideVerification() {
  const queryClient = useQueryClient()
  const { queryKey } = verificationsQuery
  return useMutation({
    mutationFn: ({ id, decision }: { id: string; decision: DecideVerificationBody }) =>
      postJson(`/api/admin/users/${id}/verification`, decision),
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
