/** Generates unique ids. */
export abstract class IdGenerator {
  /** A random UUID, version 4. */
  abstract next(): string
  /**
   * A UUID of version 7 (RFC 9562 §5.7), which starts with the time and so is appended to an index: for frequent rows
   * that belong to somebody. Not for people, whose ids break ties and would favour the first registered.
   */
  abstract nextInOrder(): string
}

export interface SecretToken {
  /** 256 random bits in base64url, only for the mail. */
  token: string
  /** The stored form. */
  hash: string
}

/** Generates secret tokens, and recognizes them by their SHA-256 in base64url. */
export abstract class TokenGenerator {
  abstract next(): SecretToken
  abstract hashOf(token: string): string
}
