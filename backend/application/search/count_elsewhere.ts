import type { Municipality, MunicipalityCatalogue } from '#application/ports/municipality_catalogue.ts'
import type { ProfessionalSearch, SearchCriteria } from '#application/ports/professional_search.ts'
import type { StateCode } from '#domain/catalogue/states.ts'
import { kilometresBetween } from '#domain/shared/distance.ts'

/** Who else would do, where few are in the city that was asked for. */
export interface Elsewhere {
  /** The nearest cities where somebody fits, with whole kilometres; four at most. */
  cities: { city: string; state: StateCode; distance: number; count: number }[]
  /** How many attend by video, wherever they are. */
  teleconsulta: number
}

/** A list up to this long leaves room for more. */
const FEW = 5
const MAX_CITIES = 4
const FARTHEST_KM = 150
/** Each costs one count; within that distance hardly any city has more states. */
const MAX_STATES = 3

interface Neighbour extends Municipality {
  readonly distance: number
}

/** Counts the professionals of nearby cities and those who attend by video. */
export class CountElsewhere {
  readonly #search: ProfessionalSearch
  readonly #municipalities: MunicipalityCatalogue

  constructor(search: ProfessionalSearch, municipalities: MunicipalityCatalogue) {
    this.#search = search
    this.#municipalities = municipalities
  }

  /** Null where many fit already or no city is asked for. */
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

/** The nearest first. */
function neighboursOf(all: readonly Municipality[], ibgeCode: number): Neighbour[] {
  const centre = positionOf(all.find((each) => each.ibgeCode === ibgeCode))
  if (!centre) return []
  return all
    .flatMap((each) => {
      const position = each.ibgeCode === ibgeCode ? null : positionOf(each)
      return position ? [Object.assign({}, each, { distance: kilometresBetween(centre, position) })] : []
    })
    .filter(({ distance }) => distance <= FARTHEST_KM)
    .toSorted((one, other) => one.distance - other.distance)
}

function positionOf(municipality: Municipality | undefined) {
  const { latitude = null, longitude = null } = municipality ?? {}
  return latitude === null || longitude === null ? null : { latitude, longitude }
}
