import { CommonPasswords } from '#application/ports/common_passwords.ts'

export class FewCommonPasswords extends CommonPasswords {
  async includes(password: string): Promise<boolean> {
    return ['12345678', 'senha123'].includes(password.toLowerCase())
  }
}
