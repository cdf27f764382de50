import { useState } from 'react'
import type { HomeFilters } from './home_filters.ts'

export type SearchDraft = Pick<HomeFilters, 'q' | 'specialty' | 'location'>

const isSame = (one: SearchDraft, other: SearchDraft) =>
  one.q === other.q && one.specialty === other.specialty && one.location === other.location

/**
 * What is typed but not yet searched. It starts over when the filters change elsewhere (a chip, back, 'Limpar
 * Filtros'), but not when its own search arrives: by then the person may be typing the next one.
 */
export function useSearchDraft({ q, specialty, location }: HomeFilters) {
  const current = { q, specialty, location }
  const [draft, setDraft] = useState(current)
  const [seen, setSeen] = useState(current)
  const [searched, setSearched] = useState<SearchDraft>(current)
  if (!isSame(seen, current)) {
    setSeen(current)
    setSearched(current)
    if (!isSame(searched, current)) setDraft(current)
  }
  const change = (changed: Partial<SearchDraft>) => setDraft((typed) => ({ ...typed, ...changed }))
  return { draft, change, markSearched: setSearched }
}
