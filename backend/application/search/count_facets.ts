import type { MunicipalityCatalogue } from '#application/ports/municipality_catalogue.ts'
import type { FacetCounts, ProfessionalSearch } from '#application/ports/professional_search.ts'
import type { InsurerName } from '#domain/catalogue/insurers.ts'
import { specialtyByName, type SpecialtyName } from '#domain/catalogue/specialties.ts'
import type { StateCode } from '#domain/catalogue/states.ts'
import type { CriteriaReader, ProfessionalCriteria } from './read_criteria.ts'

/** 'modes' gives up both modes of attendance: where one of them is enough, giving up one finds no more. */
type Relaxed = keyof ProfessionalCriteria | 'modes'

export interface Relaxation {
  filter: Relaxed
  count: number
}

/** Each group shows what one more or another choice would give; most first, none with nobody. */
export interface CountedFacets {
  total: number
  specialties: { name: SpecialtyName; slug: string; count: number }[]
  states: { state: StateCode; count: number }[]
  /** All of one state, 853 at most, and only where a state or city is set. */
  cities: { city: string; state: StateCode; count: number }[]
  insurances: { name: InsurerName; count: number }[]
  modes: { presencial: number; teleconsulta: number }
  /** Where nobody fits: the single filters without which somebody would. */
  relaxations: Relaxation[]
}

type NamedFacets = Omit<CountedFacets, 'relaxations'>

const NOBODY: FacetCounts = {
  total: 0,
  specialties: new Map(),
  states: new Map(),
  municipalities: new Map(),
  insurers: new Map(),
  presencial: 0,
  teleconsulta: 0,
}

/** A patient sees how many professionals each further choice would leave, exactly. */
export class CountFacets {
  readonly #criteria: CriteriaReader
  readonly #search: ProfessionalSearch
  readonly #municipalities: MunicipalityCatalogue
  /** An engine may answer the same counts again. */
  readonly #named = new WeakMap<FacetCounts, NamedFacets>()

  constructor(criteria: CriteriaReader, search: ProfessionalSearch, municipalities: MunicipalityCatalogue) {
    this.#criteria = criteria
    this.#search = search
    this.#municipalities = municipalities
  }

  async execute(filters: ProfessionalCriteria): Promise<CountedFacets> {
    const counts = await this.#countsOf(filters)
    const named = this.#named.get(counts) ?? (await this.#name(counts))
    this.#named.set(counts, named)
    return { ...named, relaxations: counts.total === 0 ? await this.#relaxationsOf(filters) : [] }
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
    }
  }

  async #countsOf(filters: ProfessionalCriteria): Promise<FacetCounts> {
    let likeliest: FacetCounts | null = null
    for (const criteria of await this.#criteria.readings(filters)) {
      const counts = await this.#search.countFacets(criteria)
      if (counts.total > 0) return counts
      likeliest ??= counts
    }
    return likeliest ?? NOBODY
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
    const relaxations = await Promise.all(
      relaxable(filters).map(async (filter) => ({
        filter,
        count: await this.#countWithout(filters, filter),
      })),
    )
    return relaxations.filter(({ count }) => count > 0).toSorted((one, other) => other.count - one.count)
  }

  async #countWithout(filters: ProfessionalCriteria, filter: Relaxed): Promise<number> {
    const others = { ...filters }
    for (const dropped of filter === 'modes' ? MODES : [filter]) delete others[dropped]
    return (await this.#countsOf(others)).total
  }
}

const FILTERS = [
  'q',
  'specialty',
  'location',
  'insurance',
  'state',
  'city',
  'premium',
  'presencial',
  'teleconsulta',
] as const satisfies readonly (keyof ProfessionalCriteria)[]

const MODES = ['presencial', 'teleconsulta'] as const

function relaxable(filters: ProfessionalCriteria): Relaxed[] {
  const set: Relaxed[] = FILTERS.filter((filter) => isSet(filters[filter]))
  const hasBothModes = MODES.every((mode) => filters[mode])
  return hasBothModes ? [...set.filter((filter) => !MODES.some((mode) => mode === filter)), 'modes'] : set
}

function isSet(value: string | boolean | undefined): boolean {
  return typeof value === 'string' ? value.trim() !== '' : value !== undefined
}

function entries<Key, Entry>(
  counts: ReadonlyMap<Key, number>,
  entryOf: (key: Key, count: number) => Entry,
): Entry[] {
  return Array.from(counts, ([key, count]) => entryOf(key, count))
}
