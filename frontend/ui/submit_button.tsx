import { Button, Spinner } from '@radix-ui/themes'
import type { ReactNode } from 'react'
import { useHydrated } from '#frontend/lib/use_hydrated.ts'

interface Props {
  isSending: boolean
  /** Stands in for the label while sending. */
  sendingLabel: string
  children: ReactNode
}

/**
 * Sends its form, once at a time, and keeps the focus while it does. Until the page's code has come it sends
 * nothing, so that no secret leaves by the browser's own road.
 */
export function SubmitButton({ isSending, sendingLabel, children }: Props) {
  const isHydrated = useHydrated()
  return (
    <Button
      type={isHydrated ? 'submit' : 'button'}
      size="4"
      aria-disabled={isSending || undefined}
      onClick={(event) => {
        if (isSending) event.preventDefault()
      }}
    >
      {isSending && <Spinner aria-hidden="true" />}
      {isSending ? sendingLabel : children}
    </Button>
  )
}
