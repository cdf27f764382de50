import { modeCondition, type ListingFilter } from './listing_filter.ts'
import type { Bindings } from './statement.ts'

/** Cells that stand for the whole of a dimension. */
const WHOLE = -1

/**
 * Which cells add up to the listings that pass a filter. `spread` leaves one dimension open, to be grouped by:
 * its single values are read instead of the cell of their sum.
 */
export function cellsOf(
  filter: ListingFilter,
  bindings: Bindings,
  spread?: 'specialty' | 'municipality',
): string {
  const { specialty, municipality, state, modeMask, modes } = filter
  const conditions = [
    dimension('municipality_id', 'integer', municipality, spread === 'municipality', bindings),
    dimension('specialty_id', 'smallint', specialty, spread === 'specialty', bindings),
  ]
  if (state !== null) conditions.push(`state = ${bindings.add(state, 'text')}`)
  if (modeMask !== 0) conditions.push(modeCondition(modeMask, modes, bindings))
  return conditions.join(' and ')
}

/** The number of listings in a cell that pass the filter's insurer. */
export function measureOf({ insurer }: ListingFilter, bindings: Bindings): string {
  return insurer === null ? 'listings' : `by_insurer[${bindings.add(insurer, 'integer')}]`
}

function dimension(
  column: string,
  type: string,
  value: number | null,
  isSpread: boolean,
  bindings: Bindings,
): string {
  if (isSpread) return `${column} > 0`
  return `${column} = ${value === null ? WHOLE : bindings.add(value, type)}`
}
