import { useSyncExternalStore } from 'react'
import { parseStored, readStored, store } from '#frontend/lib/device_storage.ts'

const KEY = 'reached-leads'
const MAX_LEADS = 50

/** Ids of leads, the newest last; whatever else stands in the storage is left out, since anyone may write there. */
export function parseReached(stored: string | null): string[] {
  const ids = parseStored(stored)
  return Array.isArray(ids)
    ? ids.filter((id) => typeof id === 'string' && /^[0-9a-f-]{36}$/.test(id)).slice(-MAX_LEADS)
    : []
}

const read = (): string[] => parseReached(readStored(KEY))

function write(ids: readonly string[]): void {
  store(KEY, ids.length === 0 ? null : JSON.stringify(ids.slice(-MAX_LEADS)))
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
