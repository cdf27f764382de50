import type { Pool } from 'pg'
import {
  ProfessionalSearch,
  type FacetCounts,
  type SearchCriteria,
  type SearchHits,
  type SearchRequest,
  type SuggestedPeople,
} from '#application/ports/professional_search.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'
import { readingWhileTyping, type WordReading, type NameReading } from '#search/names/name_reading.ts'
import {
  SharedConnections,
  type Connections,
  runPrepared,
  type SqlStatement,
  Bindings,
} from './connections.ts'
import { ListingCounts, readFacets, RememberedFacets } from './counts/listing_counts.ts'
import { MatchingPeople } from './counts/matching_people.ts'
import { ListedWords } from './names/listed_words.ts'
import { NameReader, nameQuery, readingAsQuery } from './names/name_reader.ts'
import { PREMIUM } from '#search/shared/mode_bits.ts'
import { FIRST_IN_COUNTRY, listingFilter } from './pages/listing_filter.ts'
import {
  type ListedRows,
  filteredPage,
  usesKeyset,
  isOfFew,
  matchedPage,
  type PageRow,
  idsOrRows,
} from './pages/page_statement.ts'

/** Searches the listing tables of PostgreSQL, which every write updates. */
export class PostgresProfessionalSearch extends ProfessionalSearch {
  readonly #pool: Pool
  readonly #shared: SharedConnections
  readonly #facets: RememberedFacets
  readonly #names: NameReader
  readonly #people: MatchingPeople
  readonly #suggestions: PeopleSuggestions
  readonly #rows: ListedRows | null

  /**
   * @param pool from `openSearchPool`; the caller ends it.
   * @param words to be shared with another engine of this process that reads names.
   * @param rows makes hits carry their rows on request.
   */
  constructor(pool: Pool, words: ListedWords = new ListedWords(pool), rows: ListedRows | null = null) {
    super()
    this.#pool = pool
    this.#shared = new SharedConnections(pool)
    this.#facets = new RememberedFacets(pool, this.#shared)
    this.#names = new NameReader(pool, words)
    this.#people = new MatchingPeople(pool, this.#names)
    this.#suggestions = new PeopleSuggestions(words, rows)
    this.#rows = rows
  }

  async search(request: SearchRequest): Promise<SearchHits> {
    const { name } = request.criteria
    if (name !== undefined) return this.#searchByName(request, name)
    if (isOfFew(request.criteria)) return this.#hits(matchedPage(request, null, this.#rows))
    const hits = await this.#searchByFilters(request)
    if (hits.ids.length > 0 || !usesKeyset(request)) return hits
    const { after: _nobodyAnyMore, ...countedDown } = request
    return this.#searchByFilters(countedDown)
  }

  async countFacets(criteria: SearchCriteria): Promise<FacetCounts> {
    const filter = listingFilter(criteria)
    if (criteria.name === undefined && !isOfFew(criteria)) return this.#facets.of(filter)
    const { came, gone } = await this.#people.meantBy(criteria)
    return readFacets(new ListingCounts(filter).add(came).add(gone, -1).rows())
  }

  async suggestPeople(name: string, limit: number): Promise<SuggestedPeople> {
    const statement = await this.#suggestions.statementFor(name, limit)
    return statement ? this.#hits(statement) : { ids: [] }
  }

  async wordsInNames(words: readonly string[]): Promise<string[]> {
    const borne = await Promise.all(words.map((word) => this.#names.isListedWord(word)))
    return words.filter((_word, index) => borne[index])
  }

  /** A reading that any listed person fits is the intended one, even if nobody passes the other filters. */
  async #searchByName(request: SearchRequest, name: string): Promise<SearchHits> {
    for await (const reading of this.#names.readings(name)) {
      const hits = await this.#hits(matchedPage(request, reading, this.#rows))
      if (hits.total > 0) return hits
      if (isNarrowed(request.criteria) && (await this.#names.findsAnyone(reading))) break
    }
    return { ids: [], total: 0 }
  }

  /** Every place and specialty has an index ordered by relevance: fast enough for shared connections. */
  #searchByFilters(request: SearchRequest): Promise<SearchHits> {
    const connections = request.sort.by === 'relevance' ? this.#shared : this.#pool
    return this.#hits(filteredPage(request, this.#rows), connections)
  }

  async #hits({ text, values }: SqlStatement, connections: Connections = this.#pool): Promise<SearchHits> {
    const [{ total = 0, ids = [], distances, listed } = {}] = await runPrepared<Partial<PageRow>>(
      connections,
      text,
      values,
    )
    const people = listed === undefined ? undefined : this.#rows?.read(listed)
    if (people) return { ids: people.map(({ id }) => id), total, listed: people }
    if (!distances) return { ids, total }
    return { ids, total, distances: new Map(ids.map((id, index) => [id, distances[index] ?? null])) }
  }
}

function isNarrowed({ name, ...others }: SearchCriteria): boolean {
  return name !== undefined && Object.values(others).some((value) => value !== undefined)
}

/** Returns whether all these people are listed now. Throws `SearchUnavailable` when PostgreSQL does not answer. */
export async function areListed(pool: Pool, ids: readonly ProfessionalId[]): Promise<boolean> {
  if (ids.length === 0) return true
  const [row] = await runPrepared<{ listed: number }>(
    pool,
    'select count(*)::integer as listed from professional_listings where professional_id = any($1::uuid[]) and ' +
      FIRST_IN_COUNTRY,
    [ids],
  )
  return row?.listed === ids.length
}

/** Cost of one index entry of a word, relative to reading a person's row. */
const INDEX_ENTRY_COST = 0.2
/** Factor on the expected number of people to scan before the scan ends. */
const OVERSAMPLING = 4
/** Beginnings up to this length stand for thousands of words. */
const MAX_UNSELECTIVE_LENGTH = 2

interface TypedWord {
  reading: WordReading
  /** Approximate share of people with a word that starts so. */
  share: number
}

/** Suggests people while their name is being typed: by scanning the ranking if many match, else from the index. */
class PeopleSuggestions {
  readonly #words: ListedWords
  readonly #rows: ListedRows | null

