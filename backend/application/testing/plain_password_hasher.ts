import { PasswordHasher } from '#application/ports/password_hasher.ts'

/** Hides nothing and costs nothing, for tests of what is done with passwords. */
export class PlainPasswordHasher extends PasswordHasher {
  /** How many were hashed or checked. */
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
