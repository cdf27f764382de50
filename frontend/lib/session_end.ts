import { useSyncExternalStore } from 'react'
import { paths } from '#frontend/paths.ts'

/** Of the tab in which somebody logs in again, and of what it says when they have. */
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

/** Tells the other tabs that somebody has logged in; a tab opened for that closes itself. */
export function tellLoggedIn(): void {
  const channel = new BroadcastChannel(LOGIN_TAB)
  channel.postMessage(null)
  channel.close()
  if (window.name === LOGIN_TAB && window.opener) window.close()
}

/** Calls back when somebody has logged in in another tab, or this one is looked at again. */
export function onReturn(act: () => void): () => void {
  const channel = new BroadcastChannel(LOGIN_TAB)
  channel.addEventListener('message', act)
  window.addEventListener('focus', act)
  return () => {
    channel.close()
    window.removeEventListener('focus', act)
  }
}
