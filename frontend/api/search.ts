import { queryOptions } from '@tanstack/react-query'
import type { PublicApi } from '#contract/public_api.ts'
import { suggestForEnding } from './suggest_for_ending.ts'

interface Texts {
  q?: string
  location?: string
  insurance?: string
}

/** What the typed words were understood as. */
export function interpretationOptions(api: PublicApi, texts: Texts) {
  return queryOptions({
    queryKey: ['/api/search/interpretation', texts],
    queryFn: () => api.interpretQuery(texts),
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
