import type { ListedProfessional } from '#application/ports/professional_directory.ts'
import { SPECIALTIES, type SpecialtyName } from '#domain/catalogue/specialties.ts'
import { cutText } from '#domain/shared/text.ts'
import { CARD_FIELDS } from '#domain/professionals/professional_views.ts'
import { ownColumns, VISIBLE } from './professional_columns.ts'

/** Characters of a bio in a list. */
const BIO_IN_LISTS = 150
/** A little more than is shown, so that the cut never falls inside a grapheme. */
const BIO_READ = BIO_IN_LISTS + 50

/** In the order of a row's cells; the bio comes last. */
const FIELDS = [...CARD_FIELDS, 'imageHash'] as const

const specialtyById: ReadonlyMap<number, SpecialtyName> = new Map(
  SPECIALTIES.map(({ id, name }) => [id, name]),
)

/**
 * SQL for a list's rows as one JSON text with an array per person, which is faster for PostgreSQL and for us than a
 * message per row or names per column. `ids` is an SQL expression of type `uuid[]`; invisible people are left out, the
 * order stays.
 */
export function selectListed(ids: string): string {
  return `
    select coalesce(json_agg(cells), '[]')::text from (
      select json_build_array(${[...ownColumns(FIELDS), `left(bio, ${BIO_READ})`].join(', ')}) as cells
      from professionals professional
      join unnest(${ids}) with ordinality as wanted (id, place) on wanted.id = professional.id
      where ${VISIBLE} order by wanted.place
    ) as listed`
}

/** Parses that text. */
export function readListed(text: string): ListedProfessional[] {
  return (JSON.parse(text) as unknown[][]).map(asListed)
}

function asListed(cells: readonly unknown[]): ListedProfessional {
  const row: Record<string, unknown> = {}
  for (const [index, field] of FIELDS.entries()) row[field] = cells[index]
  const bio = cells[FIELDS.length] as string | null
  row['specialty'] = specialtyById.get(row['specialty'] as number) ?? null
  row['bio'] = bio && cutText(bio, BIO_IN_LISTS)
  return row as unknown as ListedProfessional
}
