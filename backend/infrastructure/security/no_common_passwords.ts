import { CommonPasswords } from '#application/ports/password_hasher.ts'

/** For test environments: no password is too common. */
export class NoCommonPasswords extends CommonPasswords {
  async includes(): Promise<boolean> {
    return false
  }
}
