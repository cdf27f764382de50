import { useMemo, useSyncExternalStore } from 'react'
import { isStateCode, type StateCode } from '#domain/catalogue/states.ts'

/** Where somebody was looked for last on this device. It is sent nowhere but as the place of a list. */
export interface LastCity {
  city: string
  state: StateCode
}

const KEY = 'last-city'
const LONGEST_NAME = 60

/** Reads what was stored; null for whatever is no city, since anyone may write into a browser's storage. */
export function parseLastCity(stored: string | null): LastCity | null {
  try {
    const entry: unknown = JSON.parse(stored ?? 'null')
    if (typeof entry !== 'object' || entry === null) return null
    const [city, state]: unknown[] = [Reflect.get(entry, 'city'), Reflect.get(entry, 'state')]
    const isName = typeof city === 'string' && city.length > 0 && city.length <= LONGEST_NAME
    return isName && typeof state === 'string' && isStateCode(state) ? { city, state } : null
  } catch {
    return null
  }
}

/** A browser whose storage is off remembers nothing. */
function textKept(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** A place without its city changes nothing. */
export function rememberCity({ city, state }: { city: string | null; state: string | null }): void {
  try {
    if (city && state) localStorage.setItem(KEY, JSON.stringify({ city, state }))
  } catch {
    return
  }
}

export function forgetCity(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    return
  }
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}

/** The city of the last search; null on the server, and where there was none. */
export function useLastCity(): LastCity | null {
  const text = useSyncExternalStore(subscribe, textKept, () => null)
  return useMemo(() => parseLastCity(text), [text])
}
