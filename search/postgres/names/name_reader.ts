import type { Pool } from 'pg'
import { readingsOfName, type NameReading, type WordReading } from '#search/names/name_reading.ts'
import { wordsTyped } from '#search/names/name_words.ts'
import { type SqlStatement, Bindings, runPrepared } from '../connections.ts'
import type { ListedWords } from './listed_words.ts'

/** Minimum trigram similarity; words less alike are other names. */
const MIN_SIMILARITY = 0.4

const SIMILAR_WORDS = `
  select array(
    select word from listed_words where word % typed and similarity(word, typed) >= ${MIN_SIMILARITY}
    order by similarity(word, typed) desc, word limit 8
  ) as words
  from unnest($1::text[]) with ordinality as each (typed, position)
  order by position`

/** Materialized first: for an early hit PostgreSQL would scan the table instead of the index. */
function anyoneFound(reading: NameReading): SqlStatement {
  const bindings = new Bindings()
  const text = `
    with found as materialized (select from professional_listings where ${namesFit(reading, bindings)})
    select exists (select from found) as found`
  return { text, values: bindings.values }
}

/** Reads a typed name against the listed names. */
export class NameReader {
  readonly #pool: Pool
  readonly #words: ListedWords

  constructor(pool: Pool, words: ListedWords) {
    this.#pool = pool
    this.#words = words
  }

  /** Yields the readings, closest first, and none without a word of a name. The last resort compares trigrams. */
  async *readings(name: string): AsyncGenerator<NameReading> {
    const words = wordsTyped(name)
    if (words.length === 0) return
    yield* readingsOfName(name, await this.#words.vocabularyFor(words))
    const rows = await runPrepared<{ words: string[] }>(this.#pool, SIMILAR_WORDS, [words])
    yield words.map((word, index) => ({ words: [word, ...(rows[index]?.words ?? [])], beginnings: [word] }))
  }

  /** Returns the first reading that any listed person fits, whatever the other filters; null if there is none. */
  async readingOf(name: string): Promise<NameReading | null> {
    for await (const reading of this.readings(name)) if (await this.findsAnyone(reading)) return reading
    return null
  }

  /** Returns whether somebody listed bears exactly this word. */
  async isListedWord(word: string): Promise<boolean> {
    const isKnown = (await this.#words.vocabularyFor([word])).has(word)
    return isKnown && this.findsAnyone([{ words: [word], beginnings: [] }])
  }

  /** A word with a thousand bearers at the last reading needs no query. */
  async findsAnyone(reading: NameReading): Promise<boolean> {
    const [only, ...others] = reading
    if (others.length === 0 && only?.words.some((word) => this.#words.isCommon(word))) return true
    const { text, values } = anyoneFound(reading)
    const [row] = await runPrepared<{ found: boolean }>(this.#pool, text, values)
    return row?.found ?? false
  }
}

/**
 * Returns the condition that a name fits the reading, one for each word: PostgreSQL then lets each word's list of
 * bearers skip to the next bearer of the others, where one condition for all words goes through the whole list of the
 * rarest. Where namesakes are stored together (`PostgresProfessionalIndex.fill`) that takes a tenth of the time.
 */
export function namesFit(reading: NameReading, bindings: Bindings): string {
  return reading.map((word) => `names @@ ${readingAsQuery([word], bindings)}`).join(' and ')
}

/** Returns the reading as a scalar subquery, which is evaluated once for all names. */
export function readingAsQuery(reading: NameReading, bindings: Bindings): string {
  const beginnings = reading.flatMap((word) => word.beginnings)
  return `(select name_query(${bindings.add(nameQuery(reading), 'text')}, ${bindings.add(beginnings, 'text[]')}))`
}

/**
 * Returns the reading as text for `::tsquery`. Words contain letters and digits only (`wordsTyped`), and are quoted all
 * the same. https://www.postgresql.org/docs/18/datatype-textsearch.html#DATATYPE-TSQUERY
 */
export function nameQuery(reading: NameReading): string {
  return reading.map((word) => `(${alternatives(word).join(' | ')})`).join(' & ')
}

/** Like `nameQuery`, with only the words as they were typed. */
export function exactNameQuery(reading: NameReading): string {
  return reading.map(({ words }) => lexeme(words[0] ?? '')).join(' & ')
}

function alternatives({ words, beginnings }: WordReading): string[] {
  return [...words.map(lexeme), ...beginnings.map((beginning) => `${lexeme(beginning)}:*`)]
}

function lexeme(word: string): string {
  return `'${word.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`
}
