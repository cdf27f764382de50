import { CommonPasswords } from '#application/ports/password_hasher.ts'

export class FewCommonPasswords extends CommonPasswords {
  async includes(password: string): Promise<boolean> {
    return ['12345678', 'senha123'].includes(password.toLowerCase())
  }
}
