import type { ListedProfessional } from '#application/ports/professional_directory.ts'
import { SPECIALTIES, type SpecialtyName } from '#domain/catalogue/specialties.ts'
import { cutText } from '#domain/shared/text.ts'
import { BIO_IN_LISTS, BIO_READ, VISIBLE } from './public_columns.ts'

const specialtyById: ReadonlyMap<number, SpecialtyName> = new Map(
  SPECIALTIES.map(({ id, name }) => [id, name]),
)

/**
 * SQL for the rows of a list as one JSON text of an array a person, which both PostgreSQL and we are through with
 * sooner than with a message a row or with names of columns. `ids` is an SQL expression of type `uuid[]`: the visible
 * ones among these, in their order.
 */
export function selectListed(ids: string): string {
  return `
    select coalesce(json_agg(cells), '[]')::text from (
      select json_build_array(
          professional.id, slug, title, name, lastname, specialty_id, display_gender, city, state, rating::float8,
          review_count, is_verified, subscription_level, teleconsulta, presencial, image_hash, left(bio, ${BIO_READ})
        ) as cells
      from professionals professional
      join unnest(${ids}) with ordinality as wanted (id, place) on wanted.id = professional.id
      where ${VISIBLE} order by wanted.place
    ) as listed`
}

/** In the order of the columns above. */
type Cells = [
  ...[id: string, slug: string, title: ListedProfessional['title'], name: string, lastname: string],
  ...[specialty: number | null, displayGender: ListedProfessional['displayGender']],
  ...[city: string | null, state: ListedProfessional['state'], rating: number, reviewCount: number],
  ...[isVerified: boolean, subscriptionLevel: ListedProfessional['subscriptionLevel']],
  ...[teleconsulta: boolean, presencial: boolean, imageHash: string | null, bio: string | null],
]

/** The rows of such a text. */
export function readListed(text: string): ListedProfessional[] {
  return (JSON.parse(text) as Cells[]).map(asListed)
}

function asListed(cells: Cells): ListedProfessional {
  const specialty = cells[5]
  const bio = cells[16]
  return {
    id: cells[0],
    slug: cells[1],
    title: cells[2],
    name: cells[3],
    lastname: cells[4],
    specialty: specialty === null ? null : (specialtyById.get(specialty) ?? null),
    displayGender: cells[6],
    city: cells[7],
    state: cells[8],
    rating: cells[9],
    reviewCount: cells[10],
    isVerified: cells[11],
    subscriptionLevel: cells[12],
    teleconsulta: cells[13],
    presencial: cells[14],
    imageHash: cells[15],
    bio: bio && cutText(bio, BIO_IN_LISTS),
  }
}
