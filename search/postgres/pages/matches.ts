import type { SearchCriteria } from '#application/ports/professional_search.ts'
import type { NameReading } from '#domain/names/name_reading.ts'
import { licenseKeys } from '../../shared/license_keys.ts'
import { exactNameQuery, namesAsked } from '../names/name_query.ts'
import type { Bindings } from '../statement.ts'
import { conditionsOn, listingFilter } from './listing_filter.ts'

/** Listings that fit a name or registration and the exact filters, with how closely the name fits: 0 is the whole name as typed. */
export function matchesOf(
  criteria: SearchCriteria,
  reading: NameReading | null,
  bindings: Bindings,
  columns: string,
): string {
  const conditions = conditionsOn(listingFilter(criteria), bindings)
  let closeness = '0'
  if (reading) {
    conditions.push(`names @@ ${namesAsked(reading, bindings)}`)
    closeness = `case when names @@ ${bindings.add(exactNameQuery(reading), 'tsquery')} then 0 else 2 end
      + case when length(names) = ${bindings.add(reading.length, 'integer')} then 0 else 1 end`
  }
  if (criteria.license) {
    const { whole, stateless } = licenseKeys(criteria.license)
    const isLocal = criteria.license.state
      ? `and state = ${bindings.add(criteria.license.state, 'text')}`
      : ''
    conditions.push(`(license = any(${bindings.add(whole, 'text[]')})
      or license = any(${bindings.add(stateless, 'text[]')}) ${isLocal})`)
  }
  return `select ${columns}, ${closeness} as closeness from professional_listings where ${conditions.join(' and ')}`
}
