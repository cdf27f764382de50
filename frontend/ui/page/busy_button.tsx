import { Button, Spinner } from '@radix-ui/themes'
import type { ComponentProps } from 'react'
import { useHydrated } from '#frontend/lib/use_hydrated.ts'

type ButtonProps = Omit<ComponentProps<typeof Button>, 'asChild' | 'loading'>

interface BusyProps extends ButtonProps {
  /** Whether its request is running. */
  isBusy: boolean
  /** Replaces the label meanwhile. */
  busyLabel?: string
}

/**
 * A button that starts a request. While that runs, further presses do nothing and the focus stays: a `disabled` or
 * `loading` button would lose it.
 */
export function BusyButton({ isBusy, busyLabel, onClick, children, ...props }: BusyProps) {
  return (
    <Button
      {...props}
      aria-disabled={isBusy || undefined}
      onClick={(event) => {
        if (isBusy) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {isBusy && <Spinner aria-hidden="true" />}
      {/* An element of its own, which stays React's when the browser has translated its text. */}
      <span key={`${isBusy}`} className="button-label">
        {isBusy && busyLabel ? busyLabel : children}
      </span>
    </Button>
  )
}

interface SubmitProps extends Omit<ButtonProps, 'type'> {
  isSending: boolean
  /** Replaces the label while sending. */
  sendingLabel: string
}

/**
 * Submits its form, once at a time. Does nothing before hydration, so that the browser does not submit a secret itself.
 */
export function SubmitButton({ isSending, sendingLabel, ...props }: SubmitProps) {
  const isHydrated = useHydrated()
  return (
    <BusyButton
      type={isHydrated ? 'submit' : 'button'}
      size="4"
      {...props}
      isBusy={isSending}
      busyLabel={sendingLabel}
    />
  )
}
