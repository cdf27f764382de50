import { cellsOf, everyone, measureOf } from '../counts/listing_cells.ts'
import type { Bindings } from '../statement.ts'
import type { ListingFilter } from './listing_filter.ts'

export const BEST_RATED_FIRST = 'rating_order, rank, professional_id'

/** How many pass the filters, how many are around in the same place and specialty, and how many are listed at all. */
export function countedAround(filter: ListingFilter, bindings: Bindings): string {
  const around = { ...filter, insurer: null, modes: 0, premium: null }
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
