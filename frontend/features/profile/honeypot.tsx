import { useEffect, useRef } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'

/** How long the form has been in front of the reader, in whole milliseconds. */
export function useElapsedMs(): () => number {
  const shownAt = useRef(0)
  useEffect(() => {
    shownAt.current = performance.now()
  }, [])
  return () => Math.round(performance.now() - shownAt.current)
}

/** A field that scripts fill and people neither see, hear nor reach. */
export function Honeypot({ registration }: { registration: UseFormRegisterReturn }) {
  return (
    <div className="profile-unseen" aria-hidden="true">
      <label>
        Complemento
        <input type="text" tabIndex={-1} autoComplete="off" {...registration} />
      </label>
    </div>
  )
}
