import { useEffect, useEffectEvent, useState } from 'react'

const PAUSE_MS = 300

/**
 * A search text that follows the typing at once and is sent after a pause. A text that comes from elsewhere (back,
 * forward, a cleared filter) takes the place of what was typed; one that was sent from here does not.
 */
export function useTypedSearch(sent: string, send: (text: string) => void) {
  const [typed, setTyped] = useState(sent)
  const [seen, setSeen] = useState(sent)
  const [onItsWay, setOnItsWay] = useState<string | null>(null)
  if (seen !== sent) {
    setSeen(sent)
    setOnItsWay(null)
    if (sent !== onItsWay) setTyped(sent)
  }
  const sendTyped = useEffectEvent((text: string) => {
    setOnItsWay(text)
    send(text)
  })
  useEffect(() => {
    const text = typed.trim()
    if (text === sent) return undefined
    const timer = setTimeout(() => sendTyped(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, sent])
  return { typed, type: setTyped }
}
