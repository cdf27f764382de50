import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { SearchState } from '#contract/admin.ts'
import type { AuditEntry } from '#contract/audit.ts'
import { getJson, postJson, send, withQuery } from '#frontend/lib/http.ts'
import { forgetUsers } from './admin_users.ts'

const A_MINUTE = 60_000

/** How the search is, asked again every minute while somebody looks. */
export const searchStateQuery = queryOptions({
  queryKey: ['administration', '/api/admin/search'],
  queryFn: () => getJson<SearchState>('/api/admin/search'),
  refetchInterval: A_MINUTE,
})

const PAGE_SIZE = 20

interface EntriesPage {
  entries: AuditEntry[]
  total: number
}

/** What was done to something, newest first, page by page; who only looked at it stays out unless asked for. */
export const historyQuery = (target: string, withReads: boolean) =>
  infiniteQueryOptions({
    queryKey: ['administration', '/api/admin/audit', target, withReads],
    queryFn: async ({ pageParam }): Promise<EntriesPage> => {
      const query = {
        target,
        changesOnly: String(!withReads),
        page: String(pageParam),
        limit: String(PAGE_SIZE),
      }
      const response = await send('GET', withQuery('/api/admin/audit', query))
      const entries = (await response.json()) as AuditEntry[]
      return { entries, total: Number(response.headers.get('x-total-count') ?? entries.length) }
    },
    initialPageParam: 1,
    getNextPageParam: ({ total }, _pages, page) => (page * PAGE_SIZE < total ? page + 1 : undefined),
  })

/** Takes back what an entry tells of. */
export function useUndoAuditEntry() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (entryId: string) => postJson<AuditEntry>(`/api/admin/audit/${entryId}/undo`, {}),
    onSettled: () => forgetUsers(queryClient),
  })
}

/** Takes back the last thing that somebody did to something. */
export function useTakeBack() {
  const queryClient = useQueryClient()
  return async ({ target, actor }: { target: string; actor: string }): Promise<void> => {
    const last = { target, actor, changesOnly: 'true', limit: '1' }
    const [entry] = await getJson<AuditEntry[]>(withQuery('/api/admin/audit', last))
    if (entry) await postJson(`/api/admin/audit/${entry.id}/undo`, {})
    await forgetUsers(queryClient)
  }
}
