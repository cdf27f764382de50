import { type SqlStatement, Bindings } from '../connections.ts'
import {
  ACCESS_BITS,
  ANY_MODES,
  conditionsOn,
  LANGUAGE_BITS,
  type ModeFilter,
  FIRST_IN_COUNTRY,
  FIRST_IN_STATE,
  isOfSeveralPlaces,
  type ListingFilter,
  listingFilter,
  onceIn,
  onceInEachState,
  modeConditions,
} from '../pages/listing_filter.ts'
import { PRESENCIAL, TELECONSULTA } from '#search/shared/mode_bits.ts'
import {
  ANY_SPECIALTY,
  cellsOfEachState,
  cellsOfSeveralPlaces,
  COUNTRY,
  INSURER_SLOTS,
} from './cells_of_several_places.ts'

export interface FacetRow {
  facet:
    | 'total'
    | 'specialty'
    | 'state'
    | 'municipality'
    | 'insurer'
    | 'presencial'
    | 'teleconsulta'
    | 'feminino'
    | 'masculino'
    | 'language'
    | 'access'
  /** '' for the facets with a single count. */
  value: string
  count: number
}

/** The shape of PostgreSQL's answer: much faster to read than one row per count. */
export interface FacetGroup {
  facet: FacetRow['facet']
  counts: Record<string, number>
  /** Version of the cells that were summed. */
  version: string
}

/** SQL for a text that changes with every committed change of the cells: compactions, and writes since. */
export const CELLS_VERSION = `concat_ws(' ',
  coalesce((select folds from listing_cell_folds), 0), (select count(*) from listing_cell_writes))`

const SLOTS = Array.from({ length: INSURER_SLOTS }, (_, slot) => slot)
const ACCEPTING = SLOTS.map((slot) => `sum(by_insurer[${slot + 1}])`).join(', ')

/** The SQL for the exact number of people who pass a filter. */
export function totalOf(filter: ListingFilter, bindings: Bindings): string {
  const source = sourceOf(filter)
  if (source === 'listings')
    return `select count(*) from professional_listings where ${listingsOf(filter, bindings)}`
  const cells =
    source === 'cells'
      ? `listing_cells where ${cellsOf(filter, bindings)}`
      : `${cellsOfSeveralPlaces(filter, 'asked', bindings)} where ${passingModes(filter, bindings)}`
  return `select coalesce(sum(${measureOf(filter, bindings)}), 0) from ${cells}`
}

/** The cells tell neither prices nor who accepts new patients; within a state or city a few listings tell who is elsewhere. */
function sourceOf(filter: ListingFilter): 'cells' | 'cells of several places' | 'listings' {
  if (filter.maxPrice !== null || filter.newPatientsSince !== null) return 'listings'
  if (!isOfSeveralPlaces(filter)) return 'cells'
  return filter.state === null && filter.municipality === null ? 'cells of several places' : 'listings'
}

const passingModes = (filter: ModeFilter, bindings: Bindings) =>
  ['true', ...modeConditions(filter, bindings)].join(' and ')

/** SQL for the rows that the groups of counts are read from. */
interface CountedRows {
  /** Selects `modes`, `listings` and `by_insurer` of the place and specialty, of any modes but the plan. */
  here: string
  /** Each selects a value and its number. */
  bySpecialty: string
  byState: string
  /** In one state, if there is one. */
  byMunicipality: string | null
}

/** From the cells alone; only insurers read the wide column. */
function fromCells(filter: ListingFilter, bindings: Bindings): CountedRows {
  const ofPlan = { ...filter, ...ANY_MODES, premium: filter.premium }
  const measure = `sum(${measureOf(filter, bindings)})::integer`
  const state = stateAsked(filter, bindings)
  return {
    here: `select modes, listings, by_insurer from listing_cells where ${cellsOf(ofPlan, bindings)}`,
    bySpecialty: `specialty_id::text, ${measure}
      from listing_cells where ${cellsBySpecialty(filter, bindings)} group by specialty_id`,
    byState: `place, ${measure} from listing_cells where ${everyState(filter, bindings)} group by place`,
    byMunicipality:
      state &&
      `place, ${measure} from listing_cells where ${cellsWithin(state, filter, bindings)} group by place`,
  }
}

/** From the cells and the few listings that they do not tell. */
function fromCellsOfSeveralPlaces(filter: ListingFilter, bindings: Bindings): CountedRows {
  const measure = `sum(${measureOf(filter, bindings)})::integer`
  const modes = passingModes(filter, bindings)
  const ofPlan = passingModes({ ...ANY_MODES, premium: filter.premium }, bindings)
  return {
    here: `select modes, listings, by_insurer
      from ${cellsOfSeveralPlaces(filter, 'asked', bindings)} where ${ofPlan}`,
    bySpecialty: `specialty_id::text, ${measure}
      from ${cellsOfSeveralPlaces(filter, 'each', bindings)} where ${modes} group by specialty_id`,
    byState: `within, ${measure} from ${cellsOfEachState(filter, bindings)} where ${modes} group by within`,
    byMunicipality: null,
  }
}

/**
 * From the listings: cells by price or day would be several times as many. Each group reads the narrowest
 * index (docs/decisions/0042).
 */
