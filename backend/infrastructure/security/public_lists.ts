import { isbot } from 'isbot'
import { CommonPasswords } from '#application/ports/password_hasher.ts'
import { SHORTEST_PASSWORD } from '#domain/accounts/password_rules.ts'
import { codePointLength } from '#domain/shared/text.ts'
import { CrawlerDetector } from '#application/ports/view_ledger.ts'

const HOW_MANY = 10_000

/** The 10,000 most common leaked passwords of sufficient length, as zxcvbn ranks them; loaded on first use. */
export class ZxcvbnCommonPasswords extends CommonPasswords {
  #passwords: Promise<ReadonlySet<string>> | null = null

  async includes(password: string): Promise<boolean> {
    this.#passwords ??= load()
    return (await this.#passwords).has(password.toLowerCase())
  }
}

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const ranked = dictionary['passwords-common'].filter(
    (password) => codePointLength(password) >= SHORTEST_PASSWORD,
  )
  return new Set(ranked.slice(0, HOW_MANY))
}

/** For tests: no password is too common. */
export class NoCommonPasswords extends CommonPasswords {
  async includes(): Promise<boolean> {
    return false
  }
}

export class IsbotCrawlerDetector extends CrawlerDetector {
  isCrawler(userAgent: string | null): boolean {
    return !userAgent || isbot(userAgent)
  }
}
