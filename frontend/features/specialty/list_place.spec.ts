import { readLexicon } from '#search/lexicon/read_lexicon.ts'
import { test } from '@japa/runner'
import { InterpretQuery } from '#search/interpret/interpret_query.ts'
import { InMemoryMunicipalityCatalogue } from '#application/testing/in_memory_municipality_catalogue.ts'
import { slugify } from '#domain/shared/slug.ts'
import {
  cityAmong,
  cityRead,
  cityReadingOptions,
  listPath,
  pageIn,
  PLAIN_VIEW,
  stateIn,
  viewIn,
  nearbyPlaces,
  relaxedLists,
} from './list_place.ts'
import { aList, anApi, facets, IN_CAMPINAS, IN_SAO_PAULO, reading, aSpecialty } from './testing/a_list.ts'

const stateOf = (query: string) => stateIn(new URLSearchParams(query))
const pageOf = (page: string) => pageIn(new URLSearchParams({ page }))

test.group('The address of a list', () => {
  test("is the plain one for a specialty's first page", ({ assert }) => {
    assert.equal(listPath(aList()), '/especialidades/cardiologista')
  })

  test('contains the state in the query', ({ assert }) => {
    assert.equal(listPath(aList({ place: IN_SAO_PAULO })), '/especialidades/cardiologista?state=SP')
  })

  test('contains city and state in the path', ({ assert }) => {
    assert.equal(listPath(aList({ place: IN_CAMPINAS })), '/especialidades/cardiologista/campinas-sp')
  })

  test('contains a further page last', ({ assert }) => {
    assert.equal(
      listPath(aList({ place: IN_SAO_PAULO, page: 3 })),
      '/especialidades/cardiologista?state=SP&page=3',
    )
    assert.equal(
      listPath(aList({ place: IN_CAMPINAS, page: 2 })),
      '/especialidades/cardiologista/campinas-sp?page=2',
    )
  })

  test('keeps filters and order, in a city too', ({ assert }) => {
    const view = { ...PLAIN_VIEW, insurance: 'Amil', teleconsulta: true, near: '-22.91,-47.06' }
    const path = listPath(aList({ place: IN_CAMPINAS, page: 2, view }))

    assert.equal(
      path,
      '/especialidades/cardiologista/campinas-sp?insurance=Amil&teleconsulta=true&near=-22.91%2C-47.06&page=2',
    )
    assert.deepEqual(viewIn(new URL(path, 'https://saude.example').searchParams), view)
    assert.deepEqual(viewIn(new URLSearchParams('insurance=x&presencial=1&sort=price')), PLAIN_VIEW)
  })

  test('accepts only the 27 states', ({ assert }) => {
    assert.equal(stateOf('state=SP'), 'SP')
    assert.deepEqual(['', 'state=all', 'state=XX', 'state=sp'].map(stateOf), [null, null, null, null])
  })

  test('reads an invalid page as the first', ({ assert }) => {
    assert.deepEqual(['2', '1000'].map(pageOf), [2, 1000])
    assert.deepEqual(['', '0', '-1', '1.5', 'x', '1001', '1e3', '99999'].map(pageOf), Array(8).fill(1))
  })
})

const CAMPINAS = { citySlug: 'campinas', state: 'SP' } as const

