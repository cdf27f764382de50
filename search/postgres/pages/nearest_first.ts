import type { SearchSort } from '#application/ports/professional_search.ts'
import type { Bindings } from '../statement.ts'
import type { ListingFilter } from './listing_filter.ts'

export type Nearest = Extract<SearchSort, { by: 'nearest' }>

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
