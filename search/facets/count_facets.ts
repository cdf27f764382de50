import type { MunicipalityCatalogue, Municipality } from '#application/ports/municipality_catalogue.ts'
import type {
  FacetCounts,
  ProfessionalSearch,
  SearchCriteria,
} from '#application/ports/professional_search.ts'
import type { Ports } from '#application/ports/ports.ts'
import type { InsurerName } from '#domain/catalogue/insurers.ts'
import {
  type AccessFeature,
  type Language,
  languageOrAccessName,
} from '#domain/catalogue/languages_and_access.ts'
import { specialtyByName, type DisplayGender, type SpecialtyName } from '#domain/catalogue/specialties.ts'
import type { StateCode } from '#domain/catalogue/states.ts'
import { kilometresBetween } from '#domain/shared/distance.ts'
import type { CriteriaPart, CriteriaReader, ProfessionalCriteria } from '../criteria/read_criteria.ts'

/** A filter to give up, and the remaining filters, those of the search box in separate fields. */
export interface Relaxation {
  /** The first of `filters`. */
  filter: string
  filters: string[]
  count: number
  query: Record<string, string>
}

/** Each group shows the result of adding or changing a choice; most first, without zeros. */
export interface CountedFacets {
  total: number
  specialties: { name: SpecialtyName; slug: string; count: number }[]
  states: { state: StateCode; count: number }[]
  /** All of one state, 853 at most, and only with a state or city filter. */
  cities: { city: string; state: StateCode; count: number }[]
  insurances: { name: InsurerName; count: number }[]
  modes: { presencial: number; teleconsulta: number }
  genders: Readonly<Record<DisplayGender, number>>
  languages: { key: Language; name: string; count: number }[]
  accessibility: { key: AccessFeature; name: string; count: number }[]
  /** If nobody matches: the filters whose removal finds somebody; two at once when no single one suffices. */
  relaxations: Relaxation[]
  /** Only if few match in the requested city. */
  elsewhere?: Elsewhere
}

type NamedFacets = Omit<CountedFacets, 'relaxations' | 'elsewhere'>

const NOBODY: FacetCounts = {
  total: 0,
  specialties: new Map(),
  states: new Map(),
  municipalities: new Map(),
  insurers: new Map(),
  presencial: 0,
  teleconsulta: 0,
  genders: { feminino: 0, masculino: 0 },
  languages: new Map(),
  accessibility: new Map(),
}

interface Counted {
  readonly counts: FacetCounts
  readonly criteria: SearchCriteria | null
}

type Dependencies = Ports<'search' | 'municipalities'> & { criteria: CriteriaReader }

/** Counts exactly how many professionals each further choice would leave. */
export class CountFacets {
  readonly #criteria: CriteriaReader
  readonly #search: ProfessionalSearch
  readonly #municipalities: MunicipalityCatalogue
  readonly #elsewhere: CountElsewhere
  /** An engine may return the same object again. */
  readonly #named = new WeakMap<FacetCounts, NamedFacets>()

  constructor({ criteria, search, municipalities }: Dependencies) {
    this.#criteria = criteria
    this.#search = search
    this.#municipalities = municipalities
    this.#elsewhere = new CountElsewhere(search, municipalities)
  }

  async execute(filters: ProfessionalCriteria): Promise<CountedFacets> {
    const { counts, criteria } = await this.#countsOf(filters)
    const named = this.#named.get(counts) ?? (await this.#name(counts))
    this.#named.set(counts, named)
    const [relaxations, elsewhere] = await Promise.all([
      counts.total === 0 ? this.#relaxationsOf(filters) : [],
      criteria && this.#elsewhere.execute(criteria, counts.total),
    ])
    return { ...named, relaxations, ...(elsewhere && { elsewhere }) }
  }

  async #name(counts: FacetCounts): Promise<NamedFacets> {
    return {
      total: counts.total,
      specialties: entries(counts.specialties, (name, count) => ({
        name,
        slug: specialtyByName(name)?.slug ?? '',
        count,
      })),
      states: entries(counts.states, (state, count) => ({ state, count })),
      cities: await this.#citiesOf(counts),
      insurances: entries(counts.insurers, (name, count) => ({ name, count })),
      modes: { presencial: counts.presencial, teleconsulta: counts.teleconsulta },
      genders: counts.genders,
      languages: entries(counts.languages, named),
      accessibility: entries(counts.accessibility, named),
    }
  }

  async #countsOf(filters: ProfessionalCriteria): Promise<Counted> {
    let likeliest: Counted | null = null
    for await (const { criteria } of this.#criteria.readings(filters)) {
      const counts = await this.#search.countFacets(criteria)
      if (counts.total > 0) return { counts, criteria }
      likeliest ??= { counts, criteria }
    }
    return likeliest ?? { counts: NOBODY, criteria: null }
  }

  async #citiesOf({ municipalities }: FacetCounts): Promise<CountedFacets['cities']> {
    if (municipalities.size === 0) return []
    const known = new Map((await this.#municipalities.all()).map((each) => [each.ibgeCode, each]))
    return [...municipalities].flatMap(([code, count]) => {
      const municipality = known.get(code)
      return municipality ? [{ city: municipality.name, state: municipality.state, count }] : []
    })
  }

  async #relaxationsOf(filters: ProfessionalCriteria): Promise<Relaxation[]> {
    const parts = await this.#criteria.partsOf(filters)
    const single = await this.#relaxedBy(
      parts,
      parts.map((part) => [part]),
    )
    return single.length > 0 ? single : this.#relaxedBy(parts, pairsOf(parts))
  }

  /** Most found first. Never proposes removing all filters: that would be everybody. */
  async #relaxedBy(
    parts: readonly CriteriaPart[],
    givenUp: readonly (readonly CriteriaPart[])[],
  ): Promise<Relaxation[]> {
    const relaxations = await Promise.all(
      givenUp.map(async (dropped): Promise<Relaxation> => {
        const rest = parts.filter((part) => !dropped.includes(part))
        const filters = dropped.map(({ name }) => name)
        const left: ProfessionalCriteria = Object.assign({}, ...rest.map((part) => part.filters))
        const count = rest.length > 0 ? await this.#totalOf(left) : 0
        return { filter: filters[0] ?? '', filters, count, query: asTexts(left) }
      }),
    )
    return relaxations.filter(({ count }) => count > 0).toSorted((one, other) => other.count - one.count)
  }

  /** Counts a name by its facets: an engine reads a name's bearers once for concurrent counts. */
  async #totalOf(filters: ProfessionalCriteria): Promise<number> {
    for await (const { criteria } of this.#criteria.readings(filters)) {
      const place = { sort: { by: 'relevance' }, page: 1, limit: 1 } as const
      const { total } = await (criteria.name === undefined
        ? this.#search.search({ criteria, ...place })
        : this.#search.countFacets(criteria))
      if (total > 0) return total
    }
    return 0
  }
}

