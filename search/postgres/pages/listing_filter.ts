import type { ExcludedPlaces, SearchCriteria } from '#application/ports/professional_search.ts'
import { ACCESSIBILITY, LANGUAGES } from '#domain/catalogue/languages_and_access.ts'
import { insurerByName } from '#domain/catalogue/insurers.ts'
import { specialtyByName } from '#domain/catalogue/specialties.ts'
import {
  accessBit,
  FEMININE,
  languageBit,
  PREMIUM,
  PRESENCIAL,
  REPEATED_IN_COUNTRY,
  REPEATED_IN_STATE,
  TELECONSULTA,
  weekdayBit,
} from '#search/shared/mode_bits.ts'
import { WEEKDAYS } from '#domain/catalogue/weekdays.ts'
import type { Bindings } from '../connections.ts'

export const LANGUAGE_BITS = LANGUAGES.map(({ id, key }) => ({ key, bit: languageBit(id) }))
const DAY_BITS = WEEKDAYS.map(({ key }, index) => ({ key, bit: weekdayBit(index) }))
export const ACCESS_BITS = ACCESSIBILITY.map(({ id, key }) => ({ key, bit: accessBit(id) }))

/** The exact filters of the criteria, in the values of the listing tables; null without a filter. */
export interface ListingFilter {
  specialty: number | null
  state: string | null
  municipality: number | null
  /** One of these; null for any. */
  states: readonly string[] | null
  /** None of these; null for no such place. */
  without: ExcludedPlaces | null
  insurer: number | null
  /** Bits of the modes, of which one must match; 0 for any. */
  modes: number
  premium: boolean | null
  feminine: boolean | null
  /** Bit of a language and of an accessibility feature; 0 for any. */
  language: number
  access: number
  /** Bits of weekdays, of which one must match; 0 for any. */
  days: number
  /** Centavos. */
  maxPrice: number | null
  /** A `dayNumber`. */
  newPatientsSince: number | null
}

/** The filters that the column `modes` alone decides. */
export type ModeFilter = Pick<
  ListingFilter,
  'modes' | 'premium' | 'feminine' | 'language' | 'access' | 'days'
>

export const ANY_MODES: ModeFilter = {
  modes: 0,
  premium: null,
  feminine: null,
  language: 0,
  access: 0,
  days: 0,
}

const EVERYBODY: ListingFilter = {
  specialty: null,
  state: null,
  municipality: null,
  states: null,
  without: null,
  insurer: null,
  maxPrice: null,
  newPatientsSince: null,
  ...ANY_MODES,
}

/** For each criterion its filter; the compiler asks for the one of a new criterion. */
const FILTERS: Readonly<Record<keyof SearchCriteria, (criteria: SearchCriteria) => Partial<ListingFilter>>> =
  {
    specialty: ({ specialty }) => ({
      specialty: specialty ? (specialtyByName(specialty)?.id ?? NOBODY) : null,
    }),
    state: ({ state }) => ({ state: state ?? null }),
    municipality: ({ municipality }) => ({ municipality: municipality ?? null }),
    states: ({ states }) => ({ states: states ?? null }),
    without: ({ without }) => ({ without: without ?? null }),
    insurance: ({ insurance }) => ({ insurer: insurance ? (insurerByName(insurance)?.id ?? NOBODY) : null }),
    presencial: modesOf,
    teleconsulta: modesOf,
    premium: ({ premium }) => ({ premium: premium ?? null }),
    gender: ({ gender }) => ({ feminine: gender ? gender === 'feminino' : null }),
    language: ({ language }) => ({ language: LANGUAGE_BITS.find(({ key }) => key === language)?.bit ?? 0 }),
    accessibility: ({ accessibility }) => ({
      access: ACCESS_BITS.find(({ key }) => key === accessibility)?.bit ?? 0,
    }),
    weekdays: ({ weekdays = [] }) => ({
      days: DAY_BITS.reduce((bits, { key, bit }) => (weekdays.includes(key) ? bits | bit : bits), 0),
    }),
    maxPrice: ({ maxPrice }) => ({ maxPrice: maxPrice === undefined ? null : maxPrice * 100 }),
    newPatientsSince: ({ newPatientsSince }) => ({ newPatientsSince: newPatientsSince ?? null }),
    name: matchedByWords,
    license: matchedByWords,
    people: matchedByWords,
  }

export function listingFilter(criteria: SearchCriteria): ListingFilter {
  const filter = { ...EVERYBODY }
  for (const filterBy of Object.values(FILTERS)) Object.assign(filter, filterBy(criteria))
  return filter
}

function modesOf({ presencial, teleconsulta }: SearchCriteria): Partial<ListingFilter> {
  return { modes: (presencial ? PRESENCIAL : 0) | (teleconsulta ? TELECONSULTA : 0) }
}

/** `page_statement.ts` matches the name, the registration and the people themselves. */
function matchedByWords(): Partial<ListingFilter> {
  return {}
}

/** What a listing without a price has: more than any maximum. */
export const NO_PRICE = 2_147_483_647

/** The id of a specialty or insurer that no row has. */
const NOBODY = 62

/** `<>` and not `= 0`, of which the planner would expect one row in 200. */
const lacking = (bit: number) => `modes & ${bit} <> ${bit}`

/** A person has a row for each place: the condition that only the first counts, and of each state the first there. */
export const FIRST_IN_COUNTRY = lacking(REPEATED_IN_COUNTRY)
export const FIRST_IN_STATE = lacking(REPEATED_IN_STATE)

export type PlaceFilter = Pick<ListingFilter, 'state' | 'municipality' | 'states' | 'without'>

/**
 * Returns whether the places asked for are no single place, of which the stored bits and the cells tell who comes first:
 * a region, or a place without others.
 */
