import { type SecretToken, TokenGenerator } from '#application/ports/id_generator.ts'

/** token-1, token-2, token-3, with readable hashes. */
export class SequentialTokens extends TokenGenerator {
  #last = 0

  next(): SecretToken {
    this.#last += 1
    const token = `token-${this.#last}`
    return { token, hash: this.hashOf(token) }
  }

  hashOf(token: string): string {
    return `hash of ${token}`
  }
}
