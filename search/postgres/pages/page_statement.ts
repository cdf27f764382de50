import { COUNTED_DOWN, type SearchRequest } from '#application/ports/professional_search.ts'
import type { NameReading } from '#domain/names/name_reading.ts'
import type { ProfessionalId } from '#domain/professionals/professional_id.ts'
import { cellsOf, measureOf } from '../counts/listing_cells.ts'
import { conditionsOn, listingFilter } from './listing_filter.ts'
import type { ListedRows } from './listed_rows.ts'
import { matchesOf } from './matches.ts'
import { distanceFrom, nearestFirst } from './nearest_first.ts'
import { Bindings, type SqlStatement } from '../statement.ts'

export interface PageRow {
  total: number
  /** Unless the rows were asked for. */
  ids?: string[]
  distances?: (number | null)[]
  /** The text of the rows. */
  listed?: string
}

const FOUND = 'professional_id, rank, rating_order, municipality_id'

/** One page and the total of those who pass the filters alone: the page from an ordered index, the total from the cells. */
export function filteredPage(request: SearchRequest, rows: ListedRows | null): SqlStatement {
  const bindings = new Bindings()
  const filter = listingFilter(request.criteria)
  const conditions = conditionsOn(filter, bindings)
  const total = `select coalesce(sum(${measureOf(filter, bindings)}), 0) from listing_cells where ${cellsOf(filter, bindings)}`
  const order = request.sort.by === 'rating' ? 'rating_order, rank, professional_id' : 'rank, professional_id'
  if (goesOn(request)) conditions.push(isBehind(request.after, order, bindings))
  const where = conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''
  const page =
    request.sort.by === 'nearest'
      ? nearestFirst(request.sort, conditions, bindings, slice(request, bindings))
      : `select professional_id from professional_listings ${where}
         order by ${order} ${slice(request, bindings)}`
  return { text: pageAndTotal(page, total, request, rows), values: bindings.values }
}

/** Whether the page lies so far down that it begins behind somebody instead of being counted down to. */
export function goesOn(request: SearchRequest): request is SearchRequest & { after: ProfessionalId } {
  const { after, page, limit, sort, criteria } = request
  const isFiltered = criteria.name === undefined && !criteria.license
  return after !== undefined && isFiltered && sort.by !== 'nearest' && (page - 1) * limit >= COUNTED_DOWN
}

function isBehind(after: ProfessionalId, order: string, bindings: Bindings): string {
  return `(${order}) > (
    select ${order} from professional_listings where professional_id = ${bindings.add(after, 'uuid')})`
}

/** One page and the total of those whose name or registration fits: all of them are found first, since they are few. */
export function matchedPage(
  request: SearchRequest,
  reading: NameReading | null,
  rows: ListedRows | null,
): SqlStatement {
  const bindings = new Bindings()
  const found = matchesOf(request.criteria, reading, bindings, FOUND)
  const order = { relevance: 'closeness, rank', rating: 'rating_order, rank', nearest: 'distance, rank' }
  const columns =
    request.sort.by === 'nearest'
      ? `professional_id, ${distanceFrom(request.sort, bindings)} as distance
         from found left join municipalities on ibge_code = municipality_id`
      : 'professional_id from found'
  const page = `select ${columns} order by ${order[request.sort.by]}, professional_id ${slice(request, bindings)}`
  const answer = pageAndTotal(page, 'select count(*) from found', request, rows)
  return { text: `with found as materialized (${found}) ${answer}`, values: bindings.values }
}

/** With the rows in place of the ids where they were asked for; the nearest are told by their ids and distances. */
function pageAndTotal(
  page: string,
  total: string,
  { sort, withRows }: SearchRequest,
  rows: ListedRows | null,
): string {
  if (sort.by !== 'nearest') {
    const listed = withRows && rows ? `(${rows.select(`array(${page})`)}) as listed` : `array(${page}) as ids`
    return `select (${total})::integer as total, ${listed}`
  }
  return `
    select (${total})::integer as total,
           coalesce(array_agg(professional_id order by position), '{}') as ids,
           coalesce(array_agg(distance order by position), '{}') as distances
    from (select *, row_number() over () as position from (${page}) as page) as numbered`
}

function slice(request: SearchRequest, bindings: Bindings): string {
  const { page, limit } = request
  const passed = goesOn(request) ? 0 : (page - 1) * limit
  return `limit ${bindings.add(limit, 'integer')} offset ${bindings.add(passed, 'integer')}`
}
