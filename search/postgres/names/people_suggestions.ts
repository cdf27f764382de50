import { readingWhileTyping, type WordReading, type NameReading } from '#domain/names/name_reading.ts'
import { type SqlStatement, Bindings } from '../connections.ts'
import { PREMIUM } from '../pages/listing_filter.ts'
import { idsOrRows, type ListedRows } from '../pages/page_statement.ts'
import type { ListedWords } from './listed_words.ts'
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
  readonly #words: ListedWords
  readonly #rows: ListedRows | null

  constructor(words: ListedWords, rows: ListedRows | null) {
    this.#words = words
    this.#rows = rows
  }

  /** What finds the best `limit` whose name begins like `name`, as `PageRow`; null where nothing of a name was typed. */
  async statementFor(name: string, limit: number): Promise<SqlStatement | null> {
    const words = await this.#wordsOf(name)
    if (words.length === 0) return null
    const bindings = new Bindings()
    const { premium } = await this.#words.listed()
    const page = bestFitting(words, premium, limit, bindings)
    return { text: `select ${idsOrRows(page, this.#rows)}`, values: bindings.values }
  }

  /** The rarest first. */
  async #wordsOf(name: string): Promise<TypedWord[]> {
    const words = await Promise.all(
      readingWhileTyping(name).map(async (reading) => ({
        reading,
        share: await this.#words.shareOf(reading.beginnings[0] ?? ''),
      })),
    )
    return words.toSorted((one, other) => one.share - other.share)
  }
}

/**
 * One statement, which goes on to the next way only where fewer than `limit` are found: down the ranking where many fit,
 * then among premium professionals, who rank before all others, at last among everyone.
 */
function bestFitting(
  words: readonly TypedWord[],
  premium: number,
  limit: number,
  bindings: Bindings,
): string {
  const wanted = bindings.add(limit, 'integer')
  const isEnough = (way: string) => `(select count(*) >= ${wanted} from ${way})`
  const { telling, others } = apart(words)
  const fits = ['names @@ (select query from asked)', ...fitsWithoutIndex(others, bindings)]
  const ways = [
    ...amongTheBest(words, { premium, limit }, wanted, bindings),
    { name: 'premium', people: listingsWhere([IS_PREMIUM, ...fits]) },
    { name: 'everyone', people: listingsWhere(fits) },
  ]
  const steps = ways.map(({ name, people }, index) => {
    const before = ways.slice(0, index).map((way) => `not ${isEnough(way.name)}`)
    return `${name} as materialized (${[people, ...before].join(' and ')})`
  })
  const found = ways.map(({ name }) =>
    name === 'everyone' ? `select * from ${name}` : `select * from ${name} where ${isEnough(name)}`,
  )
  return `
    with asked (query) as (select ${everyoneBy(telling, bindings)}), ${steps.join(', ')}
    select professional_id from (${found.join(' union all ')}) as found
    order by rank, professional_id limit ${wanted}`
}

const listingsWhere = (conditions: readonly string[]) =>
  `select professional_id, rank from professional_listings where ${conditions.join(' and ')}`

/** Those who fit among so many of the best ranked as are likely to hold enough; none where the index finds them sooner. */
function amongTheBest(
  words: readonly TypedWord[],
  { premium, limit }: { premium: number; limit: number },
  wanted: string,
  bindings: Bindings,
) {
  const enough = limit / shareOf(words)
  if (enough > premium * costOfFinding(tellingOf(words))) return []
  const most = bindings.add(Math.ceil(OVERSAMPLING * enough), 'integer')
  const people = `
    select professional_id, rank from (
      select professional_id, rank, names from professional_listings order by rank, professional_id limit ${most}
    ) as best where ${fitsWithoutIndex(readingOf(words), bindings).join()}
    order by rank, professional_id limit ${wanted}`
  return [{ name: 'best', people }]
}

const readingOf = (words: readonly TypedWord[]) => words.map(({ reading }) => reading)

function apart(words: readonly TypedWord[]) {
  const telling = tellingOf(words)
  const others = words.filter((word) => !telling.includes(word))
  return { telling: readingOf(telling), others: readingOf(others) }
}

/** Words that the index finds people by: the rarest, and with it those that make it cheaper; the others are looked for in names. */
function tellingOf(words: readonly TypedWord[]): TypedWord[] {
  const longer = words.filter(({ reading }) => (reading.beginnings[0] ?? '').length > TELLING_NOTHING)
  const choices = longer.map((_, index) => longer.slice(0, index + 1))
  const [first = words.slice(0, 1), ...more] = choices
  return more.reduce((best, each) => (costOfFinding(each) < costOfFinding(best) ? each : best), first)
}

/** Which part of all people has all of these words, as if one said nothing about another. */
function shareOf(words: readonly TypedWord[]): number {
  return words.reduce((product, { share }) => product * share, 1)
}

/** In rows read for each person among whom it is. */
function costOfFinding(telling: readonly TypedWord[]): number {
  const bearers = telling.reduce((sum, { share }) => sum + share, 0)
  return shareOf(telling) + LOOKING_UP * bearers
}

/** `is true` keeps the planner, which does not know how common the words are, from the index on names. */
const fitsWithoutIndex = (reading: NameReading, bindings: Bindings) =>
  reading.length > 0 ? [`(names @@ ${bindings.add(nameQuery(reading), 'tsquery')}) is true`] : []

/** What the index on the names of premium professionals is made for. */
const IS_PREMIUM = `modes & ${PREMIUM} = ${PREMIUM}`

/** Spelling a beginning out pays where another word leaves few people to look at; alone it costs. */
function everyoneBy(telling: NameReading, bindings: Bindings): string {
  return telling.length > 1 ? namesAsked(telling, bindings) : bindings.add(nameQuery(telling), 'tsquery')
}
