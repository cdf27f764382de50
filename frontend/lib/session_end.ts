import { useSyncExternalStore } from 'react'
import type { CurrentUser } from '#contract/accounts.ts'
import { readStored, store } from './device_storage.ts'
import { keepForVisitorsOnly } from '#frontend/loading/offline/seen_pages.ts'
import { paths } from '#frontend/paths.ts'

/** Holds the id of the account that is open in this browser; other tabs hear of a change by the storage's event. */
const KEY = 'signed-in'

/** Returns whether this browser has logged in before, so that visitors cause no session request. */
export function hasSignedInFlag(): boolean {
  return readStored(KEY) !== null
}

export const isSignedInAs = (accountId: string): boolean => readStored(KEY) === accountId

/** Stores who is logged in, null for nobody, tells other tabs, and caches public pages for visitors only. */
export function setSignedIn(accountId: string | null): void {
  void keepForVisitorsOnly(accountId !== null)
  store(KEY, accountId)
}

/** How the session ended on the server: what is typed stays, and is shown. */
type EndedByServer = 'expired' | 'blocked'

/** How the account ended in another tab: by a logout (`left`), or by somebody else's login. */
export type EndedElsewhere = 'left' | { other: CurrentUser }

/** How the session ended while a screen was open. */
export type SessionEnd = EndedByServer | EndedElsewhere

/** The name of the tab for logging in again. */
const LOGIN_TAB = 'entrar-de-novo'

const listeners = new Set<() => void>()
let end: SessionEnd | null = null

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Sets how the session ended; null while it lasts. */
export function setSessionEnd(next: SessionEnd | null): void {
  end = next
  for (const listener of listeners) listener()
}

export const sessionEnd = (): SessionEnd | null => end

export function useSessionEnd(): SessionEnd | null {
  return useSyncExternalStore(subscribe, sessionEnd, () => null)
}

/** Returns whether the account that this tab shows was left or replaced in another tab: nothing of it may be seen. */
export const isTakenAway = (how: SessionEnd | null): how is EndedElsewhere =>
  how !== null && how !== 'expired' && how !== 'blocked'

/** Opens the login in another tab. */
export function openLogin(): void {
  window.open(paths.login, LOGIN_TAB)
}

/** Notifies the original tab of the login, and closes this one. */
export function notifyLoggedIn(): void {
  const opener = window.opener as Window | null
  if (window.name !== LOGIN_TAB || !opener) return
  opener.postMessage(LOGIN_TAB, window.location.origin)
  window.close()
}

let isLeaving = false

/** Runs this tab's own logout, whose emptying of the browser's storage is no news from another tab. */
export async function leaveBy(logOut: () => Promise<unknown>): Promise<void> {
  isLeaving = true
  try {
    await logOut()
  } finally {
    isLeaving = false
  }
}

/** Calls back after a login or logout in another tab, and whenever this one is looked at again. */
export function onAccountChange(look: () => void): () => void {
  const act = () => {
    if (!isLeaving) look()
  }
  const hear = ({ origin, data }: MessageEvent) => {
    if (origin === window.location.origin && data === LOGIN_TAB) act()
  }
  const hearStorage = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) act()
  }
  window.addEventListener('message', hear)
  window.addEventListener('storage', hearStorage)
  for (const event of ['focus', 'pageshow']) window.addEventListener(event, act)
  return () => {
    window.removeEventListener('message', hear)
    window.removeEventListener('storage', hearStorage)
    for (const event of ['focus', 'pageshow']) window.removeEventListener(event, act)
  }
}
