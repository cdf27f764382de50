/** Hashes personal data with this installation's secret key. */
export abstract class KeyedHasher {
  /** HMAC-SHA-256 in base64url. */
  abstract hash(text: string): string
}
