import type { Municipality, MunicipalityCatalogue } from '#application/ports/municipality_catalogue.ts'
import type { SearchCriteria } from '#application/ports/professional_search.ts'
import type { StateCode } from '#domain/catalogue/states.ts'
import { slugify } from '#domain/shared/slug.ts'
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
   * The ways to read the filters, the likeliest first: the first that finds somebody is the one meant. None where a
   * filter means nothing or two contradict each other: then nobody fits. `state` and `city` win over `location`, and
   * every separate field wins over `q`.
   */
  async readings(filters: ProfessionalCriteria): Promise<SearchCriteria[]> {
    if (isUnsearchable(filters.q)) return []
    const interpretation = await this.#interpretQuery.execute(filters)
    const place = await this.#placeOf(filters, interpretation)
    if (interpretation.unknown.length > 0 || !place) return []
    const { specialty, insurance, text, license } = interpretation
    const modes = modesOf(filters)
    const likeliest: SearchCriteria = {
      ...place,
      ...modes,
      ...(specialty && { specialty }),
      ...(insurance && { insurance }),
      ...(text && { name: text }),
      ...(license && { license }),
    }
    const name = text && !license && !hasSeparateFields(filters) ? wholeName(interpretation) : null
    return name ? [likeliest, { ...modes, name }] : [likeliest]
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

function modesOf({ presencial, teleconsulta, premium }: ProfessionalCriteria): SearchCriteria {
  return {
    ...(presencial && { presencial: true as const }),
    ...(teleconsulta && { teleconsulta: true as const }),
    ...(premium !== undefined && { premium }),
  }
}

function hasSeparateFields({ specialty, location, insurance, state, city }: ProfessionalCriteria): boolean {
  return [specialty, location, insurance, state, city].some((field) => field?.trim())
}

/** A surname may be a city too: where part of the words was read as a name, all of them may be one. */
function wholeName({ alternatives }: InterpretedQuery): string | null {
  const named = alternatives.find(
    ({ specialty, state, insurance, text }) => text !== '' && !specialty && !state && !insurance,
  )
  return named?.text ?? null
}
