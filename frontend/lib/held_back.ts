/** Sends what was held back; `isLeaving` where the page is about to go. Sees to its own failures. */
type Deed = (isLeaving: boolean) => Promise<void>

interface HeldBack {
  /** Sends it now, unless it was sent or taken back before. */
  send: () => void
  /** Forgets it; false where it was too late. */
  takeBack: () => boolean
}

let waiting: Deed | null = null

/** Sends at once what may still wait to be taken back. */
export async function sendHeldBack(isLeaving = false): Promise<void> {
  const deed = waiting
  waiting = null
  await deed?.(isLeaving)
}

const sendOnLeaving = () => void sendHeldBack(true)

/** Keeps a deed so that it can be undone. Another one, logging out and leaving the page send it at once. */
export function holdBack(deed: Deed): HeldBack {
  void sendHeldBack()
  waiting = deed
  window.addEventListener('pagehide', sendOnLeaving, { once: true })
  return {
    send: () => {
      if (waiting === deed) void sendHeldBack()
    },
    takeBack: () => {
      const isInTime = waiting === deed
      if (isInTime) waiting = null
      return isInTime
    },
  }
}
