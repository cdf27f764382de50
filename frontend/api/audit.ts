import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import type { AuditEntry } from '#contract/audit.ts'
import { call, callPage } from '#frontend/lib/http.ts'
import { forgetUsers } from './admin_users.ts'

const A_MINUTE = 60_000

/** The state of the search, reloaded every minute while shown. */
export const searchStateQuery = queryOptions({
  queryKey: ['administration', '/api/admin/search'],
  queryFn: () => call('GET /api/admin/search', { isUnattended: true }),
  refetchInterval: A_MINUTE,
})

/** What waits for administrators and operators, likewise. */
export const adminTodayQuery = queryOptions({
  queryKey: ['administration', '/api/admin/today'],
  queryFn: () => call('GET /api/admin/today', { isUnattended: true }),
  refetchInterval: A_MINUTE,
})

const PAGE_SIZE = 20

interface EntriesPage {
  entries: AuditEntry[]
  total: number
}

async function readEntries(query: Readonly<Record<string, string>>): Promise<EntriesPage> {
  const { rows: entries, total } = await callPage('GET /api/admin/audit', { query })
  return { entries, total }
}

/** One page of all audit entries; the former page stays while the next one loads. */
export const activityQuery = (query: Readonly<Record<string, string>>) =>
  queryOptions({
    queryKey: ['administration', '/api/admin/audit', query],
    queryFn: () => readEntries(query),
    placeholderData: keepPreviousData,
  })

const LARGEST_PAGE = 200

/** Returns at most `most` of the newest matching entries; new ones shift the pages, so duplicates are dropped. */
export async function newestEntries(
  query: Readonly<Record<string, string>>,
  most: number,
): Promise<{ entries: AuditEntry[]; total: number }> {
  const found = new Map<string, AuditEntry>()
  for (let page = 1; ; page++) {
    const { entries, total } = await readEntries({
      ...query,
      ...{ page: String(page), limit: String(LARGEST_PAGE) },
    })
    for (const entry of entries) found.set(entry.id, entry)
    if (entries.length < LARGEST_PAGE || found.size >= most)
      return { entries: [...found.values()].slice(0, most), total }
  }
}

/** The audit entries of one subject, newest first, page by page; without readings unless requested. */
export const historyQuery = (target: string, withReads: boolean) =>
  infiniteQueryOptions({
    queryKey: ['administration', '/api/admin/audit', target, withReads],
    queryFn: ({ pageParam }) => {
      const page = { page: String(pageParam), limit: String(PAGE_SIZE) }
      return readEntries({ target, changesOnly: String(!withReads), ...page })
    },
    initialPageParam: 1,
    getNextPageParam: ({ total }, _pages, page) => (page * PAGE_SIZE < total ? page + 1 : undefined),
  })

/** Undoes an audit entry. */
export function useUndoAuditEntry() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (entry: string) => call('POST /api/admin/audit/:entry/undo', { entry, body: {} }),
    onSettled: () => forgetUsers(queryClient),
  })
}

/** Undoes an actor's last action on a subject. */
export function useTakeBack() {
  const queryClient = useQueryClient()
  return async ({ target, actor }: { target: string; actor: string }): Promise<void> => {
    const last = { target, actor, changesOnly: 'true', limit: '1' }
    const [entry] = await call('GET /api/admin/audit', { query: last })
    if (entry) await call('POST /api/admin/audit/:entry/undo', { entry: entry.id, body: {} })
    await forgetUsers(queryClient)
  }
}
