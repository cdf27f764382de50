import { NOTICES, type Notice } from '#domain/catalogue/search_notices.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { Word } from './words.ts'

/** Topics that the words themselves tell, whatever their reading. */
const TOPICS = ['emergency', 'suicide', 'exam', 'animal', 'hours'] as const

/** Finds the notices of the lexicon's patterns. */
export class NoticePatterns {
  readonly #topics: readonly (readonly [notice: Notice, words: RegExp])[]
  readonly #ofAPerson: RegExp
  readonly #notNow: RegExp

  constructor(lexicon: Lexicon) {
    this.#topics = TOPICS.map((notice) => [notice, anyOf(lexicon, notice)])
    this.#ofAPerson = anyOf(lexicon, 'of_a_person')
    this.#notNow = anyOf(lexicon, 'not_now')
  }

  noticesIn(words: readonly Word[]): Notice[] {
    const said = words.map(({ text }) => text).join(' ')
    const found = new Set(this.#topics.filter(([, pattern]) => pattern.test(said)).map(([notice]) => notice))
    if (this.#ofAPerson.test(said)) found.delete('animal')
    if (found.has('animal') || this.#notNow.test(said)) found.delete('emergency')
    return NOTICES.filter((notice) => found.has(notice))
  }
}

/** '{up to 2}' matches at most two words between, '{mouth}' what stands in that section. */
function anyOf(lexicon: Lexicon, head: string): RegExp {
  const patterns = lexicon
    .lines('notices', head)
    .join('|')
    .replace(/\{up to (\d)\}/g, '(?: \\w+){0,$1}')
    .replace(/\{([a-z]+)\}/g, (_, other: string) => `(?:${lexicon.lines('notices', other).join('|')})`)
  return new RegExp(`\\b(?:${patterns})\\b`)
}
