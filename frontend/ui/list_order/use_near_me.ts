import { useState } from 'react'

/** Asks for the position, only when told to; `refusal` says why there is none and what to do. */
export function useNearMe(onFound: (near: string) => void) {
  const [isAsking, setAsking] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const ask = async () => {
    setAsking(true)
    setRefusal(null)
    const { askPosition } = await import('./ask_position.ts')
    const position = await askPosition()
    setAsking(false)
    if (position.ok) onFound(position.value)
    else setRefusal(position.failure)
  }
  return { isAsking, refusal, ask: () => void ask(), forgetRefusal: () => setRefusal(null) }
}
