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
import { SharedConnections, type Connections, runPrepared, type SqlStatement } from './connections.ts'
import { ListingCounts, readFacets } from './counts/listing_counts.ts'
import { MatchingPeople } from './counts/matching_people.ts'
import { RememberedFacets } from './counts/remembered_facets.ts'
import { ListedWords } from './names/listed_words.ts'
import { NameReader } from './names/name_reader.ts'
import { PeopleSuggestions } from './names/people_suggestions.ts'
import { listingFilter } from './pages/listing_filter.ts'
import { type ListedRows, filteredPage, goesOn, matchedPage, type PageRow } from './pages/page_statement.ts'

/** Searches the listing tables of PostgreSQL, which the writes themselves keep equal to the rows. */
export class PostgresProfessionalSearch extends ProfessionalSearch {
  readonly #pool: Pool
  readonly #shared: SharedConnections
  readonly #facets: RememberedFacets
  readonly #names: NameReader
  readonly #people: MatchingPeople
  readonly #suggestions: PeopleSuggestions
  readonly #rows: ListedRows | null

  /**
   * @param pool of `openSearchPool`; it stays the caller's to end.
   * @param words given where another engine of this process reads names by them too.
   * @param rows given where hits shall come with their rows when asked to.
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
    const { name, license } = request.criteria
    if (name !== undefined) return this.#searchByName(request, name)
    if (license) return this.#hits(matchedPage(request, null, this.#rows))
    const hits = await this.#searchByFilters(request)
    if (hits.ids.length > 0 || !goesOn(request)) return hits
    const { after: _nobodyAnyMore, ...countedDown } = request
    return this.#searchByFilters(countedDown)
  }

  async countFacets(criteria: SearchCriteria): Promise<FacetCounts> {
    const filter = listingFilter(criteria)
    if (criteria.name === undefined && !criteria.license) return this.#facets.of(filter)
    const { came, gone } = await this.#people.meantBy(criteria)
    return readFacets(new ListingCounts(filter).add(came).add(gone, -1).rows())
  }

  async suggestPeople(name: string, limit: number): Promise<SuggestedPeople> {
    const statement = await this.#suggestions.statementFor(name, limit)
    return statement ? this.#hits(statement) : { ids: [] }
  }

  async wordsBorne(words: readonly string[]): Promise<string[]> {
    const borne = await Promise.all(words.map((word) => this.#names.isBorne(word)))
    return words.filter((_word, index) => borne[index])
  }

  /** A reading that finds people, though none who pass the other filters, is still the one that was meant. */
  async #searchByName(request: SearchRequest, name: string): Promise<SearchHits> {
    for await (const reading of this.#names.readings(name)) {
      const hits = await this.#hits(matchedPage(request, reading, this.#rows))
      if (hits.total > 0) return hits
      if (isNarrowed(request.criteria) && (await this.#names.findsAnyone(reading))) break
    }
    return { ids: [], total: 0 }
  }

  /** By relevance there is an ordered index for every place and specialty: quick enough to share connections. */
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

/** Whether all of these people can be found at this moment. Throws `SearchUnavailable` where PostgreSQL cannot say. */
export async function areListed(pool: Pool, ids: readonly ProfessionalId[]): Promise<boolean> {
  if (ids.length === 0) return true
  const [row] = await runPrepared<{ listed: number }>(
    pool,
    'select count(*)::integer as listed from professional_listings where professional_id = any($1::uuid[])',
    [ids],
  )
  return row?.listed === ids.length
}
