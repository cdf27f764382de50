import { INSURERS } from '#domain/catalogue/insurers.ts'
import { REPEATED_IN_COUNTRY, REPEATED_IN_STATE } from '#search/shared/mode_bits.ts'
import type { Bindings } from '../connections.ts'
import {
  FIRST_IN_COUNTRY,
  FIRST_IN_STATE,
  type ListingFilter,
  noneEarlier,
  noneEarlierInTheState,
  placeConditions,
} from '../pages/listing_filter.ts'

export const INSURER_SLOTS = Math.max(...INSURERS.map(({ id }) => id))
/** The cell that covers all specialties. */
export const ANY_SPECIALTY = -1
export const COUNTRY = `'BR'`

/** Which specialties count: that of the filter, or each for itself. */
type Specialties = 'asked' | 'each'

/**
 * SQL for rows like those of `listing_cells`, which add up to the people of a region or without places kept out, each
 * once: the cells know whose first place it is, the listings the few of whom only a further one counts.
 */
export function cellsOfSeveralPlaces(
  filter: ListingFilter,
  specialties: Specialties,
  bindings: Bindings,
): string {
  const { states } = filter
  const { keptOut, cities } = keptOutOf(filter)
  const specialty = specialtyOf(filter, specialties, bindings)
  const conditions = (place: string) => [place, ...specialty.ofCells, FIRST_IN_COUNTRY].join(' and ')
  const kept = states?.filter((state) => !keptOut.includes(state))
  const whole = kept ? `place = any(${bindings.add(kept, 'text[]')})` : `place = ${COUNTRY}`
  const parts = [cells(conditions(whole))]
  if (!kept && keptOut.length > 0)
    parts.push(cellsLess(conditions(`place = any(${bindings.add(keptOut, 'text[]')})`)))
  if (cities.length > 0) {
    const isCity = `place = any(${bindings.add(cities, 'text[]')})`
    const isWithin = kept
      ? `within = any(${bindings.add(kept, 'text[]')})`
      : `within <> all(${bindings.add(keptOut, 'text[]')})`
    parts.push(cellsLess(conditions(`${isCity} and ${isWithin}`)))
  }
  const ofListings = [...placeConditions(filter, bindings), ...specialty.ofListings, IS_REPEATED]
  if (!states && keptOut.length === 0) ofListings.push(isFirstIn(cities, FIRST_IN_COUNTRY, bindings))
  parts.push(furtherPlaces([...ofListings, noneEarlier(filter, bindings)]))
  return `(${parts.join(' union all ')}) as cells`
}

/** The same of every state in the country; `within` is the state. */
export function cellsOfEachState(filter: ListingFilter, bindings: Bindings): string {
  const { keptOut, cities } = keptOutOf(filter)
  const specialty = specialtyOf(filter, 'asked', bindings)
  const out = bindings.add(keptOut, 'text[]')
  const conditions = (...place: string[]) => [...place, ...specialty.ofCells, FIRST_IN_STATE].join(' and ')
  const parts = [cells(conditions(`within = ${COUNTRY}`, `place <> all(${out})`), 'place')]
  if (cities.length > 0) {
    const isCity = `place = any(${bindings.add(cities, 'text[]')})`
    parts.push(cellsLess(conditions(isCity, `within <> all(${out})`)))
    const anywhere = { ...filter, states: null }
    const isRepeated = `${IS_REPEATED} and modes & ${REPEATED_IN_STATE} = ${REPEATED_IN_STATE}`
    const isFirst = isFirstIn(cities, FIRST_IN_STATE, bindings)
    const ofListings = [...placeConditions(anywhere, bindings), ...specialty.ofListings, isRepeated, isFirst]
    parts.push(furtherPlaces([...ofListings, noneEarlierInTheState(anywhere, bindings)]))
  }
  return `(${parts.join(' union all ')}) as cells`
}

function keptOutOf({ without }: ListingFilter): {
  readonly keptOut: readonly string[]
  readonly cities: readonly string[]
} {
  return { keptOut: without?.states ?? [], cities: (without?.municipalities ?? []).map(String) }
}

function specialtyOf({ specialty }: ListingFilter, specialties: Specialties, bindings: Bindings) {
  if (specialties === 'each') return { ofCells: ['specialty_id > 0'], ofListings: ['specialty_id > 0'] }
  if (specialty === null) return { ofCells: [`specialty_id = ${ANY_SPECIALTY}`], ofListings: [] }
  const isAsked = [`specialty_id = ${bindings.add(specialty, 'smallint')}`]
  return { ofCells: isAsked, ofListings: isAsked }
}

const cells = (conditions: string, state = 'within') =>
  `select ${state} as within, specialty_id, modes, listings, by_insurer from listing_cells where ${conditions}`

const cellsLess = (conditions: string) =>
  `select within, specialty_id, modes, -listings, array(select -people from unnest(by_insurer) as people)
   from listing_cells where ${conditions}`

/** The condition of the partial index on people's further places. */
const IS_REPEATED = `modes & ${REPEATED_IN_COUNTRY} = ${REPEATED_IN_COUNTRY}`

/**
 * The condition that the person's first place is one of the cities: one pass over these instead of a look at the places of
 * each person who has several.
 */
function isFirstIn(cities: readonly string[], isFirst: string, bindings: Bindings): string {
  const areIn = `municipality_id = any(${bindings.add(cities, 'integer[]')})`
  return `professional_id in (
    with those as materialized (select professional_id from professional_listings where ${areIn} and ${isFirst})
    select professional_id from those)`
}

const furtherPlaces = (conditions: readonly string[]) => `
  select state, specialty_id, modes, people,
         array(select case when insurers & (1::bigint << slot) <> 0 then people else 0 end
               from generate_series(0, ${INSURER_SLOTS - 1}) as slot)
  from (select state, specialty_id, modes, insurers, count(*)::integer as people from professional_listings
        where ${conditions.join(' and ')} group by state, specialty_id, modes, insurers) as alike`
