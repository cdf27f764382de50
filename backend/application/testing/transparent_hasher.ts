import { KeyedHasher } from '#application/ports/keyed_hasher.ts'

/** Shows what was hashed. */
export class TransparentHasher extends KeyedHasher {
  hash(text: string): string {
    return `hash of ${text}`
  }
}
