/** Turns something personal into a key that only this installation can make again. */
export abstract class KeyedHasher {
  /** HMAC-SHA-256 in base64url. */
  abstract hash(text: string): string
}
