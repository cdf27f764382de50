import type { Ports } from '#application/ports/ports.ts'
import { UseCase } from '../use_case.ts'
import type {
  CardDetails,
  CityOfPlace,
  ListedProfessional,
} from '#application/ports/professional_directory.ts'
import type { SearchCriteria, SearchHits, SearchSort } from '#application/ports/professional_search.ts'
import type { CriteriaReader, ProfessionalCriteria } from '#search/criteria/read_criteria.ts'
import type { InterpretedQuery } from '#search/interpret/interpret_query.ts'
import type { Municipality } from '#application/ports/municipality_catalogue.ts'
import { type Demand, type Shortfall, shortfallOf } from '#domain/catalogue/demand.ts'
import { foldText } from '#domain/shared/text.ts'
import type { SpecialtyName } from '#domain/catalogue/specialties.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'
import { DEFAULT_LIMIT } from '#domain/shared/page_sizes.ts'

export type { ProfessionalCriteria }

export interface SearchProfessionalsInput extends ProfessionalCriteria {
  /** Default: with `near` `nearest`, else what the words of `q` ask for, else `relevance`. */
  sort?: SearchSort['by']
  /** Degrees, WGS 84. */
  near?: { latitude: number; longitude: number }
  /** From 1; a page past the end is empty, with the right total. */
  page?: number
  /** 1 to 200, default 60. */
  limit?: number
  /** The last person of the previous page; makes deep pages as fast as the first. */
  after?: ProfessionalId
  /** Only insurers, or all details of a card. */
  include?: 'insurances' | 'details'
  /** Also counts the premium professionals, if they come first. */
  withPremiumCount?: boolean
}

/** With the requested details. */
export interface FoundProfessional extends ListedProfessional, Partial<CardDetails> {
  /** Kilometres; null for an unknown place; only when sorted by distance. */
  distance?: number | null
  /** Where the search found them, if the city of the account is not what it asked for. */
  place?: CityOfPlace
}

export interface SearchProfessionalsOutput {
  professionals: FoundProfessional[]
  /** Of all pages. */
  total: number
  /** The specialty that the search asked for, in whatever words. */
  specialty?: SpecialtyName
  /** The key of the lexicon's phrase that asked for it. */
  term?: string
  /** Present if this found nobody or few; for administrators. */
  unmet?: UnmetSearch
  /** Number of premium professionals; only on request, in an order that starts with them. */
  premiumCount?: number
}

export interface UnmetSearch {
  demand: Demand
  shortfall: Shortfall
}

/** Returns what was looked for in vain; nothing where other filters (a name, a price …) may be the reason. */
function unmetIn(criteria: SearchCriteria, total: number): { unmet?: UnmetSearch } {
  const { specialty, state, municipality, insurance, ...narrower } = criteria
  const shortfall = shortfallOf(total)
  if (!shortfall || Object.values(narrower).some((value) => value !== undefined)) return {}
  const place = municipality === undefined ? { ...(state && { state }) } : { municipality }
  const demand = { ...(specialty && { specialty }), ...place, ...(insurance && { insurance }) }
  return Object.keys(demand).length > 0 ? { unmet: { demand, shortfall } } : {}
}

/** Searches for professionals; invisible ones never appear, whatever the engine returns. */
export class SearchProfessionals extends UseCase<
  Ports<'search' | 'directory'> & { criteria: CriteriaReader }
