import type { Pool } from 'pg'
import { readingWhileTyping, type WordReading, type NameReading } from '#domain/names/name_reading.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'
import { type SqlStatement, runPrepared, Bindings } from '../connections.ts'
import { PREMIUM } from '../pages/listing_filter.ts'
import type { Listed, ListedWords } from './listed_words.ts'
import { nameQuery, namesAsked } from './name_reader.ts'

/** Looking up one bearer of a word costs this part of reading a person's row. */
const LOOKING_UP = 0.2
/** So many times the people expected to be enough are gone through before it is given up. */
const OVERSAMPLING = 4
/** Beginnings of no more letters stand for thousands of words. */
const TELLING_NOTHING = 2

interface TypedWord {
  reading: WordReading
  /** Roughly which part of all people has a word that begins so. */
  share: number
}

/** People while their name is being typed: from the best ranked downwards where many fit, else from those who fit. */
export class PeopleSuggestions {
  readonly #pool: Pool
  readonly #words: ListedWords

  constructor(pool: Pool, words: ListedWords) {
    this.#pool = pool
    this.#words = words
  }

  async peopleNamed(name: string, limit: number): Promise<ProfessionalId[]> {
    const words = await this.#wordsOf(name)
    if (words.length === 0) return []
    for (const statement of statementsFor(words, await this.#words.listed(), limit)) {
      const ids = await this.#ids(statement)
      if (ids.length === limit) return ids
    }
    const everyone = bestFitting({ ...apart(words), among: 'everyone' }, limit)
    return this.#ids(everyone)
  }

  /** The rarest first. */
  async #wordsOf(name: string): Promise<TypedWord[]> {
    const words = await Promise.all(
      readingWhileTyping(name).map(async (reading) => ({ reading, share: await this.#shareOf(reading) })),
    )
    return words.toSorted((one, other) => one.share - other.share)
  }

  async #shareOf({ beginnings }: WordReading): Promise<number> {
    return this.#words.shareOf(beginnings[0] ?? '')
  }

  async #ids({ text, values }: SqlStatement): Promise<ProfessionalId[]> {
    const rows = await runPrepared<{ professional_id: ProfessionalId }>(this.#pool, text, values)
    return rows.map((row) => row.professional_id)
  }
}

/** What finds the best ones sooner than looking at everyone does, if there are enough of them. */
function statementsFor(words: readonly TypedWord[], { premium }: Listed, limit: number): SqlStatement[] {
  const { telling, others } = apart(words)
  const amongPremium = bestFitting({ telling, others, among: 'premium' }, limit)
  const enough = limit / shareOf(words)
  if (enough > costOfFinding(tellingOf(words), premium)) return [amongPremium]
  const most = Math.ceil(OVERSAMPLING * enough)
  return [fittingAmongTheBest(readingOf(words), most, limit), amongPremium]
}

const readingOf = (words: readonly TypedWord[]) => words.map(({ reading }) => reading)

function apart(words: readonly TypedWord[]) {
  const telling = tellingOf(words)
  const others = words.filter((word) => !telling.includes(word))
  return { telling: readingOf(telling), others: readingOf(others) }
}

/** Words that the index finds people by; the others are looked for in their names. */
function tellingOf(words: readonly TypedWord[]): TypedWord[] {
  const longer = words.filter(({ reading }) => (reading.beginnings[0] ?? '').length > TELLING_NOTHING)
  return longer.length > 0 ? longer : words.slice(0, 1)
}

/** Which part of all people has all of these words, as if one said nothing about another. */
function shareOf(words: readonly TypedWord[]): number {
  return words.reduce((product, { share }) => product * share, 1)
}

/** In rows read of so many `people`. */
function costOfFinding(telling: readonly TypedWord[], people: number): number {
  const bearers = telling.reduce((sum, { share }) => sum + share, 0)
  return people * (shareOf(telling) + LOOKING_UP * bearers)
}

/** `is true` keeps the planner, which does not know how common the words are, from the index on names. */
const fitsWithoutIndex = (reading: NameReading, bindings: Bindings) =>
  `(names @@ ${bindings.add(nameQuery(reading), 'tsquery')}) is true`

/** The ids of those whose name fits among the best `most` of all people; quick where many fit. */
function fittingAmongTheBest(reading: NameReading, most: number, limit: number): SqlStatement {
  const bindings = new Bindings()
  const text = `
    select professional_id
    from (
      select professional_id, rank, names from professional_listings
      order by rank, professional_id limit ${bindings.add(most, 'integer')}
    ) as best
    where ${fitsWithoutIndex(reading, bindings)}
    order by rank, professional_id limit ${bindings.add(limit, 'integer')}`
  return { text, values: bindings.values }
}

/** What the index on the names of premium professionals, who rank before all others, is made for. */
const IS_PREMIUM = `modes & ${PREMIUM} = ${PREMIUM}`

/** The ids of the best of those whose name fits: found by the `telling` words, then looked at for the `others`. */
function bestFitting(
  { telling, others, among }: { telling: NameReading; others: NameReading; among: 'premium' | 'everyone' },
  limit: number,
): SqlStatement {
  const bindings = new Bindings()
  const conditions = [`names @@ ${everyoneBy(telling, bindings)}`]
  if (others.length > 0) conditions.push(fitsWithoutIndex(others, bindings))
  if (among === 'premium') conditions.push(IS_PREMIUM)
  const text = `
    with found as materialized (
      select professional_id, rank from professional_listings where ${conditions.join(' and ')}
    )
    select professional_id from found order by rank, professional_id limit ${bindings.add(limit, 'integer')}`
  return { text, values: bindings.values }
}

/** Spelling a beginning out pays where another word leaves few people to look at; alone it costs. */
function everyoneBy(telling: NameReading, bindings: Bindings): string {
  return telling.length > 1 ? namesAsked(telling, bindings) : bindings.add(nameQuery(telling), 'tsquery')
}
