import { useState } from 'react'
import { fetchCode } from '#frontend/lib/arrival.ts'

const NOT_READY = 'Não conseguimos pedir sua localização. Verifique sua conexão e tente de novo.'

async function positionOrRefusal() {
  try {
    const { askPosition } = await fetchCode(() => import('./ask_position.ts'))
    return await askPosition()
  } catch {
    return { ok: false, failure: NOT_READY } as const
  }
}

/** Asks for the position, only when told to; `refusal` says why there is none and what to do. */
export function useNearMe(onFound: (near: string) => void) {
  const [isAsking, setAsking] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const ask = async () => {
    setAsking(true)
    setRefusal(null)
    const position = await positionOrRefusal()
    setAsking(false)
    if (position.ok) onFound(position.value)
    else setRefusal(position.failure)
  }
  return { isAsking, refusal, ask: () => void ask(), forgetRefusal: () => setRefusal(null) }
}