> {
  /** Meaningless or contradictory filters find nobody; a page is never padded. */
  async execute(input: SearchProfessionalsInput): Promise<SearchProfessionalsOutput> {
    const { page = 1, limit = DEFAULT_LIMIT, after } = input
    let asked: SearchCriteria | null = null
    for await (const { criteria, interpretation } of this.deps.criteria.readings(input)) {
      asked ??= criteria
      const sort = sortOf(input, interpretation.sort)
      const request = { criteria, sort, page, limit, ...(after && { after }), withRows: true }
      const hits = await this.deps.search.search(request)
      if (hits.total === 0) continue
      const isCounted = input.withPremiumCount && beginsWithPremium(criteria, sort)
      const [professionals, premium] = await Promise.all([
        this.#read(hits, input.include, criteria),
        isCounted ? this.#countPremium(criteria) : null,
      ])
      const { specialty } = criteria
      return {
        professionals,
        total: hits.total,
        ...(specialty && { specialty }),
        ...(specialty && interpretation.term && { term: interpretation.term }),
        ...unmetIn(criteria, hits.total),
        ...(premium !== null && { premiumCount: premium }),
      }
    }
    return { professionals: [], total: 0, ...(asked && unmetIn(asked, 0)) }
  }

  async #countPremium(criteria: SearchCriteria): Promise<number> {
    const premium = { ...criteria, premium: true }
    return (
      await this.deps.search.search({ criteria: premium, sort: { by: 'relevance' }, page: 1, limit: 1 })
    ).total
  }

  async #read(
    { ids, distances, listed }: SearchHits,
    include: SearchProfessionalsInput['include'],
    criteria: SearchCriteria,
  ): Promise<FoundProfessional[]> {
    if (ids.length === 0) return []
    const [people, details] = await Promise.all([
      listed ?? this.deps.directory.findListed(ids),
      include ? this.deps.directory.detailsOf(ids) : null,
    ])
    const places = await this.#placesElsewhere(people, criteria)
    return people.map((professional) => {
      const { id } = professional
      const { insurances = [], ...rest } = details?.get(id) ?? {}
      const included = include && { insurances, ...(include === 'details' && rest) }
      const distance = distances && { distance: distances.get(id) ?? null }
      const place = places.get(id)
      return Object.assign({}, professional, included, distance, place && { place })
    })
  }

  /** Returns where those practise whom the criteria found by another place than the account's. */
  async #placesElsewhere(
    people: readonly ListedProfessional[],
    criteria: SearchCriteria,
  ): Promise<Map<ProfessionalId, CityOfPlace>> {
    const isAsked = await this.#placesAsked(criteria)
    const elsewhere = people.filter((each) => !isAsked(each)).map(({ id }) => id)
    if (elsewhere.length === 0) return new Map()
    const cities = await this.deps.directory.citiesOf(elsewhere)
    return new Map(
      elsewhere.flatMap((id) => {
        const place = cities.get(id)?.find(isAsked)
        return place ? [[id, place] as const] : []
      }),
    )
  }

  /** Returns whether a place is one that the criteria ask for. */
  async #placesAsked({ municipality, state, states, without }: SearchCriteria) {
    const called = async (codes: readonly number[]) =>
      (await Promise.all(codes.map((code) => this.deps.criteria.municipalityOf(code)))).filter(
        (each) => each !== null,
      )
    const [[asked], keptOut] = await Promise.all([
      called(municipality === undefined ? [] : [municipality]),
      called(without?.municipalities ?? []),
    ])
    return (place: Pick<ListedProfessional, 'city' | 'state'>): boolean =>
      (!asked || isIn(place, asked)) &&
      (!state || place.state === state) &&
      (!states || states.some((each) => each === place.state)) &&
      !without?.states.some((each) => each === place.state) &&
      !keptOut.some((each) => isIn(place, each))
  }
}

function isIn(
  { city, state }: Pick<ListedProfessional, 'city' | 'state'>,
  { name, state: of }: Municipality,
) {
  return state === of && city !== null && foldText(city) === foldText(name)
}

/** With a name or registration the match comes first; a filter by plan needs no count. */
function beginsWithPremium({ name, license, premium }: SearchCriteria, { by }: SearchSort): boolean {
  return by === 'relevance' && name === undefined && !license && premium === undefined
}

function sortOf(
  { near, sort: chosen }: SearchProfessionalsInput,
  said: InterpretedQuery['sort'],
): SearchSort {
  const sort = chosen ?? (near ? 'nearest' : (said ?? 'relevance'))
  if (sort === 'nearest') return near ? { by: 'nearest', ...near } : { by: 'relevance' }
  return { by: sort }
}
