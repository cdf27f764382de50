import { NOTICES, type Notice } from '#domain/catalogue/search_notices.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { Word } from './words.ts'

/** Topics that the words themselves tell, whatever their reading. */
const TOPICS = ['emergency', 'suicide', 'violence', 'exam', 'animal', 'hours'] as const

/** Finds the notices of the lexicon's patterns. */
export class NoticePatterns {
  readonly #topics: readonly (readonly [notice: Notice, words: RegExp])[]
  readonly #ofAPerson: RegExp
  readonly #notNow: RegExp
  readonly #now: RegExp

  constructor(lexicon: Lexicon) {
    this.#topics = TOPICS.map((notice) => [notice, anyOf(lexicon, notice)])
    this.#ofAPerson = anyOf(lexicon, 'of_a_person')
    this.#notNow = new RegExp(anyOf(lexicon, 'not_now'), 'g')
    this.#now = anyOf(lexicon, 'sudden')
  }

  noticesIn(words: readonly Word[]): Notice[] {
    const said = words.map(({ text }) => text).join(' ')
    const present = this.#now.test(said) ? said : said.replace(this.#notNow, '')
    const isTold = (notice: Notice, pattern: RegExp) => pattern.test(notice === 'emergency' ? present : said)
    const found = new Set(this.#topics.filter((topic) => isTold(...topic)).map(([notice]) => notice))
    if (this.#ofAPerson.test(said)) found.delete('animal')
    if (found.has('animal')) found.delete('emergency')
    return NOTICES.filter((notice) => found.has(notice))
  }
}

/** '{up to 2}' matches at most two words between, '{mouth}' what stands in that section. */
function anyOf(lexicon: Lexicon, head: string): RegExp {
  return new RegExp(`\\b(?:${patternsOf(lexicon, head)})\\b`)
}

function patternsOf(lexicon: Lexicon, head: string): string {
  return lexicon
    .lines('notices', head)
    .join('|')
    .replace(/\{up to (\d)\}/g, '(?: \\w+){0,$1}')
    .replace(/\{([a-z_]+)\}/g, (_, other: string) => `(?:${patternsOf(lexicon, other)})`)
}
