import { isUuid } from './uuid.ts'

/** Who looks at a page, without a name. */
export interface Visitor {
  address: string | null
  userAgent: string | null
}

/** As many people behind one address count for one page in a day; browsers can be made up, addresses cannot. */
const MAX_PER_ADDRESS = 16

/** What tells visitors of a page apart: the address, and which of a few kinds of browser it is. */
export function visitorKey({ address, userAgent }: Visitor): string {
  let kind = 0
  for (const character of userAgent ?? '') kind = (kind * 31 + character.charCodeAt(0)) % 65_521
  return `${address}\n${kind % MAX_PER_ADDRESS}`
}

/** Where an anonymous message came from, and the small signs that tell a person from a script. */
export interface Sender {
  /** The client's address; never stored, only its keyed hash. */
  address: string | null
  userAgent: string | null
  /** A field that people never see. */
  complemento?: string | undefined
  /** Milliseconds between the form's appearance and its submission. */
  elapsedMs?: number | undefined
  /** The sender's own key for this submission, the same when it is sent again. */
  idempotencyKey?: string | undefined
}

/** What makes two submissions the same one; null where the sender gave no key. A key that nobody guesses holds wherever its sender comes back from; any other belongs to one address. */
export function submissionKey({ address, idempotencyKey }: Sender): string | null {
  if (!idempotencyKey) return null
  return `sending ${isUuid(idempotencyKey) ? 'any' : address} ${idempotencyKey}`
}

/** No person reads and fills a form faster than this. */
const FASTEST_PERSON_MS = 1_000

/** Such a message is kept apart and answered as usual, so that a real patient is never silently lost. */
export function looksAutomated({ complemento, elapsedMs }: Sender): boolean {
  return Boolean(complemento) || (elapsedMs !== undefined && elapsedMs < FASTEST_PERSON_MS)
}
