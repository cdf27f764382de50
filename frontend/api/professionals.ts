import { queryOptions } from '@tanstack/react-query'
import type { ProfessionalQueryInput } from '#contract/professionals.ts'
import type { PublicApi } from '#contract/public_api.ts'

/** Home queries are cached this long (specification §7). */
export const HOME_CACHE_MS = 5 * 60_000

/** One page of a list. */
export function professionalsOptions(api: PublicApi, query: ProfessionalQueryInput) {
  return queryOptions({
    queryKey: ['/api/professionals', query],
    queryFn: () => api.listProfessionals(query),
    staleTime: HOME_CACHE_MS,
  })
}

/** Counts of what further filters would find; with nothing found, which single filter to relax. */
export function facetsOptions(api: PublicApi, query: ProfessionalQueryInput) {
  return queryOptions({
    queryKey: ['/api/professionals/facets', query],
    queryFn: () => api.countFacets(query),
    staleTime: HOME_CACHE_MS,
  })
}
