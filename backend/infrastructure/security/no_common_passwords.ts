import { CommonPasswords } from '#application/ports/common_passwords.ts'

/** For test environments: no password is too common. */
export class NoCommonPasswords extends CommonPasswords {
  async includes(): Promise<boolean> {
    return false
  }
}
