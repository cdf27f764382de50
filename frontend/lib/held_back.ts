/** Sends what was held back; `isLeaving` where the page is about to go. */
type Deed = (isLeaving: boolean) => Promise<void>

let heldBack: Deed | null = null

/** Sends at once what may still wait to be taken back. */
export async function sendHeldBack(isLeaving = false): Promise<void> {
  const deed = heldBack
  heldBack = null
  await deed?.(isLeaving)
}

const sendOnLeaving = () => void sendHeldBack(true)

/**
 * Keeps a deed until `sendHeldBack`, so that it can be undone. One is kept at a time: another one, logging out and
 * leaving the page send it at once. Answers how to take it back, which tells whether it was still time.
 */
export function holdBack(deed: Deed): () => boolean {
  void sendHeldBack()
  heldBack = deed
  window.addEventListener('pagehide', sendOnLeaving, { once: true })
  return () => {
    if (heldBack !== deed) return false
    heldBack = null
    return true
  }
}
