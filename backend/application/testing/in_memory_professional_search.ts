import {
  ProfessionalSearch,
  type FacetCounts,
  type SearchCriteria,
  type SearchHits,
  type SearchRequest,
  type SuggestedPeople,
} from '#application/ports/professional_search.ts'
import type { Municipality } from '#application/ports/municipality_catalogue.ts'
import type { SearchableProfessional } from '#application/ports/testing/a_searchable_professional.ts'
import { readingsOfName, readingWhileTyping, type NameReading } from '#search/names/name_reading.ts'
import { NameVocabulary } from '#search/names/name_vocabulary.ts'
import { wordsOfName } from '#search/names/name_words.ts'
import { countFacetsAmong } from './count_facets_among.ts'
import { fitsFilters } from './fits_filters.ts'
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
    this.#visible = professionals.filter(({ isHidden }) => !isHidden)
    this.#municipalities = new Map(municipalities.map((each) => [each.ibgeCode, each]))
    for (const each of this.#visible)
      for (const word of wordsOfName(fullName(each))) this.#vocabulary.add(word)
  }

  static holding(
    professionals: readonly SearchableProfessional[],
    municipalities: readonly Municipality[] = [],
  ): InMemoryProfessionalSearch {
    return new InMemoryProfessionalSearch(professionals, municipalities)
  }

  async search({ criteria, sort, page, limit }: SearchRequest): Promise<SearchHits> {
    const reading = this.#readingOf(criteria)
    const closeness = (each: SearchableProfessional) => (reading ? closenessOf(fullName(each), reading) : 0)
    const distance = (each: SearchableProfessional) => distanceTo(sort, this.#placeOf(each))
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
      (each) =>
        fitsFilters(criteria, each, this.#placeOf(each)?.state ?? each.state) &&
        (!reading || fitsReading(fullName(each), reading)),
    )
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
