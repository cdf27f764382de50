/** Sends what was held back; `isLeaving` where the page is about to go. Sees to its own failures. */
type Action = (isLeaving: boolean) => Promise<void>

interface HeldBack {
  /** Sends it now, unless it was sent or taken back before. */
  send: () => void
  /** Forgets it; false where it was too late. */
  takeBack: () => boolean
}

let waiting: Action | null = null

/** Sends at once what may still wait to be taken back. */
export async function sendHeldBack(isLeaving = false): Promise<void> {
  const action = waiting
  waiting = null
  await action?.(isLeaving)
}

const sendOnLeaving = () => void sendHeldBack(true)

/** Keeps a deed so that it can be undone. Another one, logging out and leaving the page send it at once. */
export function holdBack(action: Action): HeldBack {
  void sendHeldBack()
  waiting = action
  window.addEventListener('pagehide', sendOnLeaving, { once: true })
  return {
    send: () => {
      if (waiting === action) void sendHeldBack()
    },
    takeBack: () => {
      const isInTime = waiting === action
      if (isInTime) waiting = null
      return isInTime
    },
  }
}
