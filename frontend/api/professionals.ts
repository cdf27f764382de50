import { queryOptions } from '@tanstack/react-query'
import type { ProfessionalQueryInput } from '#contract/professionals.ts'
import type { PublicApi } from '#contract/public_api.ts'

/** Home queries are cached this long. */
export const HOME_CACHE_MS = 5 * 60_000

/** One page of a list; aborted when no longer needed. */
export function professionalsOptions(api: PublicApi, query: ProfessionalQueryInput) {
  return queryOptions({
    queryKey: ['/api/professionals', query] as const,
    queryFn: ({ signal }) => api.listProfessionals(query, { signal }),
    staleTime: HOME_CACHE_MS,
  })
}

/** Numbers of matches for further filters; without any, which filter to relax. Aborted when stale. */
export function facetsOptions(api: PublicApi, query: ProfessionalQueryInput) {
  return queryOptions({
    queryKey: ['/api/professionals/facets', query],
    queryFn: ({ signal }) => api.countFacets(query, { signal }),
    staleTime: HOME_CACHE_MS,
  })
}
