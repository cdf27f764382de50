import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useDebounced } from '#frontend/lib/use_debounced.ts'

const TYPING_PAUSE_MS = 300

/**
 * What stands in the search box: searched for once typing pauses, and replaced when the address asks for something
 * else by itself, as by going back.
 */
export function useTypedSearch(searched: string, search: (q: string) => void) {
  const [typed, setTyped] = useState(searched)
  const lastAsked = useRef(searched)
  const settled = useDebounced(typed.trim(), TYPING_PAUSE_MS)
  const ask = useEffectEvent((q: string) => {
    if (q === lastAsked.current) return
    lastAsked.current = q
    search(q)
  })
  useEffect(() => ask(settled), [settled])
  useEffect(() => {
    if (searched === lastAsked.current) return
    lastAsked.current = searched
    setTyped(searched)
  }, [searched])
  return { typed, type: setTyped }
}
