import type { SearchProfessionalsInput } from '#application/professionals/search_professionals.ts'
import type { Municipality } from '#application/ports/municipality_catalogue.ts'
import type { ProfessionalCriteria } from '#application/search/read_criteria.ts'
import { SeededRandom } from '#application/search/testing/seeded_random.ts'
import { INSURERS } from '#domain/catalogue/insurers.ts'
import { SPECIALTIES } from '#domain/catalogue/specialties.ts'
import { foldText } from '#domain/shared/text.ts'
import { benchPeople, type BenchPerson } from '../data/bench_people.ts'

const EACH = 200
const SAMPLED = 1_000

/** Filters whose counts are asked for: those that pages are made of, and any that a patient may put together. */
export function benchFacets(municipalities: readonly Municipality[]): Record<string, ProfessionalCriteria[]> {
  const { someone, random } = crowd(municipalities)
  return {
    'facets, common': repeat(() => commonFilter(someone(), random.below(4))),
    'facets, any filter': repeat(() => anyFilter(someone(), random)),
  }
}

/** Any filters but a name, in the orders that a patient may choose instead of relevance; near where somebody lives. */
export function benchOrders(
  municipalities: readonly Municipality[],
): Record<string, SearchProfessionalsInput[]> {
  const { someone, random } = crowd(municipalities)
  const filters = () => {
    const { q: _noName, ...others } = anyFilter(someone(), random)
    return others
  }
  const near = () => {
    const { latitude, longitude } = someone().municipality
    return { latitude: latitude ?? 0, longitude: longitude ?? 0 }
  }
  return {
    'best rated, any filter': repeat(() => ({ ...filters(), sort: 'rating' })),
    'nearest, any filter': repeat(() => ({ ...filters(), near: near() })),
  }
}

/** What stands in the field while somebody types: the beginnings of names, specialties, cities and insurers. */
export function benchBeginnings(municipalities: readonly Municipality[]): string[] {
  const { someone, random } = crowd(municipalities)
  return repeat(() => {
    const { name, lastname, specialty, municipality } = someone()
    const typed = foldText(
      random.oneOf([
        `${name} ${lastname}`,
        lastname,
        specialty,
        municipality.name,
        random.oneOf(INSURERS).name,
      ]),
    )
    return typed.slice(0, 1 + random.below(Math.min(typed.length, 12)))
  })
}

function crowd(municipalities: readonly Municipality[]) {
  const random = new SeededRandom(11)
  const people = [...benchPeople(SAMPLED, municipalities)]
  return { random, someone: () => random.oneOf(people) }
}

function repeat<Item>(make: () => Item): Item[] {
  return Array.from({ length: EACH }, make)
}

function commonFilter({ specialty, municipality: { name, state } }: BenchPerson, kind: number) {
  return [{}, { specialty }, { state }, { specialty, state, city: name }][kind] ?? {}
}

/** Each filter is there half of the time, a name in one of five. */
function anyFilter(
  { name, municipality, ...person }: BenchPerson,
  random: SeededRandom,
): ProfessionalCriteria {
  const half = () => random.below(2) === 0
  const slug = SPECIALTIES.find(({ id }) => id === person.specialtyId)?.name
  return {
    ...(half() && slug && { specialty: slug }),
    ...(half() && { state: municipality.state }),
    ...(half() && { insurance: random.oneOf(INSURERS).name }),
    ...(half() && { presencial: true }),
    ...(half() && { teleconsulta: true }),
    ...(half() && { premium: true }),
    ...(random.below(5) === 0 && { q: name }),
  }
}
