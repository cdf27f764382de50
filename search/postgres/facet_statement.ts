import { cellsBySpecialty, cellsOf, cellsWithin, everyState, measureOf } from './listing_cells.ts'
import { modeCondition, PRESENCIAL, TELECONSULTA, type ListingFilter } from './listing_filter.ts'
import type { SqlStatement } from './page_statement.ts'
import { Bindings } from './statement.ts'

export interface FacetRow {
  facet: 'total' | 'specialty' | 'state' | 'municipality' | 'insurer' | 'presencial' | 'teleconsulta'
  value: string | null
  count: number
}

export const MOST_MUNICIPALITIES = 100

/** Every group of counts in one statement, from the cells alone; only those of the insurers read the wide column. */
export function facetCounts(filter: ListingFilter): SqlStatement {
  const bindings = new Bindings()
  const asked = `select modes, listings, by_insurer from listing_cells where ${cellsOf(filter, bindings)}`
  const measure = `sum(${measureOf(filter, bindings)})::integer`
  const groups = [
    `select 'total' as facet, null as value, coalesce(${measure}, 0) as count from asked`,
    ...[PRESENCIAL, TELECONSULTA].map((mode) => modeOf(mode, measure, bindings)),
    `select 'insurer', slot::text, sum(accepting)::integer
     from asked, unnest(by_insurer) with ordinality as insurer (accepting, slot) group by slot`,
    `select 'specialty', specialty_id::text, ${measure}
     from listing_cells where ${cellsBySpecialty(filter, bindings)} group by specialty_id`,
    `select 'state', place, ${measure} from listing_cells where ${everyState(filter, bindings)} group by place`,
  ]
  if (filter.state !== null || filter.municipality !== null)
    groups.push(municipalitiesOf(filter, measure, bindings))
  return { text: `with asked as (${asked}) ${groups.join(' union all ')}`, values: bindings.values }
}

function modeOf(mode: number, measure: string, bindings: Bindings): string {
  return `select '${mode === PRESENCIAL ? 'presencial' : 'teleconsulta'}', null, ${measure}
    from asked where ${modeCondition(mode, mode, bindings)}`
}

function municipalitiesOf(filter: ListingFilter, measure: string, bindings: Bindings): string {
  const state =
    filter.state === null
      ? `(select state from municipalities where ibge_code = ${bindings.add(filter.municipality, 'integer')})`
      : bindings.add(filter.state, 'text')
  return `(select 'municipality', place, ${measure}
    from listing_cells where ${cellsWithin(state, filter, bindings)}
    group by place having ${measure} > 0 order by 3 desc, place limit ${MOST_MUNICIPALITIES})`
}
