import { createHash, randomBytes, randomUUID, randomUUIDv7 } from 'node:crypto'
import { type SecretToken, TokenGenerator, IdGenerator } from '#application/ports/id_generator.ts'

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
