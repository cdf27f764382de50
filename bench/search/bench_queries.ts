import type { Municipality } from '#application/ports/municipality_catalogue.ts'
import type { SearchProfessionalsInput } from '#application/professionals/search_professionals.ts'
import type { ProfessionalCriteria } from '#search/criteria/read_criteria.ts'
import { TYPOS } from '#search/testing/query_typos.ts'
import { SeededRandom } from '#search/testing/seeded_random.ts'
import { INSURERS } from '#domain/catalogue/insurers.ts'
import { SPECIALTIES } from '#domain/catalogue/specialties.ts'
import { foldText } from '#domain/shared/text.ts'
import { benchPeople, type BenchPerson } from '../data/bench_people.ts'

/** A search somebody might make, and whom they mean. */
export interface BenchQuery {
  input: SearchProfessionalsInput
  meant: { specialty?: string; insurer?: number; city?: string; state?: string; fullName?: string }
  isMisspelt: boolean
}

const EACH = 200
const WITH_TYPOS = 78

/** Queries about people who exist, so that each has an answer: three kinds of 200, and 200 mixed with 78 misspelt. */
export function benchQueries(
  rows: number,
  municipalities: readonly Municipality[],
): Record<string, BenchQuery[]> {
  const random = new SeededRandom(7)
  const people = sample(rows, municipalities)
  const someone = () => random.oneOf(people)
  const ofEach = (make: (person: BenchPerson) => BenchQuery) =>
    Array.from({ length: EACH }, () => make(someone()))
  const kinds = [specialtyAndCity, insurerAndState, exactName]
  return {
    'specialty + city': ofEach(specialtyAndCity),
    'insurer + state': ofEach(insurerAndState),
    'misspelt name': ofEach((person) => misspelt(exactName(person), random)),
    'mixed, 78 of 200 misspelt': Array.from({ length: EACH }, (_, number) => {
      const query = random.oneOf(kinds)(someone())
      return number < WITH_TYPOS ? misspelt(query, random) : query
    }),
  }
}

function sample(rows: number, municipalities: readonly Municipality[]): BenchPerson[] {
  const step = Math.max(1, Math.floor(rows / 1000))
  const people: BenchPerson[] = []
  let number = 0
  for (const person of benchPeople(rows, municipalities)) if (number++ % step === 0) people.push(person)
  return people
}

function specialtyAndCity({ specialty, municipality }: BenchPerson): BenchQuery {
  return {
    input: { q: `${specialty} em ${municipality.name} ${municipality.state}` },
    meant: { specialty, city: municipality.name, state: municipality.state },
    isMisspelt: false,
  }
}

function insurerAndState({ insurerIds, municipality }: BenchPerson): BenchQuery {
  const named = INSURERS.filter(({ name }) => name !== 'Outros')
  const insurer =
    named.find(({ id }) => id === insurerIds[0]) ?? named.find(({ name }) => name === 'Unimed') ?? INSURERS[0]
  return {
    input: { q: `convênio ${insurer.name} ${municipality.state}` },
    meant: { insurer: insurer.id, state: municipality.state },
    isMisspelt: false,
  }
}

function exactName({ name, lastname }: BenchPerson): BenchQuery {
  const fullName = `${name} ${lastname}`
  return { input: { q: fullName }, meant: { fullName }, isMisspelt: false }
}

/** One slip in the longest word that tells something. */
function misspelt({ input, meant }: BenchQuery, random: SeededRandom): BenchQuery {
  const words = foldText(input.q ?? '').split(' ')
  const longest =
    words.filter((word) => word !== 'convenio').toSorted((one, other) => other.length - one.length)[0] ?? ''
  const slip = random.oneOf(Object.values(TYPOS))(longest, random)
  const q = words.map((word) => (word === longest ? slip : word)).join(' ')
  return { input: { q }, meant, isMisspelt: true }
}

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
