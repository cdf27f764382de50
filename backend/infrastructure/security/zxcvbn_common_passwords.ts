import { CommonPasswords } from '#application/ports/common_passwords.ts'

/** The 49,233 commonest passwords of leaked lists, as zxcvbn ranks them; read at the first question. */
export class ZxcvbnCommonPasswords extends CommonPasswords {
  #passwords: Promise<ReadonlySet<string>> | null = null

  async includes(password: string): Promise<boolean> {
    this.#passwords ??= load()
    return (await this.#passwords).has(password.toLowerCase())
  }
}

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}
