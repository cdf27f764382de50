import { queryOptions } from '@tanstack/react-query'
import type { SearchState } from '#contract/admin.ts'
import { getJson } from '#frontend/lib/http.ts'

const A_MINUTE = 60_000

/** How the search is, asked again every minute while somebody looks. */
export const searchStateQuery = queryOptions({
  queryKey: ['administration', '/api/admin/search'],
  queryFn: () => getJson<SearchState>('/api/admin/search'),
  refetchInterval: A_MINUTE,
})
