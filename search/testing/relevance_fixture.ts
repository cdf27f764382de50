import { readFile } from 'node:fs/promises'
import type { MunicipalityCatalogue } from '#application/ports/municipality_catalogue.ts'
import type { ProfessionalIndex } from '#application/ports/professional_index.ts'
import {
  type SearchableProfessional,
  aSearchableProfessional,
} from '#application/ports/testing/a_searchable_professional.ts'
import type { InsurerName } from '#domain/catalogue/insurers.ts'
import { formatLicense, type License } from '#domain/catalogue/license.ts'
import type { SpecialtyName } from '#domain/catalogue/specialties.ts'
import type { StateCode } from '#domain/catalogue/states.ts'
import type { Database } from '#infrastructure/database/database.ts'
import { loadProfessionals } from './load_professionals.ts'

export interface RelevanceQuery {
  id: string
  params: { q?: string; location?: string; insurance?: string; suggest?: true }
  expectation: {
    interpretation: {
      specialty: SpecialtyName | null
      insurance: InsurerName | null
      city: string | null
      state: StateCode | null
    }
    alternatives?: Record<string, string>[]
    top?: { n: number; every: Record<string, string> }
    mustNot?: Record<string, string>
    sameSetAs?: string
    suggestEvery?: { group: string; normPrefix: string }
  }
}

interface Person {
  id: string
  name: string
  specialty: SpecialtyName | null
  city: string
  state: StateCode
  license?: License
}

export interface RelevanceExamples {
  people: readonly Person[]
  queries: readonly RelevanceQuery[]
}

const EXAMPLES = new URL('relevance_queries.json', import.meta.url)

export async function relevanceExamples(): Promise<RelevanceExamples> {
  return JSON.parse(await readFile(EXAMPLES, 'utf8')) as RelevanceExamples
}

/** Fills an empty database with the professionals of the examples. Returns their ids by their name in the examples. */
export async function loadRelevanceFixture(
  database: Database,
  index: ProfessionalIndex,
  municipalities: MunicipalityCatalogue,
): Promise<Map<string, string>> {
  const { people, queries } = await relevanceExamples()
  const codes = new Map(
    (await municipalities.all()).map(({ name, state, ibgeCode }) => [`${name}/${state}`, ibgeCode]),
  )
  const everyone = [...neutralPairs(queries, codes), ...people.map((person, at) => named(person, at, codes))]
  await loadProfessionals(database, everyone)
  await index.refresh(everyone.map(({ id }) => id))
  return new Map(people.map((person, at) => [person.id, named(person, at, codes).id]))
}

/** Creates two people per specialty and city: one accepts every insurer; the other accepts none and is premium. */
function neutralPairs(
  queries: readonly RelevanceQuery[],
  codes: ReadonlyMap<string, number>,
): SearchableProfessional[] {
  const meant = queries.map(({ expectation }) => expectation.interpretation)
  const specialties = distinct(meant.map(({ specialty }) => specialty))
  const insurers = distinct(meant.map(({ insurance }) => insurance))
  const cities = distinct(meant.map(({ city, state }) => city && `${city}/${state}`))
  const pairs = cities.flatMap((city) => specialties.map((specialty) => ({ city, specialty })))
  return pairs.flatMap(({ city, specialty }, pair) => {
    const common = { specialty, municipality: codes.get(city) ?? null, state: city.slice(-2) as StateCode }
    return [
      aSearchableProfessional(2 * pair, { ...common, name: 'Norma', lastname: 'Neutra', insurers }),
      aSearchableProfessional(2 * pair + 1, { ...common, name: 'Nuno', lastname: 'Neutro', isPremium: true }),
    ]
  })
}

const FIRST_PERSON = 900_000

function named(person: Person, position: number, codes: ReadonlyMap<string, number>): SearchableProfessional {
  const [name = '', ...lastname] = person.name.split(' ')
  return aSearchableProfessional(FIRST_PERSON + position, {
    name,
    lastname: lastname.join(' '),
    specialty: person.specialty ?? 'Técnico em Enfermagem',
    state: person.state,
    municipality: codes.get(`${person.city}/${person.state}`) ?? null,
    ...(person.license && { crm: formatLicense(person.license) }),
  })
}

function distinct<Value>(values: readonly (Value | null)[]): Value[] {
  return [...new Set(values)].filter((value) => value !== null)
}
