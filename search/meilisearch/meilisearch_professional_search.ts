import type { Municipality, MunicipalityCatalogue } from '#application/ports/municipality_catalogue.ts'
import {
  ProfessionalSearch,
  type FacetCounts,
  type SearchCriteria,
  type SearchHits,
  type SearchRequest,
  type SuggestedPeople,
} from '#application/ports/professional_search.ts'
import { readingsOfName, readingWhileTyping } from '#domain/names/name_reading.ts'
import type { NameVocabulary } from '#domain/names/name_vocabulary.ts'
import { wordsTyped } from '#domain/names/name_words.ts'
import { asId } from '#domain/shared/ids.ts'
import { totalOf, type SearchGateway } from './querying/search_gateway.ts'
import { facetQueries, queryOf, readFacets } from './querying/facet_queries.ts'
import { classesOfCloseness, matchByTolerance, matchOfReading, type Match } from './querying/filter.ts'
import { nearestPage, pageOf, type Ask } from './querying/pages.ts'

export interface MeilisearchDependencies {
  gateway: SearchGateway
  municipalities: MunicipalityCatalogue
  /** The words of listed names, knowing these if anyone bears them. */
  vocabularyFor(words: readonly string[]): Promise<NameVocabulary>
  /** Milliseconds for a whole question, however many calls it takes. */
  deadline?: number
}

/** What a typed name means: who fits, and in which classes by closeness. */
interface NameMeaning extends Match {
  classes: Match[]
}

/** Leaves PostgreSQL as long to answer within half a second. */
export const DEADLINE = 250
const ANYONE: NameMeaning = { filters: [], classes: [{ filters: [] }] }

/** Searches an index of Meilisearch by the same readings and exact filters as PostgreSQL, so that both answer alike. */
export class MeilisearchProfessionalSearch extends ProfessionalSearch {
  readonly #deps: MeilisearchDependencies
  #places: ReadonlyMap<number, Municipality> = new Map()

  constructor(deps: MeilisearchDependencies) {
    super()
    this.#deps = deps
  }

  async search(request: SearchRequest): Promise<SearchHits> {
    const ask = this.#asking()
    const meaning = await this.#meaningOf(request.criteria.name, ask)
    if (!meaning) return { ids: [], total: 0 }
    const { criteria, sort } = request
    if (sort.by === 'nearest') {
      const places = await this.#knownPlaces()
      return nearestPage(request, sort, { query: (codes) => queryOf(criteria, meaning, codes), places, ask })
    }
    if (sort.by === 'rating')
      return pageOf(request, [{ ...queryOf(criteria, meaning), sort: ['ratingOrder:asc'] }], ask)
    return pageOf(
      request,
      meaning.classes.map((each) => queryOf(criteria, each)),
      ask,
    )
  }

  async countFacets(criteria: SearchCriteria): Promise<FacetCounts> {
    const ask = this.#asking()
    const meaning = await this.#meaningOf(criteria.name, ask)
    if (!meaning) return readFacets([])
    const { municipality } = criteria
    const place = municipality === undefined ? null : (await this.#knownPlaces()).get(municipality)
    return readFacets(await ask(facetQueries(criteria, meaning, place?.state ?? null)))
  }

  async suggestPeople(name: string, limit: number): Promise<SuggestedPeople> {
    const reading = readingWhileTyping(name)
    if (reading.length === 0) return { ids: [] }
    const [answer] = await this.#asking()([{ ...queryOf({}, matchOfReading(reading)), limit }])
    return { ids: answer?.hits.map(({ id }) => asId(id)) ?? [] }
  }

  async wordsBorne(words: readonly string[]): Promise<string[]> {
    const vocabulary = await this.#deps.vocabularyFor(words)
    return words.filter((word) => vocabulary.has(word))
  }

  /** The closest reading by which anybody is listed, whatever else is asked of them; null where there is none. */
  async #meaningOf(name: string | undefined, ask: Ask): Promise<NameMeaning | null> {
    if (name === undefined) return ANYONE
    const words = wordsTyped(name)
    if (words.length === 0) return null
    const readings = [...readingsOfName(name, await this.#deps.vocabularyFor(words))]
    const tolerant = matchByTolerance(words)
    return (
      (await firstThatFindsAnyone(
        readings.map((reading) => ({
          filters: matchOfReading(reading).filters,
          classes: classesOfCloseness(reading),
        })),
        ask,
      )) ?? firstThatFindsAnyone([{ ...tolerant, classes: [tolerant] }], ask)
    )
  }

  #asking(): Ask {
    const signal = AbortSignal.timeout(this.#deps.deadline ?? DEADLINE)
    return (queries) => this.#deps.gateway.ask(queries, signal)
  }

  async #knownPlaces(): Promise<ReadonlyMap<number, Municipality>> {
    if (this.#places.size === 0) {
      const all = await this.#deps.municipalities.all()
      this.#places = new Map(all.map((each) => [each.ibgeCode, each]))
    }
    return this.#places
  }
}

async function firstThatFindsAnyone(meanings: readonly NameMeaning[], ask: Ask): Promise<NameMeaning | null> {
  const answers = await ask(meanings.map((each) => ({ ...queryOf({}, each), page: 1, hitsPerPage: 0 })))
  return meanings.find((_, index) => answers[index] && totalOf(answers[index]) > 0) ?? null
}
