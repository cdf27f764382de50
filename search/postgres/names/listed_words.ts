import type { Pool } from 'pg'
import { NameVocabulary } from '#domain/names/name_vocabulary.ts'
import { runPrepared } from '../connections.ts'

/** Words committed later than a higher numbered one are still seen, up to this distance. */
const OVERLAP = 10_000
const WORDS_STAY_FRESH = 5_000
const SHARES_STAY_FRESH = 600_000
/** People who bear a word that nobody types for the beginning of another. */
const NEVER_UNFINISHED_FROM = 1_000

export interface Listed {
  everyone: number
  premium: number
}

const tuplesOf = (relation: string) =>
  `greatest(0, (select reltuples from pg_class where oid = to_regclass('${relation}')))`

/** The words of all listed names, kept in this process: new ones are fetched when an unknown word asks for them. */
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

  /** The vocabulary, at most five seconds old where one of `words` is unknown to it. */
  async vocabularyFor(words: readonly string[]): Promise<NameVocabulary> {
    const isStale = performance.now() - this.#wordsReadAt > WORDS_STAY_FRESH
    await this.#freshShares()
    if (this.#lastId === 0 || (isStale && words.some((word) => !this.#vocabulary.has(word))))
      await this.#read()
    return this.#vocabulary
  }

  /** Whether a thousand people or more bore the word as of the last vocabulary. */
  isCommon(word: string): boolean {
    return this.#vocabulary.isCommon(word)
  }

  /** Roughly which part of all listed people has a word that begins so, 0 for the many rare beginnings. */
  async shareOf(beginning: string): Promise<number> {
    await this.#freshShares()
    let share = 0
    for (const [word, part] of this.#shares) if (word.startsWith(beginning)) share += part
    return Math.min(share, 1)
  }

  /** Roughly how many people are listed, and how many of them as premium; 0 before PostgreSQL first looked at them. */
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

  /** PostgreSQL's own statistics of the commonest words, which its autovacuum keeps. */
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
      rows.filter(({ share, everyone }) => share * everyone >= NEVER_UNFINISHED_FROM).map(({ word }) => word),
    )
  }
}
