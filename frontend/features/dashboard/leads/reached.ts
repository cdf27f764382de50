import { useSyncExternalStore } from 'react'

const KEY = 'reached-leads'
const MAX = 50

/** Ids of leads, the newest last; whatever else stands in the storage is left out, since anyone may write there. */
export function parseReached(stored: string | null): string[] {
  try {
    const ids: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(ids)
      ? ids.filter((id) => typeof id === 'string' && /^[0-9a-f-]{36}$/.test(id)).slice(-MAX)
      : []
  } catch {
    return []
  }
}

const read = (): string[] => {
  try {
    return parseReached(localStorage.getItem(KEY))
  } catch {
    return []
  }
}

function write(ids: readonly string[]): void {
  try {
    if (ids.length === 0) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(ids.slice(-MAX)))
  } catch {
    // A browser whose storage is off offers nothing on return.
  }
}

/** What the rows offer; it changes when the reader comes back, not at the tap that leads away. */
let offered: readonly string[] = []
const listeners = new Set<() => void>()

function offer(): void {
  offered = read()
  for (const listener of listeners) listener()
}

const offerWhenSeen = () => {
  if (document.visibilityState === 'visible') offer()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (listeners.size === 1) {
    document.addEventListener('visibilitychange', offerWhenSeen)
    for (const event of ['focus', 'pageshow']) window.addEventListener(event, offer)
    offer()
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    document.removeEventListener('visibilitychange', offerWhenSeen)
    for (const event of ['focus', 'pageshow']) window.removeEventListener(event, offer)
  }
}

/** The leads that were called or written to from this device, once the reader is back; the device alone keeps their ids. */
export function useReachedLeads(): readonly string[] {
  return useSyncExternalStore(
    subscribe,
    () => offered,
    () => offered,
  )
}

/** At the tap on a number. */
export function rememberReached(id: string): void {
  write([...read().filter((each) => each !== id), id])
}

/** The reader answered what the row offered. */
export function forgetReached(id: string): void {
  write(read().filter((each) => each !== id))
  offer()
}
