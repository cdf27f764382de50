import { createHmac } from 'node:crypto'
import { KeyedHasher } from '#application/ports/keyed_hasher.ts'

export class HmacKeyedHasher extends KeyedHasher {
  readonly #key: string

  constructor(key: string) {
    super()
    this.#key = key
  }

  hash(text: string): string {
    return createHmac('sha256', this.#key).update(text).digest('base64url')
  }
}
