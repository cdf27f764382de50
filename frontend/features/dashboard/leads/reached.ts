import { useSyncExternalStore } from 'react'
import { parseStored, readStored, store } from '#frontend/lib/device_storage.ts'

const KEY = 'reached-leads'
const MAX_LEADS = 50

/** Parses stored lead ids, newest last; drops anything else, since anyone may write to the storage. */
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

/** The leads to ask about; it changes when the user returns, not at the tap that leads away. */
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

/** The leads called or written to from this device, once the user has returned; only the device stores their ids. */
export function useReachedLeads(): readonly string[] {
  return useSyncExternalStore(
    subscribe,
    () => offered,
    () => offered,
  )
}

/** Called at the tap on a number. */
export function rememberReached(id: string): void {
  write([...read().filter((each) => each !== id), id])
}

/** Called once the user has answered. */
export function forgetReached(id: string): void {
  write(read().filter((each) => each !== id))
  offer()
}
