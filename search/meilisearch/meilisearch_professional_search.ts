import type { Municipality, MunicipalityCatalogue } from '#application/ports/municipality_catalogue.ts'
import {
  ProfessionalSearch,
  type FacetCounts,
  type SearchCriteria,
  type SearchHits,
  type SearchRequest,
  type SuggestedPeople,
  type SearchSort,
} from '#application/ports/professional_search.ts'
import { readingsOfName, readingWhileTyping } from '#search/names/name_reading.ts'
import type { NameVocabulary } from '#search/names/name_vocabulary.ts'
import { wordsTyped } from '#search/names/name_words.ts'
import { asId, type ProfessionalId } from '#domain/shared/ids.ts'
import { kilometresBetween } from '#domain/shared/distance.ts'
import {
  totalOf,
  type SearchGateway,
  type EngineAnswer,
  type EngineQuery,
  slicesOf,
} from './querying/search_gateway.ts'
import { facetQueries, type PlacesAsked, queryOf, readFacets } from './querying/facet_queries.ts'
import { classesOfCloseness, matchByTolerance, matchOfReading, type Match } from './querying/filter.ts'

export interface MeilisearchDependencies {
  gateway: SearchGateway
  municipalities: MunicipalityCatalogue
  /** Returns the words of listed names; it covers at least those of `words` that somebody listed bears. */
  vocabularyFor(words: readonly string[]): Promise<NameVocabulary>
  /** Milliseconds for a whole search, however many calls it takes. */
  deadline?: number
}

/** What a typed name means: the filter for it, and classes by closeness. */
interface NameMeaning extends Match {
  classes: Match[]
}

/** Leaves PostgreSQL enough time to answer within half a second, in milliseconds. */
export const DEADLINE = 250
const ANYONE: NameMeaning = { filters: [], classes: [{ filters: [] }] }

const SORTED_BY: Partial<Record<SearchSort['by'], string>> = { rating: 'ratingOrder', lowest_price: 'price' }

/** Searches Meilisearch by the same readings and exact filters as PostgreSQL, so that both give the same answer. */
export class MeilisearchProfessionalSearch extends ProfessionalSearch {
  readonly #deps: MeilisearchDependencies
  #places: ReadonlyMap<number, Municipality> = new Map()

  constructor(deps: MeilisearchDependencies) {
    super()
    this.#deps = deps
  }

  async search(request: SearchRequest): Promise<SearchHits> {
    const ask = this.#askWithDeadline()
    const meaning = await this.#meaningOf(request.criteria.name, ask)
    if (!meaning) return { ids: [], total: 0 }
    const { criteria, sort } = request
    if (sort.by === 'nearest') {
      const places = await this.#knownPlaces()
      return nearestPage(request, sort, { query: (asked) => queryOf(criteria, meaning, asked), places, ask })
    }
    const attribute = SORTED_BY[sort.by]
    if (attribute)
      return pageOf(request, [{ ...queryOf(criteria, meaning), sort: [`${attribute}:asc`] }], ask)
    return pageOf(
      request,
      meaning.classes.map((each) => queryOf(criteria, each)),
      ask,
    )
  }

  async countFacets(criteria: SearchCriteria): Promise<FacetCounts> {
    const ask = this.#askWithDeadline()
    const meaning = await this.#meaningOf(criteria.name, ask)
    if (!meaning) return readFacets([], {}, () => false)
    const { municipality } = criteria
    const places = await this.#knownPlaces()
    const place = municipality === undefined ? null : places.get(municipality)
    const state = criteria.state ?? place?.state
    const answers = await ask(facetQueries(criteria, meaning, place?.state ?? null))
    return readFacets(answers, criteria, (code) => places.get(code)?.state === state)
  }

  async suggestPeople(name: string, limit: number): Promise<SuggestedPeople> {
    const reading = readingWhileTyping(name)
    if (reading.length === 0) return { ids: [] }
    const [answer] = await this.#askWithDeadline()([{ ...queryOf({}, matchOfReading(reading)), limit }])
    return { ids: answer?.hits.map(({ id }) => asId(id)) ?? [] }
  }

  async wordsInNames(words: readonly string[]): Promise<string[]> {
    const vocabulary = await this.#deps.vocabularyFor(words)
    return words.filter((word) => vocabulary.has(word))
  }

  /** Returns the closest reading that any listed person fits, whatever the other filters; null if there is none. */
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