  constructor(words: ListedWords, rows: ListedRows | null) {
    this.#words = words
    this.#rows = rows
  }

  /** Selects the best `limit` people whose name starts like `name`; null if no word of a name was typed. */
  async statementFor(name: string, limit: number): Promise<SqlStatement | null> {
    const words = await this.#wordsOf(name)
    if (words.length === 0) return null
    const bindings = new Bindings()
    const { premium } = await this.#words.listed()
    const page = bestMatches(words, premium, limit, bindings)
    return { text: `select ${idsOrRows(page, this.#rows)}`, values: bindings.values }
  }

  /** Returns the rarest first. */
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
 * Returns one statement that tries three plans and stops once `limit` people are found: down the ranking if many match,
 * then premium professionals, who rank before all others, then everyone.
 */
function bestMatches(
  words: readonly TypedWord[],
  premium: number,
  limit: number,
  bindings: Bindings,
): string {
  const limitParam = bindings.add(limit, 'integer')
  const isEnough = (plan: string) => `(select count(*) >= ${limitParam} from ${plan})`
  const { selective, others } = splitBySelectivity(words)
  const fits = ['names @@ (select query from asked)', ...fitsWithoutIndex(others, bindings)]
  const plans = [
    ...bestRankedPlan(words, { premium, limit }, limitParam, bindings),
    { name: 'premium', people: listingsWhere([IS_PREMIUM, ...fits]) },
    { name: 'everyone', people: listingsWhere(fits) },
  ]
  const steps = plans.map(({ name, people }, index) => {
    const before = plans.slice(0, index).map((plan) => `not ${isEnough(plan.name)}`)
    return `${name} as materialized (${[people, ...before].join(' and ')})`
  })
  const found = plans.map(({ name }) =>
    name === 'everyone' ? `select * from ${name}` : `select * from ${name} where ${isEnough(name)}`,
  )
  return `
    with asked (query) as (select ${indexQueryFor(selective, bindings)}), ${steps.join(', ')}
    select professional_id from (${found.join(' union all ')}) as found
    order by rank, professional_id limit ${limitParam}`
}

const listingsWhere = (conditions: readonly string[]) =>
  `select professional_id, rank from professional_listings where ${[...conditions, FIRST_IN_COUNTRY].join(' and ')}`

/** Scans as many of the best ranked as are likely to contain enough matches; empty if the index is cheaper. */
function bestRankedPlan(
  words: readonly TypedWord[],
  { premium, limit }: { premium: number; limit: number },
  limitParam: string,
  bindings: Bindings,
) {
  const enough = limit / shareOf(words)
  if (enough > premium * costOfFinding(selectiveWords(words))) return []
  const most = bindings.add(Math.ceil(OVERSAMPLING * enough), 'integer')
  const people = `
    select professional_id, rank from (
      select professional_id, rank, names from professional_listings where ${FIRST_IN_COUNTRY} order by rank, professional_id limit ${most}
    ) as best where ${fitsWithoutIndex(readingOf(words), bindings).join()}
    order by rank, professional_id limit ${limitParam}`
  return [{ name: 'best', people }]
}

const readingOf = (words: readonly TypedWord[]) => words.map(({ reading }) => reading)

function splitBySelectivity(words: readonly TypedWord[]) {
  const selective = selectiveWords(words)
  const others = words.filter((word) => !selective.includes(word))
  return { selective: readingOf(selective), others: readingOf(others) }
}

/** Returns the words to look up in the index: the rarest, and others while they lower the cost. */
function selectiveWords(words: readonly TypedWord[]): TypedWord[] {
  const longer = words.filter(({ reading }) => (reading.beginnings[0] ?? '').length > MAX_UNSELECTIVE_LENGTH)
  const choices = longer.map((_, index) => longer.slice(0, index + 1))
  const [first = words.slice(0, 1), ...more] = choices
  return more.reduce((best, each) => (costOfFinding(each) < costOfFinding(best) ? each : best), first)
}

/** Returns the share of people with all these words, assuming independence. */
function shareOf(words: readonly TypedWord[]): number {
  return words.reduce((product, { share }) => product * share, 1)
}

/** Estimated cost in rows read, as a share of the people searched. */
function costOfFinding(selective: readonly TypedWord[]): number {
  const bearers = selective.reduce((sum, { share }) => sum + share, 0)
  return shareOf(selective) + INDEX_ENTRY_COST * bearers
}

/** `is true` keeps the planner off the index on names: it does not know how common the words are. */
const fitsWithoutIndex = (reading: NameReading, bindings: Bindings) =>
  reading.length > 0 ? [`(names @@ ${bindings.add(nameQuery(reading), 'tsquery')}) is true`] : []

/** The condition of the partial index on names of premium professionals. */
const IS_PREMIUM = `modes & ${PREMIUM} = ${PREMIUM}`

/** Expanding a beginning pays only when another word leaves few candidates. */
function indexQueryFor(selective: NameReading, bindings: Bindings): string {
  return selective.length > 1
    ? readingAsQuery(selective, bindings)
    : bindings.add(nameQuery(selective), 'tsquery')
}
