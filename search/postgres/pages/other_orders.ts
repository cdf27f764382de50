import type { SearchSort } from '#application/ports/professional_search.ts'
import type { Bindings } from '../connections.ts'
import { cellsOf, everyone, measureOf } from '../counts/facet_statement.ts'
import type { ListingFilter } from './listing_filter.ts'

export const BEST_RATED_FIRST = 'rating_order, rank, professional_id'

/** How many pass the filters, how many are around in the same place and specialty, and how many are listed at all. */
export function countedAround(filter: ListingFilter, bindings: Bindings): string {
  const around = { ...filter, insurer: null, modes: 0, premium: null, feminine: null, language: 0, access: 0 }
  const sum = (measure: string, cells: string) =>
    `(select coalesce(sum(${measure}), 0) from listing_cells where ${cells})`
  return `
    select ${sum(measureOf(filter, bindings), cellsOf(filter, bindings))} as passing,
           ${sum('listings', cellsOf(around, bindings))} as around,
           ${sum('listings', everyone(bindings))} as listed`
}

interface Reading {
  /** Where this page begins, in the order itself. */
  begins: string[]
  /** What everyone on it passes. */
  filters: string[]
  /** Parameters: how many stand before the page, and how many on it. */
  passed: string
  limit: string
}

/**
 * Best rated first, by whichever way reads fewer; `counted` names a row of `countedAround`. Down the order of the
 * whole country some listed / passing are read for each one found; the other way reads everyone around and sorts them.
 * PostgreSQL leaves out the way whose condition, the same for all rows, is false.
 */
export function bestRatedFirst({ begins, filters, passed, limit }: Reading): string {
  const isDense = `(select around * passing >= (${passed} + ${limit}) * listed from counted)`
  const where = (...conditions: string[]) =>
    conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''
  const slice = `order by ${BEST_RATED_FIRST} limit ${limit} offset ${passed}`
  return `
    select professional_id from (
      (select ${BEST_RATED_FIRST} from (
         select * from professional_listings ${where(...begins)} order by ${BEST_RATED_FIRST} offset 0
       ) as down_the_order ${where(isDense, ...filters)} ${slice})
      union all
      (select ${BEST_RATED_FIRST} from (
         select ${BEST_RATED_FIRST} from professional_listings ${where(...filters, ...begins)} offset 0
       ) as gathered where not ${isDense} ${slice})
    ) as page order by ${BEST_RATED_FIRST}`
}

type Nearest = Extract<SearchSort, { by: 'nearest' }>

/**
 * Place by place outwards, within the state and municipality asked for, so that reading stops as soon as the page is full;
 * people without a known place come last.
 */
export function nearestFirst(
  sort: Nearest,
  { state, municipality }: ListingFilter,
  conditions: string[],
  bindings: Bindings,
  slice: string,
): string {
  const here = ['municipality_id = place.id', ...conditions].join(' and ')
  const within = [
    ...(state === null ? [] : [`state = ${bindings.add(state, 'text')}`]),
    ...(municipality === null ? [] : [`ibge_code = ${bindings.add(municipality, 'integer')}`]),
  ]
  const where = within.length > 0 ? `where ${within.join(' and ')}` : ''
  return `
    select professional_id, place.distance
    from (
      select ibge_code as id, ${distanceFrom(sort, bindings)} as distance from municipalities ${where}
      union all select 0, null
      order by distance
    ) as place
    cross join lateral (
      select professional_id, rank from professional_listings where ${here} order by rank, professional_id
    ) as listing
    order by place.distance, rank, professional_id ${slice}`
}

export function distanceFrom({ latitude, longitude }: Nearest, bindings: Bindings): string {
  const [north, east] = [bindings.add(latitude, 'float8'), bindings.add(longitude, 'float8')]
  return `distance_km(${north}, ${east}, latitude, longitude)`
}