function fromListings(filter: ListingFilter, bindings: Bindings): CountedRows {
  const listings = (changed: Partial<ListingFilter>, ...further: string[]) =>
    `from professional_listings where ${[...conditionsOn({ ...filter, ...changed }, bindings), ...further].join(' and ')}`
  const anywhere = { state: null, municipality: null, states: null }
  const once = onceIn(filter, bindings)
  const state = stateAsked(filter, bindings)
  const anyMode = { insurer: null, ...ANY_MODES, premium: filter.premium }
  return {
    here: `select modes, sum(people) as listings, array[${SLOTS.map(
      (slot) => `sum(people) filter (where insurers & ${1n << BigInt(slot)} <> 0)`,
    ).join(', ')}] as by_insurer
      from (select modes, insurers, count(*) as people ${listings(anyMode, ...once)} group by modes, insurers) as alike
      group by modes`,
    bySpecialty: `specialty_id::text, count(*)::integer
      ${listings({ specialty: null }, 'specialty_id > 0', ...once)} group by specialty_id`,
    byState: `state, count(*)::integer
      ${listings(anywhere, "state <> ''", onceInEachState(filter, bindings))} group by state`,
    byMunicipality:
      state &&
      `municipality_id::text, count(*)::integer
      ${listings(anywhere, 'municipality_id > 0', `state = ${state}`)} group by municipality_id`,
  }
}

function stateAsked({ state, municipality }: ListingFilter, bindings: Bindings): string | null {
  if (state !== null) return bindings.add(state, 'text')
  if (municipality === null) return null
  return `(select state from municipalities where ibge_code = ${bindings.add(municipality, 'integer')})`
}

const listingsOf = (filter: ListingFilter, bindings: Bindings) =>
  [...conditionsOn(filter, bindings), ...onceIn(filter, bindings)].join(' and ')

/** Returns one statement for all groups of counts. */
export function facetCounts(filter: ListingFilter): SqlStatement {
  const bindings = new Bindings()
  const rows = {
    cells: fromCells,
    'cells of several places': fromCellsOfSeveralPlaces,
    listings: fromListings,
  }[sourceOf(filter)](filter, bindings)
  const { modes, feminine, language, access, days } = filter
  const modeFilter: ModeFilter = { modes, premium: null, feminine, language, access, days }
  const among = (change: Partial<ModeFilter>) => fromHere({ ...modeFilter, ...change }, bindings)
  const asked = among({})
  const people = measureOf(filter, bindings)
  const measure = `sum(${people})::integer`
  const byBit = (facet: string, bits: readonly { bit: number }[], from: string) =>
    `select '${facet}', bit::text, sum(people)::integer
     from (select modes, ${people} as people from ${from}) as passing
     join unnest(array[${bits.map(({ bit }) => bit).join(', ')}]) as bit on modes & bit <> 0 group by bit`
  const groups = [
    `select 'total', '', ${measure} from ${asked}`,
    `select 'presencial', '', ${measure} from ${among({ modes: PRESENCIAL })}`,
    `select 'teleconsulta', '', ${measure} from ${among({ modes: TELECONSULTA })}`,
    `select 'feminino', '', ${measure} from ${among({ feminine: true })}`,
    `select 'masculino', '', ${measure} from ${among({ feminine: false })}`,
    byBit('language', LANGUAGE_BITS, among({ language: 0 })),
    byBit('access', ACCESS_BITS, among({ access: 0 })),
    `select 'insurer', slot::text, accepting::integer
     from (select array[${ACCEPTING}] as sums from ${asked}) as counted, unnest(sums) with ordinality as insurer (accepting, slot)`,
    `select 'specialty', ${rows.bySpecialty}`,
    `select 'state', ${rows.byState}`,
  ]
  if (rows.byMunicipality) groups.push(`select 'municipality', ${rows.byMunicipality}`)
  const text = `
    with here as (${rows.here})
    select facet, json_object_agg(value, count) as counts, ${CELLS_VERSION} as version
    from (${groups.join(' union all ')}) as counted (facet, value, count)
    where count > 0 group by facet`
  return { text, values: bindings.values }
}

function fromHere(bits: ModeFilter, bindings: Bindings): string {
  const conditions = modeConditions(bits, bindings)
  return conditions.length === 0 ? 'here' : `here where ${conditions.join(' and ')}`
}

export function rowsOf(groups: readonly FacetGroup[]): FacetRow[] {
  return groups.flatMap(({ facet, counts }) =>
    Object.entries(counts).map(([value, count]) => ({ facet, value, count })),
  )
}

/** Returns the condition for the cells that add up to the listings passing a filter: one per combination of modes. */
export function cellsOf(filter: ListingFilter, bindings: Bindings): string {
  return [
    placeOf(filter, bindings),
    specialtyOf(filter, bindings),
    ...modeConditions(filter, bindings),
    ...onceInCells(filter),
  ].join(' and ')
}

function onceInCells({ municipality, state }: ListingFilter): string[] {
  if (municipality !== null) return []
  return [state === null ? FIRST_IN_COUNTRY : FIRST_IN_STATE]
}

/** The condition for the cells of everybody listed. */
export const everyone = (bindings: Bindings) => cellsOf(listingFilter({}), bindings)

/** The condition for the cells of each specialty, ignoring the filter's own. */
function cellsBySpecialty(filter: ListingFilter, bindings: Bindings): string {
  return [
    placeOf(filter, bindings),
    'specialty_id > 0',
    ...modeConditions(filter, bindings),
    ...onceInCells(filter),
  ].join(' and ')
}

/** The condition for the cells of each place within `place`, ignoring the filter's own place. */
function cellsWithin(place: string, filter: ListingFilter, bindings: Bindings): string {
  return [`within = ${place}`, specialtyOf(filter, bindings), ...modeConditions(filter, bindings)].join(
    ' and ',
  )
}

const everyState = (filter: ListingFilter, bindings: Bindings) =>
  `${cellsWithin(COUNTRY, filter, bindings)} and ${FIRST_IN_STATE}`

/** The SQL for the number of listings in a cell that pass the filter's insurer. */
function measureOf({ insurer }: ListingFilter, bindings: Bindings): string {
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
