/** Sends the delayed request; `isLeaving` if the page is about to close. Handles its own failures. */
type Action = (isLeaving: boolean) => Promise<void>

interface DelayedRequest {
  /** Sends it now, unless it was sent or cancelled. */
  send: () => void
  /** Cancels it; returns false if it is too late. */
  cancel: () => boolean
}

let waiting: Action | null = null

/** Sends a delayed request at once. */
export async function sendDelayedRequest(isLeaving = false): Promise<void> {
  const action = waiting
  waiting = null
  await action?.(isLeaving)
}

const sendOnLeaving = () => void sendDelayedRequest(true)

/** Drops a delayed request, whose session has ended. */
export function dropDelayedRequest(): void {
  waiting = null
}

/** Delays a request so that it can be undone. Another one, logging out and closing the page send it at once. */
export function delayRequest(action: Action): DelayedRequest {
  void sendDelayedRequest()
  waiting = action
  window.addEventListener('pagehide', sendOnLeaving, { once: true })
  return {
    send: () => {
      if (waiting === action) void sendDelayedRequest()
    },
    cancel: () => {
      const isInTime = waiting === action
      if (isInTime) waiting = null
      return isInTime
    },
  }
}
