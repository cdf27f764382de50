import { queryOptions } from '@tanstack/react-query'
import type { ProfessionalQueryInput } from '#contract/professionals.ts'
import type { PublicApi } from '#contract/public_api.ts'
import { suggestForEnding } from './suggest_for_ending.ts'

/** The interpretation of the filters' texts. */
export function interpretationOptions(api: PublicApi, filters: ProfessionalQueryInput) {
  return queryOptions({
    queryKey: ['/api/search/interpretation', filters],
    queryFn: () => api.interpretQuery(filters),
  })
}

/**
 * Suggestions while typing 'cardiologista camp': for the whole text, otherwise for its last two words or the last one.
 * Aborted by further typing.
 */
export function suggestionsOptions(api: PublicApi, typed: string) {
  return queryOptions({
    queryKey: ['/api/search/suggestions', typed],
    queryFn: ({ signal }) => suggestForEnding(api, typed, { signal }),
    staleTime: 60_000,
  })
}
