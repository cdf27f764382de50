import type { SearchCriteria } from '#application/ports/professional_search.ts'
import { insurerByName } from '#domain/catalogue/insurers.ts'
import { STATE_CODES, type StateCode } from '#domain/catalogue/states.ts'
import { specialtyByName } from '#domain/catalogue/specialties.ts'
import type { NameReading, WordReading } from '#search/names/name_reading.ts'
import { stateOfMunicipality } from '#search/shared/state_of_municipality.ts'
import { licenseKeys } from '#search/shared/license_keys.ts'

/** An attribute of the filter language; never text that a person typed. */
type Attribute = string
type Value = string | number | boolean

/** https://www.meilisearch.com/docs/learn/filtering_and_sorting/filter_expression_reference */
export function equals(attribute: Attribute, value: Value): string {
  return `${attribute} = ${quoted(value)}`
}

export function startsWith(attribute: Attribute, beginning: string): string {
  return `${attribute} STARTS WITH ${quoted(beginning)}`
}

/** The attribute must allow comparison. */
function isAtMost(attribute: Attribute, most: number): string {
  return `${attribute} <= ${most}`
}

/** The attribute must allow comparison. */
function isAtLeast(attribute: Attribute, least: number): string {
  return `${attribute} >= ${least}`
}

/** Matches nobody when `values` is empty. */
export function isOneOf(attribute: Attribute, values: readonly Value[]): string {
  if (values.length === 0) return NOBODY
  return `${attribute} IN [${values.map(quoted).join(', ')}]`
}

export function allOf(filters: readonly string[]): string {
  return filters.length === 1 ? (filters[0] ?? '') : `(${filters.join(' AND ')})`
}

export function anyOf(filters: readonly string[]): string {
  return filters.length === 0 ? NOBODY : `(${filters.join(' OR ')})`
}

export function not(filter: string): string {
  return `NOT (${filter})`
}

const NOBODY = 'wordCount = -1'

