import { useEffect, useEffectEvent } from 'react'
import { isSessionOver, useFailureToast } from './use_failure_toast.ts'

/** Tells that the session is over where a read found it so; other failures stand in the place of what was read. */
export function useReadFailure(error: Error | null): void {
  const sayFailure = useFailureToast()
  const tell = useEffectEvent(() => sayFailure(error, ''))
  useEffect(() => {
    if (isSessionOver(error)) tell()
  }, [error])
}
