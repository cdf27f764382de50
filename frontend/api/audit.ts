import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { AuditEntry } from '#contract/audit.ts'
import { call, callPage } from '#frontend/lib/http.ts'
import { forgetUsers } from './admin_users.ts'

const A_MINUTE = 60_000

/** How the search is, asked again every minute while somebody looks. */
export const searchStateQuery = queryOptions({
  queryKey: ['administration', '/api/admin/search'],
  queryFn: () => call('GET /api/admin/search'),
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
      const { rows: entries, total } = await callPage('GET /api/admin/audit', { query })
      return { entries, total }
    },
    initialPageParam: 1,
    getNextPageParam: ({ total }, _pages, page) => (page * PAGE_SIZE < total ? page + 1 : undefined),
  })

/** Takes back what an entry tells of. */
export function useUndoAuditEntry() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (entry: string) => call('POST /api/admin/audit/:entry/undo', { entry, body: {} }),
    onSettled: () => forgetUsers(queryClient),
  })
}

/** Takes back the last thing that somebody did to something. */
export function useTakeBack() {
  const queryClient = useQueryClient()
  return async ({ target, actor }: { target: string; actor: string }): Promise<void> => {
    const last = { target, actor, changesOnly: 'true', limit: '1' }
    const [entry] = await call('GET /api/admin/audit', { query: last })
    if (entry) await call('POST /api/admin/audit/:entry/undo', { entry: entry.id, body: {} })
    await forgetUsers(queryClient)
  }
}
