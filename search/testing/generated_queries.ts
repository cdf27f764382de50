import type { Municipality } from '#application/ports/municipality_catalogue.ts'
import { INSURERS } from '#domain/catalogue/insurers.ts'
import { SPECIALTIES } from '#domain/catalogue/specialties.ts'
import { readLexicon } from '#search/lexicon/read_lexicon.ts'
import { STATES } from '#domain/catalogue/states.ts'
import { foldText } from '#domain/shared/text.ts'
import type { InterpretQueryInput } from '../interpret/interpret_query.ts'
import { TYPOS } from './query_typos.ts'
import { SeededRandom } from './seeded_random.ts'

export interface GeneratedQuery {
  readonly kind: string
  readonly input: InterpretQueryInput
  readonly expected: Readonly<
    Partial<Record<'specialty' | 'insurance' | 'city' | 'state' | 'text', string | null>>
  >
}

const SEED = 20_260_701

/** Returns some four thousand queries, the same on every run, in common spellings and misspellings. */
export function generatedQueries(municipalities: readonly Municipality[]): GeneratedQuery[] {
  const random = new SeededRandom(SEED)
  const largest = municipalities
    .toSorted((one, other) => (other.population ?? 0) - (one.population ?? 0))
    .slice(0, 100)
  return [
    ...specialtyQueries(),
    ...misspeltSpecialties(random, largest),
    ...insurerQueries(random, largest),
    ...largest.flatMap(cityQueries),
    ...misspeltCities(random, largest),
    ...stateQueries(),
    ...nameQueries(random),
  ]
}

function specialtyQueries(): GeneratedQuery[] {
  return SPECIALTIES.flatMap(({ name, feminine }) => {
    const { names, everyday } = readLexicon().aliasesOf(name)
    const spellings = [name, feminine, name.toUpperCase(), foldText(name), ...names].filter(isItsOwn)
    const complaints = everyday.filter(isItsOwn)
    const inRecife = { specialty: name, city: 'Recife', state: 'PE' }
    return spellings
      .map((q) => query('specialty', q, { specialty: name }))
      .concat(complaints.map((word) => query('everyday word', `médico de ${word} em recife`, inRecife)))
  })
}

const spelledBy = Map.groupBy(
  [...readLexicon().specialties.values()].flatMap(({ names, everyday }) => names.concat(everyday)),
  foldText,
)

function isItsOwn(spelling: string): boolean {
  return (spelledBy.get(foldText(spelling))?.length ?? 0) < 2
}

function misspeltSpecialties(random: SeededRandom, cities: readonly Municipality[]): GeneratedQuery[] {
  return SPECIALTIES.flatMap(({ name }) =>
    Object.entries(TYPOS).map(([typo, misspell]) => {
      const city = random.oneOf(cities)
      const q = `${misspell(foldText(name), random)} ${foldText(city.name)}`
      return query(`specialty, ${typo}`, q, { specialty: name, city: city.name, state: city.state })
    }),
  )
}

function insurerQueries(random: SeededRandom, cities: readonly Municipality[]): GeneratedQuery[] {
  return INSURERS.filter(({ name }) => name !== 'Outros').flatMap(({ name }) => {
    const city = random.oneOf(cities)
    const expected = { specialty: 'Pediatra', insurance: name, city: city.name, state: city.state }
    const misspelt = random.oneOf(Object.values(TYPOS))(foldText(name), random)
    return [
      query('insurer', `pediatra que atende ${name} em ${city.name}`, expected),
      query('insurer', `${foldText(name)} pediatra ${foldText(city.name)}`, expected),
      query('insurer, misspelt', `pediatra ${misspelt} ${foldText(city.name)}`, expected),
    ]
  })
}

function cityQueries({ name, state }: Municipality): GeneratedQuery[] {
  const expected = { city: name, state }
  return [
    query('city', name, expected),
    query('city', `dentista ${foldText(name)}`, { ...expected, specialty: 'Dentista' }),
    query('city', `${foldText(name)} dentista`, { ...expected, specialty: 'Dentista' }),
    query('city and state', `${foldText(name)}/${state.toLowerCase()}`, expected),
    query('city and state', `${name} - ${state}`, expected),
    query('city and state', `${name}, ${STATES.find(({ code }) => code === state)?.name ?? ''}`, expected),
    { kind: 'location field', input: { location: foldText(name) }, expected },
  ]
}

function misspeltCities(random: SeededRandom, cities: readonly Municipality[]): GeneratedQuery[] {
  return cities.flatMap(({ name, state }) =>
    Object.entries(TYPOS).map(([typo, misspell]) =>
      query(`city, ${typo}`, `dentista em ${misspell(foldText(name), random)}`, {
        specialty: 'Dentista',
        city: name,
        state,
      }),
    ),
  )
}

function stateQueries(): GeneratedQuery[] {
  const beside = STATES.flatMap(({ code, name }) => [
    query('state', `psiquiatra ${code.toLowerCase()}`, { specialty: 'Psiquiatra', state: code }),
    query('state', `psiquiatra no estado de ${name}`, { specialty: 'Psiquiatra', state: code }),
  ])
  const alone = STATES.filter(({ code }) => code !== 'SP' && code !== 'RJ')
  return beside.concat(alone.map(({ code, name }) => query('state', foldText(name), { state: code })))
}

/** First names and surnames that are also cities, or a letter away from one. */
const FIRST =
  'maria ana joao mariana lorena vitoria marilia regina helena camila natalia salvador rosa marina'.split(' ')
const LAST =
  'santos campos prado falcao assuncao oliveira castro toledo serra lins sobral franca kowalski brzezinski schmitz'.split(
    ' ',
  )

function nameQueries(random: SeededRandom): GeneratedQuery[] {
  return FIRST.flatMap((first) => LAST.map((last) => `${first} ${last}`)).flatMap((name) => [
    query('name', name, { text: name }),
    query('name', `dra. ${name}`, { text: name }),
    query('name and specialty', `${random.oneOf(['dentista', 'psicologa'])} ${name}`, { text: name }),
    query('name and place', `${name} curitiba`, { text: name, city: 'Curitiba', state: 'PR' }),
  ])
}

function query(kind: string, q: string, expected: GeneratedQuery['expected']): GeneratedQuery {
  return { kind, input: { q }, expected }
}
