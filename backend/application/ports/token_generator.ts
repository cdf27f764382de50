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
