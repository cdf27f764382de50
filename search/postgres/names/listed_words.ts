import type { Pool } from 'pg'
import { NameVocabulary } from '#search/names/name_vocabulary.ts'
import { runPrepared } from '../connections.ts'

/** Words may be committed after words with higher numbers: each read goes back by this many. */
const OVERLAP = 10_000
const WORDS_STAY_FRESH = 5_000
const SHARES_STAY_FRESH = 600_000
/** Bearers from which on a word counts as typed completely, not as the beginning of another word. */
const COMMON_FROM = 1_000

export interface Listed {
  everyone: number
  premium: number
}

const tuplesOf = (relation: string) =>
  `greatest(0, (select reltuples from pg_class where oid = to_regclass('${relation}')))`

/** Caches the words of all listed names; fetches new ones when it is asked for an unknown word. */
export class ListedWords {
  readonly #pool: Pool
  readonly #vocabulary = new NameVocabulary()
  #shares = new Map<string, number>()
  #listed: Listed = { everyone: 0, premium: 0 }
  #lastId = 0
  #wordsReadAt = -Infinity
  #sharesReadAt = -Infinity
  #reading: Promise<void> | null = null
  #readingShares: Promise<void> | null = null

  constructor(pool: Pool) {
    this.#pool = pool
  }

  /** Returns the vocabulary, at most five seconds old if it lacks one of `words`. */
  async vocabularyFor(words: readonly string[]): Promise<NameVocabulary> {
    const isStale = performance.now() - this.#wordsReadAt > WORDS_STAY_FRESH
    await this.#freshShares()
    if (this.#lastId === 0 || (isStale && words.some((word) => !this.#vocabulary.has(word))))
      await this.#read()
    return this.#vocabulary
  }

  /** Returns whether the last vocabulary had at least a thousand bearers of the word. */
  isCommon(word: string): boolean {
    return this.#vocabulary.isCommon(word)
  }

  /** Returns the approximate share of listed people with a word that starts so; 0 for rare beginnings. */
  async shareOf(beginning: string): Promise<number> {
    await this.#freshShares()
    let share = 0
    for (const [word, part] of this.#shares) if (word.startsWith(beginning)) share += part
    return Math.min(share, 1)
  }

  /** Returns approximate numbers of listed and of premium people; 0 before PostgreSQL first analyzed the table. */
  async listed(): Promise<Listed> {
    await this.#freshShares()
    return this.#listed
  }

  async #read(): Promise<void> {
    this.#reading ??= this.#readNewWords().finally(() => (this.#reading = null))
    await this.#reading
  }

  async #readNewWords(): Promise<void> {
    const rows = await runPrepared<{ word: string; id: number }>(
      this.#pool,
      'select word, id::integer from listed_words where id > $1 order by id',
      [Math.max(0, this.#lastId - OVERLAP)],
    )
    for (const { word } of rows) this.#vocabulary.add(word)
    this.#lastId = rows.at(-1)?.id ?? 0
    this.#wordsReadAt = performance.now()
  }

  async #freshShares(): Promise<void> {
    if (performance.now() - this.#sharesReadAt > SHARES_STAY_FRESH)
      this.#readingShares ??= this.#readShares().finally(() => (this.#readingShares = null))
    await this.#readingShares
  }

  /** Reads PostgreSQL's statistics of the most common words, which its autovacuum updates. */
  async #readShares(): Promise<void> {
    const rows = await runPrepared<Listed & { word: string; share: number }>(
      this.#pool,
      `select word, share, ${tuplesOf('professional_listings')} as everyone,
              ${tuplesOf('professional_listings_premium_names')} as premium
       from pg_stats,
         unnest(most_common_elems::text::text[], most_common_elem_freqs[:cardinality(most_common_elems::text::text[])])
           as common (word, share)
       where tablename = 'professional_listings' and attname = 'names' and schemaname = current_schema()`,
      [],
    )
    this.#listed = rows[0] ?? { everyone: 0, premium: 0 }
    this.#shares = new Map(rows.map(({ word, share }) => [word, share]))
    this.#sharesReadAt = performance.now()
    this.#vocabulary.setCommon(
      rows.filter(({ share, everyone }) => share * everyone >= COMMON_FROM).map(({ word }) => word),
    )
  }
}
