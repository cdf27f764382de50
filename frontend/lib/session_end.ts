import { useSyncExternalStore } from 'react'
import { readStored, store } from './device_storage.ts'
import { keepForVisitorsOnly } from './kept_offline.ts'
import { paths } from '#frontend/paths.ts'

const KEY = 'signed-in'

/** Returns whether this browser has logged in before, so that visitors cause no session request. */
export function hasSignedInFlag(): boolean {
  return readStored(KEY) !== null
}

/** Stores that flag, and caches public pages for visitors only. */
export function setSignedInFlag(isSignedIn: boolean): void {
  void keepForVisitorsOnly(isSignedIn)
  store(KEY, isSignedIn ? '1' : null)
}

/** The name of the tab for logging in again. */
const LOGIN_TAB = 'entrar-de-novo'

const listeners = new Set<() => void>()
let isOver = false

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Sets whether the session ended while a screen was open, whose input stays. */
export function setSessionOver(isItOver: boolean): void {
  isOver = isItOver
  for (const listener of listeners) listener()
}

export function useSessionOver(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isOver,
    () => false,
  )
}

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

/** Calls back after a login in the other tab, or when this one is visible again. */
export function onReturn(act: () => void): () => void {
  const hear = ({ origin, data }: MessageEvent) => {
    if (origin === window.location.origin && data === LOGIN_TAB) act()
  }
  window.addEventListener('message', hear)
  window.addEventListener('focus', act)
  return () => {
    window.removeEventListener('message', hear)
    window.removeEventListener('focus', act)
  }
}
