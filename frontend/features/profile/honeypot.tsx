import { useEffect, useRef } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'

/** Returns how long the form has been visible, in milliseconds. */
export function useElapsedMs(): () => number {
  const shownAt = useRef(0)
  useEffect(() => {
    shownAt.current = performance.now()
  }, [])
  return () => Math.round(performance.now() - shownAt.current)
}

/** A honeypot field, hidden from people in every way. */
export function Honeypot({ registration }: { registration: UseFormRegisterReturn }) {
  return (
    <div className="profile-unseen" aria-hidden="true">
      <label>
        Cor favorita
        <input type="text" tabIndex={-1} autoComplete="off" {...registration} />
      </label>
    </div>
  )
}
