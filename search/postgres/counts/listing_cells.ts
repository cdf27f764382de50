import { listingFilter, modeConditions, type ListingFilter } from '../pages/listing_filter.ts'
import type { Bindings } from '../statement.ts'

/** The cell that stands for every specialty. */
const ANY_SPECIALTY = -1
const COUNTRY = `'BR'`

/** Which cells add up to the listings that pass a filter: one a combination of modes. */
export function cellsOf(filter: ListingFilter, bindings: Bindings): string {
  return [placeOf(filter, bindings), specialtyOf(filter, bindings), ...modeConditions(filter, bindings)].join(
    ' and ',
  )
}

/** The cells of everybody who is listed. */
export const everyone = (bindings: Bindings) => cellsOf(listingFilter({}), bindings)

/** The cells of each specialty, whatever the filter's own. */
export function cellsBySpecialty(filter: ListingFilter, bindings: Bindings): string {
  return [placeOf(filter, bindings), 'specialty_id > 0', ...modeConditions(filter, bindings)].join(' and ')
}

/** The cells of each place within another, whatever the filter's own place. */
export function cellsWithin(place: string, filter: ListingFilter, bindings: Bindings): string {
  return [`within = ${place}`, specialtyOf(filter, bindings), ...modeConditions(filter, bindings)].join(
    ' and ',
  )
}

export const everyState = (filter: ListingFilter, bindings: Bindings) =>
  cellsWithin(COUNTRY, filter, bindings)

/** The number of listings in a cell that pass the filter's insurer. */
export function measureOf({ insurer }: ListingFilter, bindings: Bindings): string {
  return insurer === null ? 'listings' : `by_insurer[${bindings.add(insurer, 'integer')}]`
}

function placeOf({ municipality, state }: ListingFilter, bindings: Bindings): string {
  if (municipality === null) return `place = ${state === null ? COUNTRY : bindings.add(state, 'text')}`
  const place = `place = ${bindings.add(String(municipality), 'text')}`
  return state === null ? place : `${place} and within = ${bindings.add(state, 'text')}`
}

function specialtyOf({ specialty }: ListingFilter, bindings: Bindings): string {
  return `specialty_id = ${specialty === null ? ANY_SPECIALTY : bindings.add(specialty, 'smallint')}`
}
