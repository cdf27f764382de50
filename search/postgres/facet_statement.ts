import type { SearchCriteria } from '#application/ports/professional_search.ts'
import { INSURERS } from '#domain/catalogue/insurers.ts'
import type { NameReading } from '#domain/names/name_reading.ts'
import { cellsOf, measureOf } from './listing_cells.ts'
import { listingFilter, PRESENCIAL, TELECONSULTA, type ListingFilter } from './listing_filter.ts'
import { matchesOf, type SqlStatement } from './page_statement.ts'
import { Bindings } from './statement.ts'

export interface FacetRow {
  facet: 'total' | 'specialty' | 'state' | 'municipality' | 'insurer' | 'presencial' | 'teleconsulta'
  value: string | null
  count: number
}

const MOST_MUNICIPALITIES = 100
const INSURER_SLOTS = Math.max(...INSURERS.map(({ id }) => id))

/** Every group of counts in one statement. With a name or registration the cells are made of the matches alone. */
export function facetCounts(criteria: SearchCriteria, reading: NameReading | null): SqlStatement {
  const bindings = new Bindings()
  const isMatched = reading !== null || criteria.license !== undefined
  const cells = isMatched
    ? `with listing_cells as materialized (${cellsOfMatches(criteria, reading, bindings)})`
    : ''
  const filter = listingFilter(criteria)
  const groups = [
    countOf('total', filter, bindings),
    countOf('presencial', withMode(filter, PRESENCIAL), bindings),
    countOf('teleconsulta', withMode(filter, TELECONSULTA), bindings),
    groupOf('specialty', 'specialty_id', filter, bindings),
    groupOf('state', 'state', { ...filter, state: null, municipality: null }, bindings),
    insurersOf(filter, bindings),
  ]
  if (filter.state !== null || filter.municipality !== null) groups.push(municipalitiesOf(filter, bindings))
  return { text: `${cells} ${groups.join(' union all ')}`, values: bindings.values }
}

function countOf(facet: string, filter: ListingFilter, bindings: Bindings): string {
  return `select '${facet}' as facet, null as value, coalesce(sum(${measureOf(filter, bindings)}), 0)::integer as count
    from listing_cells where ${cellsOf(filter, bindings)}`
}

function groupOf(
  facet: 'specialty' | 'state',
  column: string,
  filter: ListingFilter,
  bindings: Bindings,
): string {
  const measure = `sum(${measureOf(filter, bindings)})::integer`
  const cells = cellsOf(filter, bindings, facet === 'specialty' ? facet : undefined)
  return `select '${facet}', ${column}::text, ${measure}
    from listing_cells where ${cells} and ${column}::text <> '' group by ${column}`
}

function municipalitiesOf(filter: ListingFilter, bindings: Bindings): string {
  const state =
    filter.state === null
      ? `(select state from municipalities where ibge_code = ${bindings.add(filter.municipality, 'integer')})`
      : bindings.add(filter.state, 'text')
  const everywhere = { ...filter, state: null }
  const measure = `sum(${measureOf(filter, bindings)})::integer`
  return `(select 'municipality', municipality_id::text, ${measure}
    from listing_cells where ${cellsOf(everywhere, bindings, 'municipality')} and state = ${state}
    group by municipality_id having ${measure} > 0 order by 3 desc, municipality_id limit ${MOST_MUNICIPALITIES})`
}

function insurersOf(filter: ListingFilter, bindings: Bindings): string {
  const sums = Array.from({ length: INSURER_SLOTS }, (_, slot) => `sum(by_insurer[${slot + 1}])`)
  return `select 'insurer', slot::text, accepting::integer
    from (select array[${sums.join(', ')}] as sums from listing_cells where ${cellsOf(filter, bindings)}) as counted
    cross join lateral unnest(sums) with ordinality as insurer (accepting, slot)`
}

function withMode(filter: ListingFilter, mode: number): ListingFilter {
  return { ...filter, modeMask: filter.modeMask | mode, modes: filter.modes | mode }
}

function cellsOfMatches(criteria: SearchCriteria, reading: NameReading | null, bindings: Bindings): string {
  const { name, license } = criteria
  const everywhere = { ...(name !== undefined && { name }), ...(license && { license }) }
  const bits = Array.from({ length: INSURER_SLOTS }, (_, slot) => `sum(insurers >> ${slot} & 1)`)
  return `
    select municipality as municipality_id, specialty as specialty_id, state, modes, count(*) as listings,
           array[${bits.join(', ')}] as by_insurer
    from (${matchesOf(everywhere, reading, bindings)}) as found
    cross join lateral (values (municipality_id), (-1)) as place (municipality)
    cross join lateral (values (specialty_id), (-1::smallint)) as kind (specialty)
    group by municipality, specialty, state, modes`
}