  #askWithDeadline(): Ask {
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

type Ask = (queries: readonly EngineQuery[]) => Promise<EngineAnswer[]>

type Nearest = Extract<SearchSort, { by: 'nearest' }>

/** Returns one page of the concatenated hits of several queries, and their total. */
async function pageOf(
  { page, limit }: SearchRequest,
  parts: readonly EngineQuery[],
  ask: Ask,
): Promise<SearchHits> {
  const hitsPerPage = page === 1 ? limit : 0
  const answers = await ask(parts.map((part) => ({ ...part, page: 1, hitsPerPage })))
  const totals = answers.map(totalOf)
  const total = totals.reduce((sum, each) => sum + each, 0)
  if (page === 1) return { ids: idsOf(answers).slice(0, limit), total }
  return { ids: idsOf(await slicesOfParts(parts, totals, { page, limit }, ask)), total }
}

interface PlaceSources {
  /** Returns the query for people in these places, or anywhere. */
  query(asked?: PlacesAsked): EngineQuery
  places: ReadonlyMap<number, Municipality>
  ask: Ask
}

/**
 * Returns people by distance to their nearest place among those asked for, then by rank. The engine's own `_geoPoint` order is not used: it sorts at most 1,000
 * people of one place and picks an arbitrary 1,000 of more (docs/decisions/0010).
 */
async function nearestPage(
  request: SearchRequest,
  point: Nearest,
  { query, places, ask }: PlaceSources,
): Promise<SearchHits> {
  const { criteria, page, limit } = request
  const [counted] = await ask([{ ...query(), page: 1, hitsPerPage: 0, facets: ['municipalities'] }])
  if (!counted) return { ids: [], total: 0 }
  const isAsked = (code: number) => {
    const state = places.get(code)?.state
    const isOut = criteria.without?.municipalities.includes(code)
    if (isOut || (state && criteria.without?.states.includes(state))) return false
    if (criteria.municipality !== undefined) return code === criteria.municipality
    const states = criteria.state ? [criteria.state] : criteria.states
    return !states || code === 0 || states.some((each) => each === state)
  }
  const counts = new Map(
    Object.entries(counted.facetDistribution?.['municipalities'] ?? {})
      .map(([code, count]) => [Number(code), count] as const)
      .filter(([code]) => isAsked(code)),
  )
  const rings = ringsByDistance(counts, places, point)
  const parts = rings.map(({ codes }, index) =>
    query({ among: codes, without: rings.slice(0, index).flatMap((ring) => ring.codes) }),
  )
  const totals = await totalsOf({ parts, rings, people: totalOf(counted), until: page * limit }, ask)
  const answers = await slicesOfParts(parts, totals, request, ask)
  return { ids: idsOf(answers), total: totalOf(counted), distances: distancesOf(answers, rings) }
}

interface CountedRings {
  parts: readonly EngineQuery[]
  rings: readonly Ring[]
  /** Of all rings, each once. */
  people: number
  /** The number of people after which nobody is asked for. */
  until: number
}

const RINGS_A_CALL = 20

/**
 * Returns how many people each ring adds to those before, as far as `until` is reached. Rings that add up to everybody
 * share nobody; else each is counted without those who are in a nearer one too.
 */
async function totalsOf({ parts, rings, people, until }: CountedRings, ask: Ask): Promise<number[]> {
  const upperBounds = rings.map(({ total }) => total)
  if (sumOf(upperBounds) === people) return upperBounds
  const totals: number[] = []
  while (totals.length < rings.length && sumOf(totals) < until) {
    const next = parts.slice(totals.length, totals.length + RINGS_A_CALL)
    const answers = await ask(next.map((part) => Object.assign({ page: 1, hitsPerPage: 0 }, part)))
    totals.push(...answers.map(totalOf))
  }
  return totals
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0)

async function slicesOfParts(
  parts: readonly EngineQuery[],
  totals: readonly number[],
  { page, limit }: Pick<SearchRequest, 'page' | 'limit'>,
  ask: Ask,
): Promise<EngineAnswer[]> {
  const slices = slicesOf(totals, (page - 1) * limit, limit)
  if (slices.length === 0) return []
  return ask(
    slices.map(({ part, offset, limit: most }) => Object.assign({ offset, limit: most }, parts[part])),
  )
}

function idsOf(answers: readonly EngineAnswer[]): ProfessionalId[] {
  return answers.flatMap(({ hits }) => hits.map(({ id }) => asId(id)))
}

function distancesOf(
  answers: readonly EngineAnswer[],
  rings: readonly Ring[],
): Map<ProfessionalId, number | null> {
  const distances = new Map(rings.flatMap(({ codes, distance }) => codes.map((code) => [code, distance])))
  return new Map(
    answers.flatMap(({ hits }) =>
      hits.map((hit) => [asId(hit.id), nearestOf(hit.municipalities.map((code) => distances.get(code)))]),
    ),
  )
}

function nearestOf(distances: readonly (number | null | undefined)[]): number | null {
  const known = distances.filter((distance) => distance != null)
  return known.length > 0 ? Math.min(...known) : null
}

/** Municipalities at the same distance, and the number of matching people there. */
interface Ring {
  /** Kilometres; null for people without a known place. */
  distance: number | null
  codes: number[]
  total: number
}

/** Returns the places with matching people, nearest first; unknown places are the last ring. */
function ringsByDistance(
  counts: ReadonlyMap<number, number>,
  places: ReadonlyMap<number, Municipality>,
  point: Nearest,
): Ring[] {
  const rings = new Map<number | null, Ring>()
  for (const [code, count] of counts) {
    const distance = distanceTo(places.get(code), point)
    const ring = rings.get(distance) ?? { distance, codes: [], total: 0 }
    rings.set(distance, { distance, codes: [...ring.codes, code], total: ring.total + count })
  }
  return [...rings.values()].toSorted(
    (one, other) => (one.distance ?? Infinity) - (other.distance ?? Infinity),
  )
}

function distanceTo(place: Municipality | undefined, from: Nearest): number | null {
  if (place?.latitude == null || place.longitude == null) return null
  return kilometresBetween(from, { latitude: place.latitude, longitude: place.longitude })
}
