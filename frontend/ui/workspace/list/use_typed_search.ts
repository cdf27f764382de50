import { useEffect, useEffectEvent } from 'react'
import { useDraft } from '#frontend/lib/use_draft.ts'

const PAUSE_MS = 300

/**
 * A search text that follows the typing at once and is sent after a pause. A text that comes from elsewhere (back,
 * forward, a cleared filter) takes the place of what was typed; one that was sent from here does not.
 */
export function useTypedSearch(sent: string, send: (text: string) => void) {
  const { draft: typed, change, markSent } = useDraft(sent)
  const sendTyped = useEffectEvent((text: string) => {
    markSent(text)
    send(text)
  })
  useEffect(() => {
    const text = typed.trim()
    if (text === sent) return undefined
    const timer = setTimeout(() => sendTyped(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, sent])
  return { typed, type: (text: string) => change(() => text) }
}
