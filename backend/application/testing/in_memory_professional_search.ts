import {
  ProfessionalSearch,
  type FacetCounts,
  type SearchCriteria,
  type SearchHits,
  type SearchRequest,
  type SuggestedPeople,
} from '#application/ports/professional_search.ts'
import type { Municipality } from '#application/ports/municipality_catalogue.ts'
import {
  placesOf,
  type SearchableProfessional,
} from '#application/ports/testing/a_searchable_professional.ts'
import { readingsOfName, readingWhileTyping, type NameReading } from '#search/names/name_reading.ts'
import { NameVocabulary } from '#search/names/name_vocabulary.ts'
import { wordsOfName } from '#search/names/name_words.ts'
import { countFacetsAmong } from './count_facets_among.ts'
import { fitsFilters, isAskedFor } from './fits_filters.ts'
import { closenessOf, fitsReading } from './fits_reading.ts'
import { distanceTo, inOrder } from './search_order.ts'

const NOBODY_FITS: NameReading = [{ words: [], beginnings: [] }]

/** Checks everyone for every search: slow, and simple enough to judge the real engines by. */
export class InMemoryProfessionalSearch extends ProfessionalSearch {
  readonly #visible: readonly SearchableProfessional[]
  readonly #municipalities: ReadonlyMap<number, Municipality>
  readonly #vocabulary = new NameVocabulary()

  private constructor(
    professionals: readonly SearchableProfessional[],
    municipalities: readonly Municipality[],
  ) {
    super()
    this.#municipalities = new Map(municipalities.map((each) => [each.ibgeCode, each]))
    this.#visible = professionals
      .filter(({ isHidden }) => !isHidden)
      .map((each) => Object.assign({}, each, { state: this.#placeOf(each)?.state ?? each.state }))
    for (const each of this.#visible)
      for (const word of wordsOfName(fullName(each))) this.#vocabulary.add(word)
  }

  static holding(
    professionals: readonly SearchableProfessional[],
    municipalities: readonly Municipality[] = [],
  ): InMemoryProfessionalSearch {
    return new InMemoryProfessionalSearch(professionals, municipalities)
  }

  async search(request: SearchRequest): Promise<SearchHits> {
    const { criteria, sort, page, limit } = request
    const reading = this.#readingOf(criteria)
    const closeness = (each: SearchableProfessional) => (reading ? closenessOf(fullName(each), reading) : 0)
    const distance = (each: SearchableProfessional) => this.#distanceTo(request, each)
    const found = this.#fitting(criteria, reading).toSorted(inOrder(sort, closeness, distance))
    const shown = found.slice((page - 1) * limit, page * limit)
    return {
      ids: shown.map(({ id }) => id),
      total: found.length,
      ...(sort.by === 'nearest' && { distances: new Map(shown.map((each) => [each.id, distance(each)])) }),
    }
  }

  async countFacets(criteria: SearchCriteria): Promise<FacetCounts> {
    const reading = this.#readingOf(criteria)
    const place = criteria.municipality === undefined ? null : this.#municipalities.get(criteria.municipality)
    return countFacetsAmong((changed) => this.#fitting(changed, reading), criteria, place?.state ?? null)
  }

  async suggestPeople(name: string, limit: number): Promise<SuggestedPeople> {
    const reading = readingWhileTyping(name)
    if (reading.length === 0) return { ids: [] }
    const hits = this.#fitting({}, reading).toSorted(
      inOrder(
        { by: 'relevance' },
        () => 0,
        () => null,
      ),
    )
    return { ids: hits.slice(0, limit).map(({ id }) => id) }
  }

  async wordsInNames(words: readonly string[]): Promise<string[]> {
    return words.filter((word) => this.#vocabulary.has(word))
  }

  #fitting(criteria: SearchCriteria, reading: NameReading | null): SearchableProfessional[] {
    return this.#visible.filter(
      (each) => fitsFilters(criteria, each, each.state) && (!reading || fitsReading(fullName(each), reading)),
    )
  }

  /** To the nearest place among those that the filters ask for. */
  #distanceTo({ sort, criteria }: SearchRequest, each: SearchableProfessional): number | null {
    const asked = placesOf(each).filter((place) => isAskedFor(criteria, place))
    const distances = asked.flatMap(
      ({ municipality }) => distanceTo(sort, this.#municipalities.get(municipality ?? 0) ?? null) ?? [],
    )
    return distances.length > 0 ? Math.min(...distances) : null
  }

  #readingOf({ name }: SearchCriteria): NameReading | null {
    if (name === undefined) return null
    const readings = readingsOfName(name, this.#vocabulary)
    const meant = readings.find((reading) =>
      this.#visible.some((each) => fitsReading(fullName(each), reading)),
    )
    return meant ?? NOBODY_FITS
  }

  #placeOf({ municipality }: SearchableProfessional): Municipality | null {
    return municipality === null ? null : (this.#municipalities.get(municipality) ?? null)
  }
}

function fullName({ name, lastname }: SearchableProfessional): string {
  return `${name} ${lastname}`
}