function pairsOf(parts: readonly CriteriaPart[]): CriteriaPart[][] {
  return parts.flatMap((one, index) => parts.slice(index + 1).map((other) => [one, other]))
}

function asTexts(filters: ProfessionalCriteria): Record<string, string> {
  return Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
}

const named = <Key extends string>(key: Key, count: number) => ({
  key,
  name: languageOrAccessName(key),
  count,
})

function entries<Key, Entry>(
  counts: ReadonlyMap<Key, number>,
  entryOf: (key: Key, count: number) => Entry,
): Entry[] {
  return Array.from(counts, ([key, count]) => entryOf(key, count))
}

/** Alternatives when few match in the requested city. */
interface Elsewhere {
  /** The nearest cities with matches, in whole kilometres; at most four. */
  cities: { city: string; state: StateCode; distance: number; count: number }[]
  /** Number of matches by video anywhere. */
  teleconsulta: number
}

/** Up to this many matches, alternatives are offered. */
const FEW = 5
const MAX_CITIES = 4
const FARTHEST_KM = 150
/** A degree of latitude has 111.2 km: most municipalities are farther, and need no exact distance. */
const FARTHEST_DEGREES = FARTHEST_KM / 111
/** Each costs one count; cities within that distance rarely span more states. */
const MAX_STATES = 3

interface Neighbour extends Municipality {
  readonly distance: number
}

/** Counts matches in nearby cities and by video. */
class CountElsewhere {
  readonly #search: ProfessionalSearch
  readonly #municipalities: MunicipalityCatalogue

  constructor(search: ProfessionalSearch, municipalities: MunicipalityCatalogue) {
    this.#search = search
    this.#municipalities = municipalities
  }

  /** Returns null if many match already or no city is requested. */
  async execute(criteria: SearchCriteria, total: number): Promise<Elsewhere | null> {
    const { municipality, state: _state, ...anywhere } = criteria
    if (municipality === undefined || total > FEW) return null
    const [cities, teleconsulta] = await Promise.all([
      this.#countNeighbours(anywhere, municipality),
      this.#countByVideo(anywhere),
    ])
    return { cities, teleconsulta }
  }

  async #countNeighbours(anywhere: SearchCriteria, municipality: number): Promise<Elsewhere['cities']> {
    const neighbours = neighboursOf(await this.#municipalities.all(), municipality)
    const states = [...new Set(neighbours.map(({ state }) => state))].slice(0, MAX_STATES)
    const counted = await Promise.all(states.map((state) => this.#search.countFacets({ ...anywhere, state })))
    const counts = new Map(counted.flatMap(({ municipalities }) => Array.from(municipalities)))
    return neighbours
      .map(({ ibgeCode, name, state, distance }) => ({
        city: name,
        state,
        distance: Math.round(distance),
        count: counts.get(ibgeCode) ?? 0,
      }))
      .filter(({ count }) => count > 0)
      .slice(0, MAX_CITIES)
  }

  async #countByVideo({ presencial: _presencial, ...anywhere }: SearchCriteria): Promise<number> {
    const criteria = { ...anywhere, teleconsulta: true as const }
    return (await this.#search.search({ criteria, sort: { by: 'relevance' }, page: 1, limit: 1 })).total
  }
}

/** Nearest first. */
function neighboursOf(all: readonly Municipality[], ibgeCode: number): Neighbour[] {
  const centre = positionOf(all.find((each) => each.ibgeCode === ibgeCode))
  if (!centre) return []
  return all
    .flatMap((each) => {
      const position = each.ibgeCode === ibgeCode ? null : positionOf(each)
      if (!position || Math.abs(position.latitude - centre.latitude) > FARTHEST_DEGREES) return []
      const distance = kilometresBetween(centre, position)
      return distance <= FARTHEST_KM ? [Object.assign({}, each, { distance })] : []
    })
    .toSorted((one, other) => one.distance - other.distance)
}

function positionOf(municipality: Municipality | undefined) {
  const { latitude = null, longitude = null } = municipality ?? {}
  return latitude === null || longitude === null ? null : { latitude, longitude }
}
