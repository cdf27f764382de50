import { useState } from 'react'
import type { SearchDraft } from '../home_filters.ts'
import { parseRecentSearches, withSearch, withoutSearch, type RecentSearches } from './recent_searches.ts'

const KEY = 'recent-searches'

function read(): RecentSearches {
  try {
    return parseRecentSearches(localStorage.getItem(KEY))
  } catch {
    return []
  }
}

/** A browser whose storage is off or full remembers nothing, and searching goes on. */
function keep(recent: RecentSearches): void {
  try {
    if (recent.length === 0) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(recent))
  } catch {
    return
  }
}

export function rememberSearch(search: SearchDraft): void {
  keep(withSearch(read(), search))
}

/** The searches of this device, which never leave it; read again each time the field is entered. */
export function useRecentSearches() {
  const [recent, setRecent] = useState<RecentSearches>([])
  const change = (next: RecentSearches) => {
    keep(next)
    setRecent(next)
  }
  return {
    recent,
    refresh: () => setRecent(read()),
    forget: (label: string) => change(withoutSearch(read(), label)),
    forgetAll: () => change([]),
  }
}
