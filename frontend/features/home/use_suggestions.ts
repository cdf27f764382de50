import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { suggestionsOptions } from '#frontend/api/search.ts'
import type { SuggestionsForEnding } from '#frontend/api/suggest_for_ending.ts'
import { usePublicApi } from '#frontend/lib/site_context.tsx'
import { useDebounced } from '#frontend/lib/use_debounced.ts'

const TYPING_PAUSE_MS = 150
const SHORTEST = 2

/** Suggestions for what is being typed, once the typing pauses; null for too little. */
export function useSuggestions(typed: string): SuggestionsForEnding | null {
  const api = usePublicApi()
  const settled = useDebounced(typed, TYPING_PAUSE_MS).trim()
  const isEnough = settled.length >= SHORTEST && typed.trim().length >= SHORTEST
  const { data } = useQuery({
    ...suggestionsOptions(api, settled),
    enabled: isEnough,
    placeholderData: keepPreviousData,
  })
  return isEnough ? (data ?? null) : null
}
