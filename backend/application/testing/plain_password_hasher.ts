import { PasswordHasher } from '#application/ports/password_hasher.ts'

/** Instant and reversible, for tests. */
export class PlainPasswordHasher extends PasswordHasher {
  /** Number of calls of `hash` and `verify`. */
  calls = 0

  async hash(password: string): Promise<string> {
    this.calls += 1
    return `plain ${password}`
  }

  async verify(password: string, hash: string): Promise<boolean> {
    this.calls += 1
    return hash === `plain ${password}`
  }
}
