import { queryOptions } from '@tanstack/react-query'
import type { ProfessionalQueryInput } from '#contract/professionals.ts'
import type { PublicApi } from '#contract/public_api.ts'
import { suggestForEnding } from './suggest_for_ending.ts'

/** What the words typed among these filters were understood as. */
export function interpretationOptions(api: PublicApi, filters: ProfessionalQueryInput) {
  return queryOptions({
    queryKey: ['/api/search/interpretation', filters],
    queryFn: () => api.interpretQuery(filters),
  })
}

/**
 * While typing 'cardiologista camp': what the whole begins like, else what its last two words or last one do. Given up
 * once something else is typed.
 */
export function suggestionsOptions(api: PublicApi, typed: string) {
  return queryOptions({
    queryKey: ['/api/search/suggestions', typed],
    queryFn: ({ signal }) => suggestForEnding(api, typed, { signal }),
    staleTime: 60_000,
  })
}
