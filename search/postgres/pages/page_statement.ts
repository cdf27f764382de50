import type { ListedProfessional } from '#application/ports/professional_directory.ts'
import {
  OFFSET_LIMIT,
  type SearchCriteria,
  type SearchRequest,
  type SearchSort,
} from '#application/ports/professional_search.ts'
import type { NameReading } from '#search/names/name_reading.ts'
import { MAX_PARTS } from '#domain/professionals/profile_parts.ts'
import { PREMIUM_FIRST } from '#domain/professionals/ranking.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'
import { licenseKeys } from '#search/shared/license_keys.ts'
import { Bindings, type SqlStatement } from '../connections.ts'
import { cellsOf, everyone, totalOf } from '../counts/facet_statement.ts'
import { exactNameQuery, namesFit } from '../names/name_reader.ts'
import {
  ANY_MODES,
  conditionsOn,
  FIRST_IN_COUNTRY,
  listingFilter,
  type ListingFilter,
  onceIn,
  placeConditions,
} from './listing_filter.ts'

export interface PageRow {
  total: number
  /** Absent when the rows were requested. */
  ids?: ProfessionalId[]
  distances?: (number | null)[]
  /** The rows as text. */
  listed?: string
}

const FOUND = 'professional_id, rank, rating_order, price, municipality_id'

/** Returns one page and the total for exact filters alone: the page from an ordered index, the total from the counts. */
export function filteredPage(request: SearchRequest, rows: ListedRows | null): SqlStatement {
  const bindings = new Bindings()
  const filter = listingFilter(request.criteria)
  const anyPlace = [...conditionsOn(filter, bindings), ...ranksOf(request.criteria)]
  if (request.sort.by === 'nearest') {
    const slicing = limitAndOffset(request, bindings)
    const nearest = nearestFirst(request.sort, filter, anyPlace, bindings, slicing)
    const answer = pageAndTotal(nearest, totalOf(filter, bindings), request, rows)
    return { text: answer, values: bindings.values }
  }
  const filters = [...anyPlace, ...onceIn(filter, bindings)]
  const order = WALKED[request.sort.by]
  if (order) return walkedPage({ request, filter, filters, order }, bindings, rows)
  const page = bestRankedFirst(request, filters, bindings)
  return { text: pageAndTotal(page, totalOf(filter, bindings), request, rows), values: bindings.values }
}

function bestRankedFirst(request: SearchRequest, filters: string[], bindings: Bindings): string {
  const order = 'rank, professional_id'
  const conditions = [...filters, ...keysetCondition(request, order, bindings)]
  const where = conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''
  return `select professional_id from professional_listings ${where} order by ${order} ${slice(request, bindings)}`
}

/** Premium people rank before all others, so that only their part of the index need be read. */
function ranksOf({ premium }: SearchCriteria): string[] {
  return premium === undefined ? [] : [`rank ${premium ? '<' : '>='} ${PREMIUM_FIRST}`]
}

interface Walked {
  request: SearchRequest
  filter: ListingFilter
  filters: string[]
  order: string
}

function walkedPage(
  { request, filter, filters, order }: Walked,
  bindings: Bindings,
  rows: ListedRows | null,
): SqlStatement {
  const counted = countedAround(filter, bindings)
  const keyset = keysetCondition(request, order, bindings)
  const slicing = limitAndOffset(request, bindings)
  const everybody = bindings.add(MORE_THAN_ALL, 'integer')
  const page = firstInOrder({ order, keyset, filters, everybody, ...slicing })
  const answer = pageAndTotal(page, 'select passing from counted', request, rows)
  return { text: `with counted as materialized (${counted}) ${answer}`, values: bindings.values }
}

/** Returns whether the criteria name so few people that all of them are read: by registration or by themselves. */
export const isOfFew = ({ license, people }: SearchCriteria) => Boolean(license ?? people)

/** Returns whether the page lies deep enough to start after the previous page's last person instead of by an offset. */
export function usesKeyset(request: SearchRequest): request is SearchRequest & { after: ProfessionalId } {
  const { after, page, limit, sort, criteria } = request
  const isFiltered = criteria.name === undefined && !isOfFew(criteria)
  return after !== undefined && isFiltered && sort.by !== 'nearest' && (page - 1) * limit >= OFFSET_LIMIT
}

