import type { Municipality } from '#application/ports/municipality_catalogue.ts'
import {
  aSearchableProfessional,
  type SearchableProfessional,
} from '#application/ports/testing/a_searchable_professional.ts'
import type { SearchProfessionals } from '#application/professionals/search_professionals.ts'
import type { UnderstandSearch } from '#search/criteria/read_criteria.ts'
import { insurerByName, type InsurerName } from '#domain/catalogue/insurers.ts'
import {
  ACCESS_KEYS,
  LANGUAGE_KEYS,
  type AccessFeature,
  type Language,
} from '#domain/catalogue/languages_and_access.ts'
import { SPECIALTIES, specialtyByName, type SpecialtyName } from '#domain/catalogue/specialties.ts'
import { isStateCode, type StateCode } from '#domain/catalogue/states.ts'

/** A typed query and the expected result; what is not named must not narrow it. */
export interface JudgedQuery {
  readonly kind: string
  readonly q: string
  /** Any of them is right; every specialty if empty. */
  readonly specialties: readonly SpecialtyName[]
  readonly city: string | null
  readonly state: StateCode | null
  readonly insurers: readonly InsurerName[]
  readonly mode: 'presencial' | 'teleconsulta' | null
  readonly gender: 'feminino' | 'masculino' | null
  readonly language: Language | null
  readonly accessibility: AccessFeature | null
  /** The full name of the person who must come first. */
  readonly person: string | null
  readonly notices: readonly string[]
  readonly isInsurerUnknown: boolean
  readonly findsNobody: boolean
  /** Whoever is found: only the notices matter. */
  readonly findsAnybody: boolean
}

/** Parses 'typed text => Specialty | Specialty @City/UF +Insurer ~mode %f &ingles !notice "Person" ?' by line. */
export function judgedQueries(kinds: Readonly<Record<string, string>>): JudgedQuery[] {
  return Object.entries(kinds).flatMap(([kind, lines]) =>
    lines
      .split('\n')
      .filter((line) => line.includes(' => '))
      .map((line) => judgedQuery(kind, line)),
  )
}

