import { isUuid } from './uuid.ts'

/** An anonymous visitor of a page. */
export interface Visitor {
  address: string | null
  userAgent: string | null
}

/** Maximum visitors per IP address, page and day: user agents can be invented, addresses cannot. */
const MAX_PER_ADDRESS = 16

/** Identifies a visitor of a page by the IP address and one of a few classes of user agents. */
export function visitorKey({ address, userAgent }: Visitor): string {
  let kind = 0
  for (const character of userAgent ?? '') kind = (kind * 31 + character.charCodeAt(0)) % 65_521
  return `${address}\n${kind % MAX_PER_ADDRESS}`
}

/** The origin of an anonymous message, and signs of automation. */
export interface Sender {
  /** The client's IP address; only its keyed hash is stored. */
  address: string | null
  userAgent: string | null
  /** A honeypot: a field that people never see. */
  corFavorita?: string | undefined
  /** Milliseconds between the form's appearance and its submission. */
  elapsedMs?: number | undefined
  /** The submission's key, the same when it is sent again. */
  idempotencyKey?: string | undefined
}

/** Identifies a repeated submission; null without a key. A UUID key holds from any address, others from one. */
export function submissionKey({ address, idempotencyKey }: Sender): string | null {
  if (!idempotencyKey) return null
  return `sending ${isUuid(idempotencyKey) ? 'any' : address} ${idempotencyKey}`
}

/** Milliseconds; nobody fills a form faster. */
const FASTEST_PERSON_MS = 1_000

/** Such a message is quarantined and gets the normal response, so that a real patient's is never lost. */
export function looksAutomated({ corFavorita, elapsedMs }: Sender): boolean {
  return Boolean(corFavorita) || (elapsedMs !== undefined && elapsedMs < FASTEST_PERSON_MS)
}