/** Returns the condition that the page starts after the previous page's last person, or nothing. */
function keysetCondition(request: SearchRequest, order: string, bindings: Bindings): string[] {
  if (!usesKeyset(request)) return []
  const last = `select ${order} from professional_listings where professional_id = ${bindings.add(request.after, 'uuid')} and ${FIRST_IN_COUNTRY}`
  return [`(${order}) > (${last})`]
}

/** Returns one page and the total for a name or registration: all matches are found first, since they are few. */
export function matchedPage(
  request: SearchRequest,
  reading: NameReading | null,
  rows: ListedRows | null,
): SqlStatement {
  const bindings = new Bindings()
  const isByDistance = request.sort.by === 'nearest'
  const once = isByDistance ? [] : onceIn(listingFilter(request.criteria), bindings)
  const found = matchesOf(request.criteria, reading, { bindings, columns: FOUND, conditions: once })
  const order = {
    relevance: 'closeness, rank',
    rating: 'rating_order, rank',
    lowest_price: 'price, rank',
    nearest: 'distance, rank',
  }
  const columns =
    request.sort.by === 'nearest'
      ? `professional_id, distance from (
           select distinct on (professional_id) professional_id, rank,
             ${distanceFrom(request.sort, bindings)} as distance
           from found left join municipalities on ibge_code = municipality_id
           order by professional_id, distance
         ) as nearest`
      : 'professional_id from found'
  const page = `select ${columns} order by ${order[request.sort.by]}, professional_id ${slice(request, bindings)}`
  const total = `select count(${isByDistance ? 'distinct professional_id' : '*'}) from found`
  const answer = pageAndTotal(page, total, request, rows)
  return { text: `with found as materialized (${found}) ${answer}`, values: bindings.values }
}

/** Selects rows instead of ids when requested; by distance it always selects ids and distances. */
function pageAndTotal(
  page: string,
  total: string,
  { sort, withRows }: SearchRequest,
  rows: ListedRows | null,
): string {
  if (sort.by !== 'nearest') {
    return `select (${total})::integer as total, ${idsOrRows(page, withRows ? rows : null)}`
  }
  return `
    select (${total})::integer as total,
           coalesce(array_agg(professional_id order by position), '{}') as ids,
           coalesce(array_agg(distance order by position), '{}') as distances
    from (select *, row_number() over () as position from (${page}) as page) as numbered`
}

/** Returns the columns of a `PageRow` for the people whom `page` selects. */
export function idsOrRows(page: string, rows: ListedRows | null): string {
  return rows ? `(${rows.select(`array(${page})`)}) as listed` : `array(${page}) as ids`
}

function slice(request: SearchRequest, bindings: Bindings): string {
  const { limit, offset } = limitAndOffset(request, bindings)
  return `limit ${limit} offset ${offset}`
}

/** Returns placeholders for the page size and the offset. */
function limitAndOffset(request: SearchRequest, bindings: Bindings): { limit: string; offset: string } {
  const { page, limit } = request
  const offset = usesKeyset(request) ? 0 : (page - 1) * limit
  return { limit: bindings.add(limit, 'integer'), offset: bindings.add(offset, 'integer') }
}

interface Matches {
  bindings: Bindings
  columns: string
  /** Further ones. */
  conditions?: readonly string[]
}

/**
 * Selects the listings that match a name or registration and the filters, by closeness: 0 is the whole name as typed.
 * A person has one for each place, unless `conditions` say otherwise.
 */
