import { useSyncExternalStore } from 'react'
import { readStored, store } from './device_storage.ts'
import { keepForVisitorsOnly } from './kept_offline.ts'
import { paths } from '#frontend/paths.ts'

const KEY = 'signed-in'

/** Whether this browser has logged in before, so that visitors never ask who they are. */
export function hasSignedInFlag(): boolean {
  return readStored(KEY) !== null
}

/** Remembers it, and keeps public pages for visitors alone. */
export function setSignedInFlag(isSignedIn: boolean): void {
  void keepForVisitorsOnly(isSignedIn)
  store(KEY, isSignedIn ? '1' : null)
}

/** Names the tab in which somebody logs in again. */
const LOGIN_TAB = 'entrar-de-novo'

const listeners = new Set<() => void>()
let isOver = false

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Says whether the session ended while a screen was open; what is typed on it stays. */
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

/** Opens the login beside this page, which stays as it is. */
export function openLogin(): void {
  window.open(paths.login, LOGIN_TAB)
}

/** Tells the page beside which somebody has logged in, and makes way for it. */
export function notifyLoggedIn(): void {
  const opener = window.opener as Window | null
  if (window.name !== LOGIN_TAB || !opener) return
  opener.postMessage(LOGIN_TAB, window.location.origin)
  window.close()
}

/** Calls back when somebody has logged in beside this page, or it is looked at again. */
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
