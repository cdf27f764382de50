import { useSyncExternalStore } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router-dom'
import type { LazyImport } from '#frontend/loading/lazy_import.ts'
import { useBackOnline } from '#frontend/lib/use_online.ts'
import { FailedImport } from '#frontend/loading/failed_import.tsx'

const lost = new Set<Pick<LazyImport<unknown>, 'fetch'>>()
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Loads a screen's code on navigation; waits until it is there. */
export async function codeOfScreen<Code>(lazyImport: LazyImport<Code>): Promise<Code> {
  lazyImport.subscribe(() => {
    if (lazyImport.isFailed()) lost.add(lazyImport)
    else lost.delete(lazyImport)
    for (const listener of listeners) listener()
  })
  void lazyImport.fetch()
  return lazyImport.code
}

/** Reports, after each attempt, whether any screen's code is missing. */
export function reportFailedScreens(onChange: (isAnyFailed: boolean) => void): () => void {
  return subscribe(() => onChange(lost.size > 0))
}

export const fetchFailedScreens = async () => {
  await Promise.all([...lost].map((lazyImport) => lazyImport.fetch()))
}

/** Says that the next screen failed to load; the current one stays, with its input. */
export function FailedScreen() {
  const isAnyFailed = useSyncExternalStore(
    subscribe,
    () => lost.size > 0,
    () => false,
  )
  const { location: destination } = useNavigation()
  const here = useLocation()
  const navigate = useNavigate()
  useBackOnline(() => void fetchFailedScreens())
  if (!isAnyFailed || !destination) return null
  return (
    <FailedImport
      lost="Não conseguimos abrir a página."
      onRetry={fetchFailedScreens}
      onGiveUp={() => void navigate(here, { replace: true, preventScrollReset: true })}
      reload={() => window.location.assign(destination.pathname + destination.search + destination.hash)}
    />
  )
}
