import { useState } from 'react'
import { parseStored, readStored, store } from '#frontend/lib/device_storage.ts'
import { forgetCity } from '#frontend/lib/last_city.ts'
import type { SearchDraft } from './home_filters.ts'

/** This device's latest searches, newest first. */
export type RecentSearches = readonly SearchDraft[]

const KEPT = 5
const MAX_TEXT_LENGTH = 200

/** 'cardiologista unimed, Dentista, Campinas, SP': the search in the order of the fields. */
export function searchLabel({ q, specialty, location }: SearchDraft): string {
  return [q, specialty, location].filter(Boolean).join(', ')
}

/** Puts the search first, without an equal one (ignoring case); drops the sixth. */
export function withSearch(recent: RecentSearches, search: SearchDraft): RecentSearches {
  if (searchLabel(search) === '') return recent
  return [search, ...withoutSearch(recent, searchLabel(search))].slice(0, KEPT)
}

export function withoutSearch(recent: RecentSearches, label: string): RecentSearches {
  const unwanted = label.toLowerCase()
  return recent.filter((each) => searchLabel(each).toLowerCase() !== unwanted)
}

/** Parses stored searches; drops anything else, since anyone may write to the storage. */
export function parseRecentSearches(stored: string | null): RecentSearches {
  const entries = parseStored(stored)
  const searches = Array.isArray(entries) ? entries.filter(isSearch) : []
  return searches.slice(0, KEPT).map(({ q, specialty, location }) => ({ q, specialty, location }))
}

function isSearch(entry: unknown): entry is SearchDraft {
  if (typeof entry !== 'object' || entry === null) return false
  const texts = ['q', 'specialty', 'location'].map((name): unknown => Reflect.get(entry, name))
  return (
    texts.every((text) => typeof text === 'string' && text.length <= MAX_TEXT_LENGTH) && texts.some(Boolean)
  )
}

const KEY = 'recent-searches'

const read = (): RecentSearches => parseRecentSearches(readStored(KEY))

function keep(recent: RecentSearches): void {
  store(KEY, recent.length === 0 ? null : JSON.stringify(recent))
}

export function rememberSearch(search: SearchDraft): void {
  keep(withSearch(read(), search))
}

/** This device's searches, which never leave it; reloaded each time the field gets the focus. */
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
    forgetAll: () => {
      forgetCity()
      change([])
    },
  }
}
