/** Where an anonymous message came from, and the small signs that tell a person from a script. */
export interface Sender {
  /** The client's address; never stored, only its keyed hash. */
  address: string | null
  userAgent: string | null
  /** A field that people never see. */
  complemento?: string | undefined
  /** Milliseconds between the form's appearance and its sending. */
  elapsedMs?: number | undefined
  /** The sender's own key for this sending, the same when it is sent again. */
  idempotencyKey?: string | undefined
}

/** No person reads and fills a form faster than this. */
const FASTEST_PERSON_MS = 1_000

/** Such a message is kept apart and answered as usual, so that a real patient is never silently lost. */
export function looksAutomated({ complemento, elapsedMs }: Sender): boolean {
  return Boolean(complemento) || (elapsedMs !== undefined && elapsedMs < FASTEST_PERSON_MS)
}
