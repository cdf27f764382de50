import { KeyedHasher } from '#application/ports/keyed_hasher.ts'

/** Lets a test see what was hashed. */
export class TransparentHasher extends KeyedHasher {
  hash(text: string): string {
    return `hash of ${text}`
  }
}
