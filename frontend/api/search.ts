import { queryOptions } from '@tanstack/react-query'
import type { PublicApi } from '#contract/public_api.ts'
import type { Suggestions } from '#contract/search.ts'

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

/** Suggestions for the end of what was typed, and where that end begins. */
export interface SuggestionsForEnding {
  suggestions: Suggestions
  /** Position of the first letter that a chosen suggestion replaces. */
  from: number
}

const isEmpty = (found: Suggestions) => Object.values(found).every((group: unknown[]) => group.length === 0)

/** Where the endings of one, two … words begin, the longest ending first: 0, then later ones. */
function endingsOf(typed: string): number[] {
  const starts = [...typed.matchAll(/\S+/g)].map(({ index }) => index)
  return [...new Set([0, ...starts.slice(-2)])]
}

async function suggestForEnding(api: PublicApi, typed: string): Promise<SuggestionsForEnding> {
  let last: SuggestionsForEnding = {
    suggestions: { specialties: [], cities: [], insurances: [], professionals: [] },
    from: 0,
  }
  for (const from of endingsOf(typed)) {
    last = { suggestions: await api.suggest(typed.slice(from).trim()), from }
    if (!isEmpty(last.suggestions)) return last
  }
  return last
}

/** While typing 'cardiologista camp': what the whole begins like, else what its last two words or last one do. */
export function suggestionsOptions(api: PublicApi, typed: string) {
  return queryOptions({
    queryKey: ['/api/search/suggestions', typed],
    queryFn: () => suggestForEnding(api, typed),
    staleTime: 60_000,
  })
}
