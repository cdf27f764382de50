import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * What only a browser knows, read anew with each render; `onServer` on the server and in the first render. Where both
 * are equal nothing is rendered a second time, which for a large part holds the page up.
 */
export function useInBrowser<Value extends string | boolean>(read: () => Value, onServer: Value): Value {
  return useSyncExternalStore(never, read, () => onServer)
}

/** False on the server and in the first render, true afterwards. */
export function useHydrated(): boolean {
  return useInBrowser<boolean>(() => true, false)
}