test.group('The name of the city in an address', () => {
  test('is found among the cities of the facets', ({ assert }) => {
    const cities = [
      { city: 'Campinas', state: 'SP', count: 2 },
      { city: 'São José do Rio Preto', state: 'SP', count: 1 },
    ]
    const rioPreto = { citySlug: 'sao-jose-do-rio-preto', state: 'SP' } as const

    assert.equal(cityAmong(facets({ cities }), rioPreto), 'São José do Rio Preto')
  })

  test('is not that of a namesake in another state', ({ assert }) => {
    const cities = [{ city: 'Campinas', state: 'GO', count: 2 }]

    assert.isNull(cityAmong(facets({ cities }), CAMPINAS))
  })

  test('is read only in the exact spelling, in the same state', ({ assert }) => {
    assert.equal(cityRead(reading({ city: 'Campinas', state: 'SP' }), CAMPINAS), 'Campinas')
    assert.isNull(cityRead(reading({ city: 'Campinas', state: 'GO' }), CAMPINAS))
    assert.isNull(cityRead(reading({ city: 'Campina', state: 'SP' }), CAMPINAS))
    assert.isNull(cityRead(reading({ city: null, state: 'SP' }), CAMPINAS))
  })

  test('is understood for every municipality of Brazil', async ({ assert }) => {
    const catalogue = new InMemoryMunicipalityCatalogue()
    const interpretation = new InterpretQuery({ municipalities: catalogue, readLexicon })
    const asked: string[] = []
    const api = anApi({
      interpretQuery: async ({ location = '' }) => {
        asked.push(location)
        return reading()
      },
    })
    const misread: string[] = []
    for (const { name, state } of await catalogue.all()) {
      const inPath = { citySlug: slugify(name), state }
      await cityReadingOptions(api, inPath).queryFn?.({} as never)
      const { city, state: readState } = await interpretation.execute({ location: asked.at(-1) })
      if (cityRead(reading({ city, state: readState }), inPath) !== name) misread.push(`${name}, ${state}`)
    }

    assert.lengthOf(asked, 5571)
    assert.deepEqual(misread, [])
  })
})

const DENTIST = aSpecialty('Dentista')

const counted = facets({
  states: [
    { state: 'BA', count: 2 },
    { state: 'SP', count: 9 },
    { state: 'AC', count: 0 },
  ],
  cities: [
    { city: 'Campinas', state: 'SP', count: 4 },
    { city: 'Santos', state: 'SP', count: 2 },
    { city: 'São Paulo', state: 'SP', count: 3 },
  ],
})

test.group('Other places', () => {
  test('are the states with professionals, most first', ({ assert }) => {
    assert.deepEqual(nearbyPlaces(aList({ specialty: DENTIST }), counted), [
      { label: 'São Paulo', to: '/especialidades/dentista?state=SP', count: 9 },
      { label: 'Bahia', to: '/especialidades/dentista?state=BA', count: 2 },
    ])
  })

  test('are the other cities of the current state', ({ assert }) => {
    assert.deepEqual(nearbyPlaces(aList({ specialty: DENTIST, place: IN_CAMPINAS }), counted), [
      { label: 'São Paulo', to: '/especialidades/dentista/sao-paulo-sp', count: 3 },
      { label: 'Santos', to: '/especialidades/dentista/santos-sp', count: 2 },
    ])
  })

  test('are at most a hundred, the largest', ({ assert }) => {
    const cities = Array.from({ length: 645 }, (_, number) => ({
      city: `Cidade ${number}`,
      state: 'SP',
      count: number,
    }))

    const places = nearbyPlaces(aList({ place: IN_CAMPINAS }), facets({ cities }))

    assert.lengthOf(places, 100)
    assert.equal(places[0]?.count, 644)
  })
})

test.group('Relaxed lists', () => {
  test('say which filter to give up and exactly how many that finds', ({ assert }) => {
    const view = { ...PLAIN_VIEW, insurance: 'Amil', teleconsulta: true }
    const relaxations = [
      { filter: 'insurance', count: 1204 },
      { filter: 'teleconsulta', count: 1 },
      { filter: 'state', count: 1 },
    ]

    assert.deepEqual(relaxedLists(aList({ place: IN_SAO_PAULO, view, page: 3 }), relaxations), [
      {
        label: 'Sem o convênio: 1.204 profissionais',
        to: '/especialidades/cardiologista?state=SP&teleconsulta=true',
      },
      {
        label: 'Sem “Teleconsulta”: 1 profissional',
        to: '/especialidades/cardiologista?state=SP&insurance=Amil',
      },
      {
        label: 'Em todo o Brasil: 1 profissional',
        to: '/especialidades/cardiologista?insurance=Amil&teleconsulta=true',
      },
    ])
  })

  test('lead from a city to its state, never to a namesake elsewhere', ({ assert }) => {
    const relaxations = ['city', 'state', 'specialty'].map((filter) => ({ filter, count: 2 }))

    assert.deepEqual(relaxedLists(aList({ place: IN_CAMPINAS }), relaxations), [
      { label: 'Em todo o estado (SP): 2 profissionais', to: '/especialidades/cardiologista?state=SP' },
    ])
  })
})
