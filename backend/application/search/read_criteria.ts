import type { Municipality, MunicipalityCatalogue } from '#application/ports/municipality_catalogue.ts'
import type { SearchCriteria } from '#application/ports/professional_search.ts'
import type { StateCode } from '#domain/catalogue/states.ts'
import { slugify } from '#domain/shared/slugify.ts'
import type { InterpretQuery, InterpretedQuery } from './interpret_query.ts'

/** Filters as a person gives them; blank texts are no filter. */
export interface ProfessionalCriteria {
  /** The one search box: specialty, place, insurer, name or registration, in any order. */
  q?: string
  /** Texts that are resolved forgivingly; one that means nothing finds nobody. */
  specialty?: string
  location?: string
  insurance?: string
  state?: StateCode
  /** A municipality's name or slug, without regard to case and accents; inside `state` where that is set. */
  city?: string
  premium?: boolean
  presencial?: boolean
  teleconsulta?: boolean
}

type Place = Pick<SearchCriteria, 'state' | 'municipality'>

/** Turns filters as typed into the exact ones that engines apply. */
export class CriteriaReader {
  readonly #interpretQuery: InterpretQuery
  readonly #municipalities: MunicipalityCatalogue
  #places: ReadonlyMap<string, Municipality[]> = new Map()

  constructor(interpretQuery: InterpretQuery, municipalities: MunicipalityCatalogue) {
    this.#interpretQuery = interpretQuery
    this.#municipalities = municipalities
  }

  /**
   * Null where a filter means nothing or two contradict each other: then nobody fits. `state` and `city` win over
   * `location`, and every separate field wins over `q`.
   */
  async read(filters: ProfessionalCriteria): Promise<SearchCriteria | null> {
    if (isUnsearchable(filters.q)) return null
    const interpretation = await this.#interpretQuery.execute(filters)
    const place = await this.#placeOf(filters, interpretation)
    if (interpretation.unknown.length > 0 || !place) return null
    const { specialty, insurance, text, license } = interpretation
    return {
      ...place,
      ...(specialty && { specialty }),
      ...(insurance && { insurance }),
      ...(text && { name: text }),
      ...(license && { license }),
      ...(filters.presencial && { presencial: true as const }),
      ...(filters.teleconsulta && { teleconsulta: true as const }),
      ...(filters.premium !== undefined && { premium: filters.premium }),
    }
  }

  async #placeOf(
    { state, city, location }: ProfessionalCriteria,
    { state: readState, municipality }: InterpretedQuery,
  ): Promise<Place | null> {
    if (city?.trim()) return this.#cityNamed(city, state)
    if (state && readState !== state) return location?.trim() && readState ? null : { state }
    if (municipality !== null) return { municipality, ...(readState && { state: readState }) }
    return readState ? { state: readState } : {}
  }

  async #cityNamed(city: string, state: StateCode | undefined): Promise<Place | null> {
    const namesakes = (await this.#knownPlaces()).get(slugify(city)) ?? []
    const largest = namesakes.find((each) => !state || each.state === state)
    return largest ? { municipality: largest.ibgeCode, state: largest.state } : null
  }

  /** By slug, of those of one name the most populous first; kept once the catalogue has answered. */
  async #knownPlaces(): Promise<ReadonlyMap<string, Municipality[]>> {
    if (this.#places.size > 0) return this.#places
    const all = await this.#municipalities.all()
    const byPopulation = all.toSorted((one, other) => (other.population ?? 0) - (one.population ?? 0))
    this.#places = Map.groupBy(byPopulation, ({ name }) => slugify(name))
    return this.#places
  }
}

/** Something was typed, but nothing that a name, place or number could hold. */
function isUnsearchable(q: string | undefined): boolean {
  return Boolean(q?.trim()) && !/[\p{L}\p{N}]/u.test(q ?? '')
}