function quoted(value: Value): string {
  return `"${String(value).replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}

/** How a document names a place with its state, and how many places it has there. */
export const placeKey = (state: string, municipality: number) => `${state} ${municipality}`
export const placeCount = (state: string, count: number) => `${state || 'none'} ${count}`

/** For each criterion its filter, null without one; the compiler asks for the one of a new criterion. */
const FILTERS: Readonly<Record<keyof SearchCriteria, (criteria: SearchCriteria) => string | null>> = {
  specialty: ({ specialty }) =>
    specialty ? equals('specialty', specialtyByName(specialty)?.slug ?? specialty) : null,
  state: ({ state }) => (state ? equals('states', state) : null),
  municipality: ({ municipality, state }) => {
    if (municipality === undefined) return null
    return state ? equals('places', placeKey(state, municipality)) : equals('municipalities', municipality)
  },
  states: ({ states }) => (states ? isOneOf('states', states) : null),
  without: elsewhereFilter,
  insurance: ({ insurance }) =>
    insurance ? equals('insurers', insurerByName(insurance)?.id ?? insurance) : null,
  presencial: (criteria) => (criteria.presencial ? modesFilter(criteria) : null),
  teleconsulta: (criteria) => (criteria.presencial ? null : modesFilter(criteria)),
  premium: ({ premium }) => (premium === undefined ? null : equals('premium', premium)),
  gender: ({ gender }) => (gender ? equals('feminine', gender === 'feminino') : null),
  language: ({ language }) => (language ? equals('languages', language) : null),
  accessibility: ({ accessibility }) => (accessibility ? equals('accessibility', accessibility) : null),
  maxPrice: ({ maxPrice }) => (maxPrice === undefined ? null : isAtMost('price', maxPrice * 100)),
  newPatientsSince: ({ newPatientsSince }) =>
    newPatientsSince === undefined ? null : isAtLeast('newPatientsDay', newPatientsSince),
  weekdays: ({ weekdays }) => (weekdays ? isOneOf('weekdays', weekdays) : null),
  people: ({ people }) => (people ? isOneOf('id', people) : null),
  license: ({ license }) => (license ? licenseFilter(license) : null),
  /** Matched by its words: `matchOfReading`. */
  name: () => null,
}

/** Returns the exact filters of the criteria, without the name. */
export function criteriaFilters(criteria: SearchCriteria): string[] {
  return Object.values(FILTERS).flatMap((filterBy) => filterBy(criteria) ?? [])
}

/** Has a place that is asked for and not kept out. */
function elsewhereFilter({
  without,
  state,
  states = STATE_CODES,
  municipality,
}: SearchCriteria): string | null {
  if (!without) return null
  if (municipality !== undefined) {
    const isOut = without.municipalities.includes(municipality)
    return isOut
      ? NOBODY
      : not(
          isOneOf(
            'places',
            without.states.map((each) => placeKey(each, municipality)),
          ),
        )
  }
  const unknown = !state && states === STATE_CODES ? [equals('placeCounts', placeCount('', 1))] : []
  const asked = (state ? [state] : states).filter((each) => !without.states.includes(each))
  const cut = Map.groupBy(without.municipalities, stateOfMunicipality)
  return anyOf([
    isOneOf(
      'states',
      asked.filter((each) => !cut.has(each)),
    ),
    ...asked.flatMap((each) => {
      const out = cut.get(each)
      return out ? [allOf([equals('states', each), not(anyOf(onlyIn(each, out)))])] : []
    }),
    ...unknown,
  ])
}

/** Returns the filters for people whose places in the state are exactly some of these municipalities. */
function onlyIn(state: StateCode, municipalities: readonly number[]): string[] {
  return subsetsOf(municipalities).map((some) =>
    allOf([
      equals('placeCounts', placeCount(state, some.length)),
      ...some.map((municipality) => equals('places', placeKey(state, municipality))),
    ]),
  )
}

/** Without the empty one; the criteria hold few places. */
function subsetsOf([first, ...others]: readonly number[]): number[][] {
  if (first === undefined) return []
  const rest = subsetsOf(others)
  return [[first], ...rest, ...rest.map((some) => [first].concat(some))]
}

/** One of the requested modes is enough. */
function modesFilter(criteria: SearchCriteria): string | null {
  const modes = (['presencial', 'teleconsulta'] as const).filter((mode) => criteria[mode])
  return modes.length > 0 ? anyOf(modes.map((mode) => equals(mode, true))) : null
}

function licenseFilter(license: NonNullable<SearchCriteria['license']>): string {
  const { whole, stateless } = licenseKeys(license)
  const local = [isOneOf('license', stateless)]
  if (license.state) local.push(equals('state', license.state))
  return anyOf([isOneOf('license', whole), allOf(local)])
}

/** What a query adds to the exact filters: further filters, and words for the engine's own typo tolerance. */
export interface Match {
  filters: string[]
  q?: string
}

/** Matches everyone who fits a reading of a name. */
export function matchOfReading(reading: NameReading): Match {
  return { filters: reading.map(fits) }
}

/** The last resort: the engine's own typo tolerance, for words unlike any listed one. */
export function matchByTolerance(words: readonly string[]): Match {
  return { filters: [], q: words.join(' ') }
}

/** Splits the matches into classes, closest first: the whole name as typed, a part, then with corrected words. */
export function classesOfCloseness(reading: NameReading): Match[] {
  const exact = allOf(reading.map(({ words }) => equals('words', words[0] ?? '')))
  const whole = equals('wordCount', reading.length)
  const { filters } = matchOfReading(reading)
  return [
    [exact, whole],
    [exact, not(whole)],
    [not(exact), whole],
    [not(exact), not(whole)],
  ].map((conditions) => ({ filters: [...filters, ...conditions] }))
}

function fits({ words, beginnings }: WordReading): string {
  const whole = words.length > 0 ? [isOneOf('words', words)] : []
  return anyOf([...whole, ...beginnings.map((beginning) => startsWith('words', beginning))])
}
