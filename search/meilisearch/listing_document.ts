import { SPECIALTIES } from '#domain/catalogue/specialties.ts'
import {
  ACCESSIBILITY,
  LANGUAGES,
  type AccessFeature,
  type Language,
} from '#domain/catalogue/languages_and_access.ts'
import { WEEKDAYS, type Weekday } from '#domain/catalogue/weekdays.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'
import type { Database } from '#infrastructure/database/database.ts'
import {
  accessBit,
  FEMININE,
  languageBit,
  PREMIUM,
  PRESENCIAL,
  REPEATED_IN_COUNTRY,
  TELECONSULTA,
  weekdayBit,
} from '#search/shared/mode_bits.ts'

import { FIRST_IN_COUNTRY } from '#search/postgres/pages/listing_filter.ts'
import { placeCount, placeKey } from './querying/filter.ts'

/** One listed professional as a Meilisearch document: the rows of PostgreSQL in values that filters can name. */
export interface ListingDocument {
  id: ProfessionalId
  /** Normalized, without particles. */
  words: string[]
  wordCount: number
  /** '' if there is none. */
  specialty: string
  specialtyNames: string[]
  /** The account's own. */
  state: string
  /** Of all places, the account's own first; IBGE codes are 0 if there is none. */
  states: string[]
  municipalities: number[]
  /** 'SP 3550308' */
  places: string[]
  /** 'SP 2': how many of them are in each state. */
  placeCounts: string[]
  insurers: number[]
  weekdays: Weekday[]
  presencial: boolean
  teleconsulta: boolean
  premium: boolean
  feminine: boolean
  languages: Language[]
  accessibility: AccessFeature[]
  /** Lower is better. */
  rank: number
  ratingOrder: number
  license: string
  /** Centavos; a number above any maximum without one. */
  price: number
  /** A `dayNumber`; 0 if they never said so. */
  newPatientsDay: number
}

interface ListingRow {
  id: ProfessionalId
  words: string[]
  specialty: number
  state: string
  states: string[]
  municipalities: number[]
  modes: number
  insurers: number[]
  rank: number
  rating_order: number
  license: string
  price: number
  new_patients_day: number
}

const COLUMNS = `professional_id as id, tsvector_to_array(names) as words, specialty_id as specialty, state,
  states, municipalities, modes, rank, rating_order, license, price, new_patients_day,
  array(select bit + 1 from generate_series(0, 62) as bit where insurers >> bit & 1 = 1 order by bit) as insurers`

const LISTED = `(
  select first.*, place.* from professional_listings first cross join lateral (
    select array_agg(state order by modes & ${REPEATED_IN_COUNTRY}, municipality_id, state) as states,
           array_agg(municipality_id order by modes & ${REPEATED_IN_COUNTRY}, municipality_id, state) as municipalities
    from professional_listings where professional_id = first.professional_id
  ) as place
  where first.${FIRST_IN_COUNTRY}`

/** Returns the documents of those among `ids` who are listed now; the others belong in no index. */
export async function documentsOf(
  database: Database,
  ids: readonly ProfessionalId[],
): Promise<ListingDocument[]> {
  const rows = await database.rows<ListingRow>(
    `select ${COLUMNS} from ${LISTED} and first.professional_id = any(?::uuid[])) as listed order by professional_id`,
    [ids],
  )
  return rows.map(asDocument)
}

/** Returns the next `limit` documents after the id `last`, ordered by id. */
export async function documentsAfter(
  database: Database,
  id: ProfessionalId,
  limit: number,
): Promise<ListingDocument[]> {
  const rows = await database.rows<ListingRow>(
    `select ${COLUMNS} from ${LISTED} and first.professional_id > ? order by first.professional_id limit ?) as listed
     order by professional_id`,
    [id, limit],
  )
  return rows.map(asDocument)
}

const specialtyById = new Map(SPECIALTIES.map((each) => [each.id, each]))

function asDocument(row: ListingRow): ListingDocument {
  const specialty = specialtyById.get(row.specialty)
  const byState = Map.groupBy(row.states, (state) => state)
  return {
    id: row.id,
    words: row.words,
    wordCount: row.words.length,
    specialty: specialty?.slug ?? '',
    specialtyNames: specialty ? [...new Set([specialty.name, specialty.feminine])] : [],
    state: row.state,
    states: [...new Set(row.states)],
    municipalities: [...new Set(row.municipalities)],
    places: row.states.map((state, index) => placeKey(state, row.municipalities[index] ?? 0)),
    placeCounts: Array.from(byState, ([state, places]) => placeCount(state, places.length)),
    insurers: row.insurers,
    weekdays: WEEKDAYS.filter((_, index) => (row.modes & weekdayBit(index)) !== 0).map(({ key }) => key),
    presencial: (row.modes & PRESENCIAL) !== 0,
    teleconsulta: (row.modes & TELECONSULTA) !== 0,
    premium: (row.modes & PREMIUM) !== 0,
    feminine: (row.modes & FEMININE) !== 0,
    languages: LANGUAGES.filter(({ id }) => (row.modes & languageBit(id)) !== 0).map(({ key }) => key),
    accessibility: ACCESSIBILITY.filter(({ id }) => (row.modes & accessBit(id)) !== 0).map(({ key }) => key),
    rank: row.rank,
    ratingOrder: row.rating_order,
    license: row.license,
    price: row.price,
    newPatientsDay: row.new_patients_day,
  }
}
