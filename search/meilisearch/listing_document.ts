import { SPECIALTIES } from '#domain/catalogue/specialties.ts'
import {
  ACCESSIBILITY,
  LANGUAGES,
  type AccessFeature,
  type Language,
} from '#domain/catalogue/languages_and_access.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'
import type { Database } from '#infrastructure/database/database.ts'
import {
  accessBit,
  FEMININE,
  languageBit,
  PREMIUM,
  PRESENCIAL,
  TELECONSULTA,
} from '#search/shared/mode_bits.ts'

/** One listed professional as a Meilisearch document: the row of PostgreSQL in values that filters can name. */
export interface ListingDocument {
  id: ProfessionalId
  /** Normalized, without particles. */
  words: string[]
  wordCount: number
  /** '' if there is none. */
  specialty: string
  specialtyNames: string[]
  state: string
  /** IBGE code, 0 if there is none. */
  municipality: number
  insurers: number[]
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
}

interface ListingRow {
  id: ProfessionalId
  words: string[]
  specialty: number
  state: string
  municipality: number
  modes: number
  insurers: number[]
  rank: number
  rating_order: number
  license: string
}

const COLUMNS = `professional_id as id, tsvector_to_array(names) as words, specialty_id as specialty, state,
  municipality_id as municipality, modes, rank, rating_order, license,
  array(select bit + 1 from generate_series(0, 62) as bit where insurers >> bit & 1 = 1 order by bit) as insurers`

/** Returns the documents of those among `ids` who are listed now; the others belong in no index. */
export async function documentsOf(
  database: Database,
  ids: readonly ProfessionalId[],
): Promise<ListingDocument[]> {
  const rows = await database.rows<ListingRow>(
    `select ${COLUMNS} from professional_listings where professional_id = any(?::uuid[]) order by professional_id`,
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
    `select ${COLUMNS} from professional_listings where professional_id > ? order by professional_id limit ?`,
    [id, limit],
  )
  return rows.map(asDocument)
}

const specialtyById = new Map(SPECIALTIES.map((each) => [each.id, each]))

function asDocument(row: ListingRow): ListingDocument {
  const specialty = specialtyById.get(row.specialty)
  return {
    id: row.id,
    words: row.words,
    wordCount: row.words.length,
    specialty: specialty?.slug ?? '',
    specialtyNames: specialty ? [...new Set([specialty.name, specialty.feminine])] : [],
    state: row.state,
    municipality: row.municipality,
    insurers: row.insurers,
    presencial: (row.modes & PRESENCIAL) !== 0,
    teleconsulta: (row.modes & TELECONSULTA) !== 0,
    premium: (row.modes & PREMIUM) !== 0,
    feminine: (row.modes & FEMININE) !== 0,
    languages: LANGUAGES.filter(({ id }) => (row.modes & languageBit(id)) !== 0).map(({ key }) => key),
    accessibility: ACCESSIBILITY.filter(({ id }) => (row.modes & accessBit(id)) !== 0).map(({ key }) => key),
    rank: row.rank,
    ratingOrder: row.rating_order,
    license: row.license,
  }
}
