import { test } from '@japa/runner'
import { aSearchableProfessional } from '#application/ports/testing/a_searchable_professional.ts'
import { InMemoryMunicipalityCatalogue } from '#application/testing/in_memory_municipality_catalogue.ts'
import { readLexicon } from '#search/lexicon/read_lexicon.ts'
import { aSearchApp } from '#search/testing/a_search_app.ts'

type App = Awaited<ReturnType<typeof aSearchApp>>

const municipalities = await new InMemoryMunicipalityCatalogue().all()
const lexicon = readLexicon()
const BOA_VISTA = { municipality: 1400100, state: 'RR' } as const

const LARGE = 600_000
const largeCities = new Set(
  municipalities.flatMap(({ name, state, population }) =>
    (population ?? 0) >= LARGE ? [`${name}, ${state}`] : [],
  ),
)

/** One-word neighbourhoods of large cities that people are called by. */
const neighbourhoods = lexicon
  .sections('neighbourhoods')
  .filter(({ head }) => largeCities.has(head))
  .flatMap(({ head, lines }) => lines.map((surname) => ({ surname, city: head.split(', ')[0] })))
  .filter(({ surname }) => /^\p{Lu}\p{L}+$/u.test(surname) && lexicon.isPersonName(surname.toLowerCase()))
const SURNAMES = [...new Set(neighbourhoods.map(({ surname }) => surname))]

const called = SURNAMES.map((lastname, index) =>
  aSearchableProfessional(index, { name: 'Rui', lastname, specialty: 'Cardiologista', ...BOA_VISTA }),
)
const meant = new Set<string | undefined>([...SURNAMES, ...neighbourhoods.map(({ city }) => city)])
const inThosePlaces = municipalities
  .filter(({ name }) => meant.has(name))
  .map(({ ibgeCode: municipality, state }, index) =>
    aSearchableProfessional(1000 + index, { name: 'Zoraide', lastname: 'Quintela', municipality, state }),
  )
const onlyCalledSo = await aSearchApp(called)
const bothAreThere = await aSearchApp([...called, ...inThosePlaces])

/** Returns the queries of the frames that find another than the expected first person; null for nobody. */
async function wrongOf(app: App, frames: readonly string[], expected: (surname: string) => string | null) {
  const wrong: string[] = []
  for (const surname of SURNAMES)
    for (const frame of frames) {
      const q = frame.replace('X', surname.toLowerCase())
      const [first] = (await app.search.execute({ q, limit: 1 })).professionals
      const name = first ? `${first.name} ${first.lastname}` : null
      if (name !== expected(surname)) wrong.push(`${q}: ${name}`)
    }
  return wrong
}

test.group('Surnames that are neighbourhoods too', () => {
  test('finds the people called so if nobody is found in the place', async ({ assert }) => {
    const frames = ['X', 'cardiologista X', 'X cardiologista', 'dr X', 'dra X', 'rui X', 'X rui']

    assert.isAtLeast(SURNAMES.length, 12)
    assert.deepEqual(await wrongOf(onlyCalledSo, frames, (surname) => `Rui ${surname}`), [])
  })

  test('reads them as places after a preposition, even if nobody is found there', async ({ assert }) => {
    assert.deepEqual(await wrongOf(onlyCalledSo, ['cardiologista em X', 'em X'], () => null), [])
  })

  test('reads them as places if somebody is found there, but as people after a title', async ({ assert }) => {
    const places = ['X', 'cardiologista X', 'X cardiologista', 'cardiologista em X']

    assert.deepEqual(await wrongOf(bothAreThere, places, () => 'Zoraide Quintela'), [])
    assert.deepEqual(
      await wrongOf(bothAreThere, ['dr X', 'dra X', 'rui X'], (surname) => `Rui ${surname}`),
      [],
    )
  })

  test('reads the same city in either order', async ({ assert }) => {
    for (const surname of SURNAMES) {
      const city = async (q: string) => (await bothAreThere.understand.execute({ q })).city
      assert.equal(await city(`${surname} cardiologista`), await city(`cardiologista ${surname}`), surname)
    }
  })

  test('offers the people called so beside the place', async ({ assert }) => {
    for (const surname of SURNAMES) {
      const { city, alternatives } = await bothAreThere.understand.execute({ q: `cardiologista ${surname}` })
      assert.isNotNull(city, surname)
      assert.equal(alternatives.find(({ bearers }) => bearers)?.bearers?.count, 1, surname)
    }
  })
})

test('finds a person by a full name of which one word is a neighbourhood', async ({ assert }) => {
  const app = await aSearchApp([
    aSearchableProfessional(1, { name: 'Lia', lastname: 'Moema Rocha', ...BOA_VISTA }),
    aSearchableProfessional(2, { name: 'Rui', lastname: 'Rocha', ...BOA_VISTA }),
  ])
  const { professionals } = await app.search.execute({ q: 'moema rocha' })

  assert.deepEqual(
    professionals.map(({ name }) => name),
    ['Lia'],
  )
})