export function matchesOf(
  criteria: SearchCriteria,
  reading: NameReading | null,
  { bindings, columns, conditions: further = [] }: Matches,
): string {
  const conditions = [...conditionsOn(listingFilter(criteria), bindings), ...further]
  let closeness = '0'
  if (reading) {
    conditions.push(namesFit(reading, bindings))
    closeness = `case when names @@ ${bindings.add(exactNameQuery(reading), 'tsquery')} then 0 else 2 end
      + case when length(names) = ${bindings.add(reading.length, 'integer')} then 0 else 1 end`
  }
  if (criteria.people) conditions.push(`professional_id = any(${bindings.add(criteria.people, 'uuid[]')})`)
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

/** Reads the rows of found people within the statement that finds them; the composition provides the columns. */
export interface ListedRows {
  /** SQL for the text of the visible people among `ids` (an expression of type `uuid[]`), in their order. */
  select(ids: string): string
  /** Parses that text. */
  read(text: string): ListedProfessional[]
}

/** The orders that only the whole country has an index for. */
const WALKED: Partial<Record<SearchSort['by'], string>> = {
  rating: 'rating_order, rank, professional_id',
  lowest_price: 'price, rank, professional_id',
}

/** Selects how many pass the filters, how many share the place and specialty, and how many are listed in all. */
function countedAround(filter: ListingFilter, bindings: Bindings): string {
  const around = { ...filter, insurer: null, maxPrice: null, newPatientsSince: null, ...ANY_MODES }
  const sum = (measure: string, cells: string) =>
    `(select coalesce(sum(${measure}), 0) from listing_cells where ${cells})`
  return `
    select (${totalOf(filter, bindings)}) as passing,
           ${sum('listings', cellsOf(around, bindings))} as around,
           ${sum('listings', everyone(bindings))} as listed`
}

const MORE_THAN_ALL = 2_147_483_647

interface InOrder {
  /** Columns of an index, of which the last is the id. */
  order: string
  /** The condition that the page starts after somebody, if any. */
  keyset: string[]
  /** The conditions that everyone on the page passes. */
  filters: string[]
  /** A placeholder for more rows than there are. */
  everybody: string
  /** Placeholders for the offset and the page size. */
  offset: string
  limit: string
}

/**
 * Orders the whole country, by whichever plan reads fewer rows; `counted` names a row of `countedAround`. Walking the whole
 * country's order reads about listed / passing rows per hit; the other plan reads everyone around and sorts them.
 * PostgreSQL skips the plan whose condition, constant for all rows, is false. Of a limit that it does not know it expects
 * a tenth of the rows, and so walks the index; of all rows it would sort them while they are few.
 */
function firstInOrder({ order, keyset, filters, everybody, offset, limit }: InOrder): string {
  const isDense = `(select around * passing >= (${offset} + ${limit}) * listed from counted)`
  const where = (...conditions: string[]) =>
    conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''
  const part = `order by ${order} limit ${limit} offset ${offset}`
  return `
    select professional_id from (
      (select ${order} from (
         select * from professional_listings ${where(...keyset)} order by ${order} limit ${everybody}
       ) as professional_listings ${where(isDense, ...filters)} ${part})
      union all
      (select ${order} from (
         select ${order} from professional_listings ${where(...filters, ...keyset)} offset 0
       ) as gathered where not ${isDense} ${part})
    ) as page order by ${order}`
}

type Nearest = Extract<SearchSort, { by: 'nearest' }>

/**
 * Reads place by place, nearest first, within the requested state and municipality, so that reading stops when the page
 * is full; people without a known place come last. Who practises in several places has as many rows, of which the
 * nearest counts: `MOST_ROWS` times as many rows as people hold the page.
 */
function nearestFirst(
  sort: Nearest,
  filter: ListingFilter,
  conditions: string[],
  bindings: Bindings,
  page: { limit: string; offset: string },
): string {
  const here = ['municipality_id = place.id', ...conditions].join(' and ')
  const within = placeConditions(filter, bindings)
  const where = within.length > 0 ? `where ${within.join(' and ')}` : ''
  return `
    select professional_id, min(distance) as distance
    from (
      select professional_id, rank, place.distance
      from (
        select municipality_id as id, ${distanceFrom(sort, bindings)} as distance
        from (select ibge_code as municipality_id, state, latitude, longitude from municipalities) as known ${where}
        union all select 0, null
        order by distance
      ) as place
      cross join lateral (
        select professional_id, rank from professional_listings where ${here} order by rank, professional_id
      ) as listing
      order by place.distance, rank, professional_id
      limit (${page.offset} + ${page.limit}) * ${MOST_ROWS}
    ) as rows_read
    group by professional_id, rank
    order by distance, rank, professional_id limit ${page.limit} offset ${page.offset}`
}

/** Rows of one person: the account's own place and those of the profile. */
const MOST_ROWS = 1 + MAX_PARTS.locations

/** Null for an unknown place: `distance_km` would make the half of the globe of it. */
function distanceFrom({ latitude, longitude }: Nearest, bindings: Bindings): string {
  const [north, east] = [bindings.add(latitude, 'float8'), bindings.add(longitude, 'float8')]
  return `case when latitude is not null then distance_km(${north}, ${east}, latitude, longitude) end`
}
