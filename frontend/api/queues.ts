import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'

/** The first waiting items; the next ones follow as these are decided. */
export interface Queue<Row> {
  rows: Row[]
  /** Of all, not only those shown. */
  total: number
}

export const QUEUE_PAGE = 50

/** Sends a decision on an item, which leaves the queue at once and returns on failure; other screens reload. */
export function useDecision<Decided extends { id: string }>(
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
    onSuccess: () => queryClient.removeQueries({ type: 'inactive' }),
    onError: () => queryClient.invalidateQueries({ queryKey }),
    onSettled: () => {
      const left = queryClient.getQueryData<Queue<unknown>>(queryKey)
      if (left && left.rows.length < Math.min(left.total, QUEUE_PAGE / 2))
        void queryClient.invalidateQueries({ queryKey })
    },
  })
}