export function isOfSeveralPlaces({ states, without }: PlaceFilter): boolean {
  return states !== null || without !== null
}

/** Returns the condition that a person with several places is read once among the rows of the filter's places. */
export function onceIn(place: PlaceFilter, bindings: Bindings): string[] {
  if (place.municipality !== null) return []
  if (isOfSeveralPlaces(place)) return [firstAmong(place, bindings)]
  return [place.state === null ? FIRST_IN_COUNTRY : FIRST_IN_STATE]
}

/** The order in which a person's rows stand: the account's own place first. */
export const orderOfPlaces = (of: string) =>
  `${of}.modes & ${REPEATED_IN_COUNTRY}, ${of}.municipality_id, ${of}.state`

/** Only who practises in several places has an earlier row to look for. */
function firstAmong(place: PlaceFilter, bindings: Bindings): string {
  return `(${FIRST_IN_COUNTRY} or ${noneEarlier(place, bindings)})`
}

/** Returns the condition that the person has no earlier row among the filter's places. */
export function noneEarlier(place: PlaceFilter, bindings: Bindings, ...further: string[]): string {
  const earlier = [
    'earlier.professional_id = professional_listings.professional_id',
    ...placeConditions(place, bindings, 'earlier.'),
    `(${orderOfPlaces('earlier')}) < (${orderOfPlaces('professional_listings')})`,
    ...further,
  ].join(' and ')
  return `not exists (select from professional_listings earlier where ${earlier})`
}

/** Returns the condition that a person is read once in each state, of its rows that count. */
export function onceInEachState(place: PlaceFilter, bindings: Bindings): string {
  if (place.without === null) return FIRST_IN_STATE
  return `(${FIRST_IN_COUNTRY} or ${noneEarlierInTheState(place, bindings)})`
}

/** Returns the condition that the person has no earlier row in the row's own state that counts. */
export function noneEarlierInTheState({ without }: PlaceFilter, bindings: Bindings): string {
  const anywhere = { state: null, municipality: null, states: null, without }
  return noneEarlier(anywhere, bindings, 'earlier.state = professional_listings.state')
}

/** Returns the bit whose bearers `onceIn` leaves out; 0 for none. */
export function repeatedIn({ state, municipality }: PlaceFilter): number {
  if (municipality !== null) return 0
  return state === null ? REPEATED_IN_COUNTRY : REPEATED_IN_STATE
}

/** Returns the conditions that a row's place is asked for, for rows that `of` names. */
export function placeConditions(filter: PlaceFilter, bindings: Bindings, of = ''): string[] {
  const { state, municipality, states } = filter
  const conditions = [...exclusions(filter, bindings, of)]
  if (municipality !== null)
    conditions.push(`${of}municipality_id = ${bindings.add(municipality, 'integer')}`)
  if (state !== null) conditions.push(`${of}state = ${bindings.add(state, 'text')}`)
  if (states !== null) conditions.push(`${of}state = any(${bindings.add(states, 'text[]')})`)
  return conditions
}

/** Returns the conditions that a row's place counts. */
function exclusions({ without }: PlaceFilter, bindings: Bindings, of = ''): string[] {
  const { states = [], municipalities = [] } = without ?? {}
  return [
    ...(municipalities.length > 0
      ? [`${of}municipality_id <> all(${bindings.add(municipalities, 'integer[]')})`]
      : []),
    ...(states.length > 0 ? [`${of}state <> all(${bindings.add(states, 'text[]')})`] : []),
  ]
}

/** Returns conditions on the columns of `professional_listings`, which each of a person's rows may meet. */
export function conditionsOn(filter: ListingFilter, bindings: Bindings): string[] {
  const { specialty, insurer, maxPrice, newPatientsSince } = filter
  const conditions = placeConditions(filter, bindings)
  if (specialty !== null) conditions.push(`specialty_id = ${bindings.add(specialty, 'smallint')}`)
  if (insurer !== null) {
    conditions.push(`insurers & ${bindings.add(String(1n << BigInt(insurer - 1)), 'bigint')} <> 0`)
  }
  if (maxPrice !== null) conditions.push(`price <= ${bindings.add(maxPrice, 'integer')}`)
  if (newPatientsSince !== null)
    conditions.push(`new_patients_day >= ${bindings.add(newPatientsSince, 'integer')}`)
  return [...conditions, ...modeConditions(filter, bindings)]
}

/** Returns conditions on a column `modes`. */
export function modeConditions(filter: ModeFilter, bindings: Bindings): string[] {
  const conditions = [filter.modes, filter.days]
    .filter((bits) => bits !== 0)
    .map((bits) => `modes & ${bindings.add(bits, 'integer')} <> 0`)
  const { mask, bits } = exactBits(filter)
  if (mask !== 0)
    conditions.push(`modes & ${bindings.add(mask, 'integer')} = ${bindings.add(bits, 'integer')}`)
  return conditions
}

/** Returns a predicate: do a listing's modes pass the filter? */
export function passing(filter: ModeFilter): (modes: number) => boolean {
  const { mask, bits } = exactBits(filter)
  const hasOneOf = (modes: number, asked: number) => asked === 0 || (modes & asked) !== 0
  return (modes) => (modes & mask) === bits && hasOneOf(modes, filter.modes) && hasOneOf(modes, filter.days)
}

/** Returns the bits of plan, gender, language and access that must equal those in `bits`. */
function exactBits({ premium, feminine, language, access }: ModeFilter) {
  return {
    mask: (premium === null ? 0 : PREMIUM) | (feminine === null ? 0 : FEMININE) | language | access,
    bits: (premium ? PREMIUM : 0) | (feminine ? FEMININE : 0) | language | access,
  }
}