const PLACE = /@(?:([^/@+~%&!"?]+)\/)?([A-Z]{2})\b/
const MODES = { presencial: 'presencial', teleconsulta: 'teleconsulta' } as const

function judgedQuery(kind: string, line: string): JudgedQuery {
  const [q = '', expected = ''] = line.split(' => ')
  const [, city = null, code = ''] = PLACE.exec(expected) ?? []
  const mode = /~(\w+)/.exec(expected)?.[1]
  const gender = /%([fm])/.exec(expected)?.[1]
  const spokenOrBuilt = /&(\w+)/.exec(expected)?.[1]
  const said = /^[^@+~%&!"?*-]*/.exec(expected)?.[0] ?? ''
  return {
    kind,
    q,
    specialties: namesIn(said).flatMap((name) => specialtyByName(name)?.name ?? refuse(line, name)),
    city,
    state: isStateCode(code) ? code : null,
    insurers: namesIn(/\+([^@~%&!"?]+)/.exec(expected)?.[1] ?? '').flatMap(
      (name) => insurerByName(name)?.name ?? refuse(line, name),
    ),
    mode: MODES[mode as keyof typeof MODES] ?? null,
    gender: gender ? (gender === 'f' ? 'feminino' : 'masculino') : null,
    language: LANGUAGE_KEYS.find((key) => key === spokenOrBuilt) ?? null,
    accessibility: ACCESS_KEYS.find((key) => key === spokenOrBuilt) ?? null,
    person: /"(.+)"/.exec(expected)?.[1] ?? null,
    notices: [...expected.matchAll(/!(\w+)/g)].flatMap(([, notice]) => notice ?? []),
    isInsurerUnknown: expected.includes('?'),
    findsNobody: expected.trim() === '-',
    findsAnybody: expected.startsWith('* !'),
  }
}

function namesIn(list: string): string[] {
  return list
    .split('|')
    .map((name) => name.trim())
    .filter(Boolean)
}

function refuse(line: string, name: string): never {
  throw new Error(`'${name}' is not in the catalogue: ${line}`)
}

const CITIES = ['São Paulo/SP', 'Rio de Janeiro/RJ', 'Brasília/DF', 'Curitiba/PR', 'Recife/PE', 'Belém/PA']

const FIRST = 'Renata Bruno Camila Diego Elaine Fábio Gabriela Heitor Ingrid Juliano Karina Leandro'.split(
  ' ',
)
const LAST = 'Moura Tavares Pacheco Siqueira Fontes Macedo Barreto Queiroz Rezende Amorim Vasques'.split(' ')

interface Named {
  readonly name: string
  readonly specialty: SpecialtyName
  readonly city: string
  readonly state: StateCode
  readonly crm?: string
  readonly gender?: 'feminino' | 'masculino'
}

/** The people named in queries. */
const PEOPLE: readonly Named[] = [
  { name: 'João Kowalski', specialty: 'Ortopedista', city: 'Curitiba', state: 'PR', gender: 'masculino' },
  { name: 'Sônia Mello', specialty: 'Pediatra', city: 'Bauru', state: 'SP' },
  { name: 'José Carlos Belém', specialty: 'Urologista', city: 'Fortaleza', state: 'CE', gender: 'masculino' },
  { name: 'Paulo Bahia', specialty: 'Cardiologista', city: 'Niterói', state: 'RJ', gender: 'masculino' },
  { name: 'João Pessoa Neto', specialty: 'Urologista', city: 'Natal', state: 'RN', gender: 'masculino' },
  { name: 'Vitória Campos', specialty: 'Psicólogo', city: 'Santos', state: 'SP' },
  { name: 'Giovanna Ximenes', specialty: 'Dermatologista', city: 'Sorocaba', state: 'SP' },
  { name: 'Washington Sousa', specialty: 'Dentista', city: 'Goiânia', state: 'GO', gender: 'masculino' },
  { name: 'Salvador Monteiro', specialty: 'Geriatra', city: 'Recife', state: 'PE', gender: 'masculino' },
  { name: 'Marília Santos', specialty: 'Psicólogo', city: 'Manaus', state: 'AM', crm: 'CRP 06/98765' },
  {
    name: 'Luís Eduardo Magalhães',
    specialty: 'Cardiologista',
    city: 'Salvador',
    state: 'BA',
    gender: 'masculino',
  },
  { name: 'Helena Prado', specialty: 'Neurologista', city: 'São Paulo', state: 'SP', crm: 'CRM-SP 123456' },
  { name: 'Maria Aparecida dos Santos', specialty: 'Enfermeiro', city: 'Bauru', state: 'SP' },
  { name: 'Regina Campos Salles', specialty: 'Nutricionista', city: 'Londrina', state: 'PR' },
  {
    name: 'Otávio Brzezinski',
    specialty: 'Oncologista',
    city: 'Porto Alegre',
    state: 'RS',
    gender: 'masculino',
  },
]

/** The differences between five people of one specialty and city: every mode, gender and insurer has a match. */
function variantsAccepting(insurers: InsurerName[]): Partial<SearchableProfessional>[] {
  return [
    { insurers, teleconsulta: true, gender: 'feminino', languages: [...LANGUAGE_KEYS] },
    { gender: 'masculino', isPremium: true },
    { insurers, presencial: false, teleconsulta: true, gender: 'masculino' },
    { insurers, gender: 'feminino', accessibility: [...ACCESS_KEYS] },
    { insurers, gender: 'masculino' },
  ]
}

/** Returns five people for each specialty in each requested city and some others, and those named in queries. */
export function peopleFor(
  queries: readonly JudgedQuery[],
  municipalities: readonly Municipality[],
): SearchableProfessional[] {
  const codes = new Map(municipalities.map(({ name, state, ibgeCode }) => [`${name}/${state}`, ibgeCode]))
  const asked = queries.flatMap(({ city, state }) => (city && state ? [`${city}/${state}`] : []))
  const pairs = [...new Set([...CITIES, ...asked])].flatMap((city) =>
    SPECIALTIES.map(({ name }) => ({ city, specialty: name })),
  )
  const variants = variantsAccepting([...new Set(queries.flatMap(({ insurers }) => insurers))])
  const crowd = pairs.flatMap(({ city, specialty }, pair) =>
    variants.map((variant, index) => {
      const number = pair * variants.length + index
      return aSearchableProfessional(number, {
        ...variant,
        name: FIRST[number % FIRST.length] ?? '',
        lastname: LAST[number % LAST.length] ?? '',
        specialty,
        municipality: codes.get(city) ?? null,
        state: city.slice(-2) as StateCode,
        crm: `COREN-${city.slice(-2)} ${number + 2_000_000}`,
      })
    }),
  )
  return [...crowd, ...PEOPLE.map((person, index) => named(person, index, codes))]
}

const FIRST_PERSON = 900_000

function named(person: Named, index: number, codes: ReadonlyMap<string, number>): SearchableProfessional {
  const [name = '', ...lastname] = person.name.split(' ')
  return aSearchableProfessional(FIRST_PERSON + index, {
    name,
    lastname: lastname.join(' '),
    specialty: person.specialty,
    state: person.state,
    municipality: codes.get(`${person.city}/${person.state}`) ?? null,
    gender: person.gender ?? 'feminino',
    ...(person.crm && { crm: person.crm }),
  })
}

interface JudgedApp {
  readonly search: Pick<SearchProfessionals, 'execute'>
  readonly understand: Pick<UnderstandSearch, 'execute'>
}

/** Judges answers by the people found, not by the reading. */
export class RelevanceJudge {
  readonly #people: readonly SearchableProfessional[]
  readonly #codes: ReadonlyMap<string, number>
  readonly #byId: ReadonlyMap<string, SearchableProfessional>

  constructor(people: readonly SearchableProfessional[], municipalities: readonly Municipality[]) {
    this.#people = people
    this.#codes = new Map(municipalities.map(({ name, state, ibgeCode }) => [`${name}/${state}`, ibgeCode]))
    this.#byId = new Map(people.map((person) => [person.id, person]))
  }

  /** Returns null if everyone expected is found and nobody else; otherwise what is wrong. */
  async wrongWith(query: JudgedQuery, { search, understand }: JudgedApp): Promise<string | null> {
    const { professionals, total } = await search.execute({ q: query.q, limit: 20 })
    const { notices, unknownInsurer } = await understand.execute({ q: query.q })
    const missing = query.notices.find((notice) => !notices.some((told) => told === notice))
    if (missing) return `does not tell ${missing}`
    if (query.isInsurerUnknown && !unknownInsurer) return 'does not tell that the insurer is unknown'
    if (query.findsAnybody) return null
    if (query.findsNobody) return total === 0 ? null : `${total} found`
    if (query.person !== null) {
      const [first] = professionals
      const isFirst = first && `${first.name} ${first.lastname}` === query.person
      return isFirst ? null : `first is ${first ? `${first.name} ${first.lastname}` : 'nobody'} of ${total}`
    }
    return this.#wrongWithCrowd(
      query,
      professionals.map(({ id }) => id),
      total,
    )
  }

  #wrongWithCrowd(query: JudgedQuery, ids: readonly string[], total: number): string | null {
    const found = ids.flatMap((id) => this.#byId.get(id) ?? [])
    const stranger = found.find((one) => !this.#isMeant(query, one))
    if (stranger) return `finds ${stranger.specialty} in ${stranger.state}, ${total} in all`
    const totals = this.#totalsMeant(query)
    return totals.includes(total) ? null : `${total} found instead of ${totals.join(' or ')}`
  }

  #isMeant(query: JudgedQuery, one: SearchableProfessional, specialty?: SpecialtyName): boolean {
    const { specialties, city, state, insurers, mode, gender, language, accessibility } = query
    const expected = specialty ? [specialty] : specialties
    return (
      (expected.length === 0 || expected.some((each) => each === one.specialty)) &&
      (city === null || one.municipality === this.#codes.get(`${city}/${state}`)) &&
      (state === null || one.state === state) &&
      (insurers.length === 0 || insurers.some((each) => one.insurers.includes(each))) &&
      (mode === null || one[mode]) &&
      (gender === null || one.gender === gender) &&
      (language === null || one.languages.includes(language)) &&
      (accessibility === null || one.accessibility.includes(accessibility))
    )
  }

  /** Returns the totals, one per right specialty. */
  #totalsMeant(query: JudgedQuery): number[] {
    const expected = query.specialties.length === 0 ? [undefined] : query.specialties
    return expected.map((name) => this.#people.filter((one) => this.#isMeant(query, one, name)).length)
  }
}
