import { useMemo, useSyncExternalStore } from 'react'
import { isStateCode, type StateCode } from '#domain/catalogue/states.ts'
import { parseStored, readStored, store } from './device_storage.ts'

/** The city of this device's last search. It is sent only as the place of a list. */
export interface LastCity {
  city: string
  state: StateCode
}

const KEY = 'last-city'
const MAX_NAME_LENGTH = 60

/** Parses a stored city; null for anything else, since anyone may write to the storage. */
export function parseLastCity(stored: string | null): LastCity | null {
  const entry = parseStored(stored)
  if (typeof entry !== 'object' || entry === null) return null
  const [city, state]: unknown[] = [Reflect.get(entry, 'city'), Reflect.get(entry, 'state')]
  const isName = typeof city === 'string' && city.length > 0 && city.length <= MAX_NAME_LENGTH
  return isName && typeof state === 'string' && isStateCode(state) ? { city, state } : null
}

/** A place without a city changes nothing. */
export function rememberCity({ city, state }: { city: string | null; state: string | null }): void {
  if (city && state) store(KEY, JSON.stringify({ city, state }))
}

export function forgetCity(): void {
  store(KEY, null)
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}

/** The city of the last search; null on the server, or without one. */
export function useLastCity(): LastCity | null {
  const text = useSyncExternalStore(
    subscribe,
    () => readStored(KEY),
    () => null,
  )
  return useMemo(() => parseLastCity(text), [text])
}
