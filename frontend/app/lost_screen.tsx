import { useSyncExternalStore } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router-dom'
import type { Arrival } from '#frontend/lib/arrival.ts'
import { useBackOnline } from '#frontend/lib/use_online.ts'
import { LostPart } from '#frontend/ui/lost_part.tsx'

const lost = new Set<Pick<Arrival<unknown>, 'fetch'>>()
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Loads a screen's code on navigation; waits until it is there. */
export async function arrivalOf<Code>(arrival: Arrival<Code>): Promise<Code> {
  arrival.subscribe(() => {
    if (arrival.isLost()) lost.add(arrival)
    else lost.delete(arrival)
    for (const listener of listeners) listener()
  })
  void arrival.fetch()
  return arrival.code
}

/** Reports, after each attempt, whether any screen's code is missing. */
export function reportLostScreens(onChange: (isAnyLost: boolean) => void): () => void {
  return subscribe(() => onChange(lost.size > 0))
}

export const fetchLostScreens = async () => {
  await Promise.all([...lost].map((arrival) => arrival.fetch()))
}

/** Says that the next screen failed to load; the current one stays, with its input. */
export function LostScreen() {
  const isAnyLost = useSyncExternalStore(
    subscribe,
    () => lost.size > 0,
    () => false,
  )
  const { location: destination } = useNavigation()
  const here = useLocation()
  const navigate = useNavigate()
  useBackOnline(() => void fetchLostScreens())
  if (!isAnyLost || !destination) return null
  return (
    <LostPart
      lost="Não conseguimos abrir a página."
      onRetry={fetchLostScreens}
      onGiveUp={() => void navigate(here, { replace: true, preventScrollReset: true })}
      reload={() => window.location.assign(destination.pathname + destination.search + destination.hash)}
    />
  )
}
