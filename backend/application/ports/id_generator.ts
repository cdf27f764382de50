/** Names for what is new, of which no two are ever the same. */
export abstract class IdGenerator {
  /** A random UUID, version 4. */
  abstract next(): string
  /**
   * A UUID of version 7 (RFC 9562 §5.7), which begins with the time and so joins an index at its end: for what many come
   * of and belongs to somebody. Not for people, whose ids break ties and would put whoever came first before the others.
   */
  abstract nextInOrder(): string
}

export interface SecretToken {
  /** For the mail alone: 256 random bits in base64url. */
  token: string
  /** What is stored. */
  hash: string
}

/** Makes secrets that are sent out, and recognises them by their SHA-256 in base64url. */
export abstract class TokenGenerator {
  abstract next(): SecretToken
  abstract hashOf(token: string): string
}
