import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * A value that only a browser knows, read at each render; `onServer` on the server and in the first render. If both are
 * equal there is no second render, which would delay a large page.
 */
export function useInBrowser<Value extends string | boolean>(read: () => Value, onServer: Value): Value {
  return useSyncExternalStore(never, read, () => onServer)
}

/** False on the server and in the first render, true afterwards. */
export function useHydrated(): boolean {
  return useInBrowser<boolean>(() => true, false)
}
