import type { SearchableProfessional } from '#application/ports/testing/a_searchable_professional.ts'
import { insurerByName } from '#domain/catalogue/insurers.ts'
import { specialtyByName } from '#domain/catalogue/specialties.ts'
import type { Database } from '#infrastructure/database/database.ts'

/** Writes people's rows directly into the tables; the listings stay unchanged until they are refreshed. */
export async function loadProfessionals(
  database: Database,
  people: readonly SearchableProfessional[],
): Promise<void> {
  await database.rows(
    `insert into professionals (id, email, role, blocked, subscription_level, is_verified, name, lastname,
       specialty_id, crm, crm_key, slug, city, state, municipality_id, presencial, teleconsulta, rating, review_count,
       display_gender, languages, accessibility, availability,
       accepts_new_patients_on)
     select each.id, each.id || '@teste.local', 'user', each.hidden, case when premium then 'premium' else 'free' end,
            verified, each.name, each.lastname, specialty, crm, each.id, each.id, m.name, each.state, municipality,
            presencial, teleconsulta, rating, reviews, gender, languages, accessibility, weekdays,
            date '1970-01-01' + new_patients_day
     from json_to_recordset(?::json) as each (id uuid, hidden boolean, premium boolean, verified boolean, name text,
       lastname text, specialty smallint, crm text, state text, municipality integer, presencial boolean,
       teleconsulta boolean, rating numeric, reviews integer, gender text, languages text[],
       accessibility text[], weekdays text[], new_patients_day integer)
     left join municipalities m on m.ibge_code = each.municipality`,
    [JSON.stringify(people.map(rowOf))],
  )
  await database.rows(
    `insert into professional_insurances (id, professional_id, insurer_id)
     select gen_random_uuid(), * from unnest(?::uuid[], ?::smallint[])`,
    insuranceColumns(people),
  )
  await database.rows(
    `insert into services (id, professional_id, name, price)
     select gen_random_uuid(), * from unnest(?::uuid[], ?::text[], ?::numeric[])`,
    [
      people.flatMap(({ id, services }) => services.map(() => id)),
      people.flatMap(({ services }) => services.map(({ name }) => name)),
      people.flatMap(({ services }) => services.map(({ price }) => price)),
    ],
  )
  await database.rows(
    `insert into locations (id, professional_id, name, address, city, state)
     select gen_random_uuid(), person, 'Consultório', 'Rua A, 1', m.name, m.state
     from unnest(?::uuid[], ?::integer[]) as place (person, municipality)
     join municipalities m on m.ibge_code = place.municipality`,
    [
      people.flatMap(({ id, places }) => places.map(() => id)),
      people.flatMap(({ places }) => places.map(({ municipality }) => municipality)),
    ],
  )
}

function rowOf(person: SearchableProfessional): object {
  return {
    id: person.id,
    hidden: person.isHidden,
    premium: person.isPremium,
    verified: person.isVerified,
    name: person.name,
    lastname: person.lastname,
    specialty: person.specialty && specialtyByName(person.specialty)?.id,
    crm: person.crm,
    state: person.state,
    municipality: person.municipality,
    presencial: person.presencial,
    teleconsulta: person.teleconsulta,
    rating: person.rating,
    reviews: person.reviewCount,
    gender: person.gender,
    languages: person.languages,
    accessibility: person.accessibility,
    weekdays: person.weekdays,
    new_patients_day: person.newPatientsDay,
  }
}

function insuranceColumns(people: readonly SearchableProfessional[]): [string[], number[]] {
  const pairs = people.flatMap(({ id, insurers }) =>
    insurers.map((name) => [id, insurerByName(name)?.id ?? 0] as const),
  )
  return [pairs.map(([id]) => id), pairs.map(([, insurer]) => insurer)]
}
