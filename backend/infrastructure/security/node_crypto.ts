import { createHmac, createHash, randomBytes, randomUUID, randomUUIDv7 } from 'node:crypto'
import { KeyedHasher } from '#application/ports/keyed_hasher.ts'
import { type SecretToken, TokenGenerator, IdGenerator } from '#application/ports/id_generator.ts'

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

const BYTES = 32

export class RandomTokens extends TokenGenerator {
  next(): SecretToken {
    const token = randomBytes(BYTES).toString('base64url')
    return { token, hash: this.hashOf(token) }
  }

  hashOf(token: string): string {
    return createHash('sha256').update(token).digest('base64url')
  }
}

export class RandomIds extends IdGenerator {
  next(): string {
    return randomUUID()
  }

  nextInOrder(): string {
    return randomUUIDv7()
  }
}
