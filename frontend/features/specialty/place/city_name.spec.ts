import { test } from '@japa/runner'
import { InterpretQuery } from '#application/search/interpret_query.ts'
import { slugify } from '#domain/shared/slug.ts'
import { InMemoryMunicipalityCatalogue } from '#application/testing/in_memory_municipality_catalogue.ts'
import { anApi, facets, reading } from '../testing/a_list.ts'
import { cityAmong, cityRead, cityReadingOptions } from './city_name.ts'

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

  test('is read only where it is spelt alike, in the same state', ({ assert }) => {
    assert.equal(cityRead(reading({ city: 'Campinas', state: 'SP' }), CAMPINAS), 'Campinas')
    assert.isNull(cityRead(reading({ city: 'Campinas', state: 'GO' }), CAMPINAS))
    assert.isNull(cityRead(reading({ city: 'Campina', state: 'SP' }), CAMPINAS))
    assert.isNull(cityRead(reading({ city: null, state: 'SP' }), CAMPINAS))
  })

  test('is understood for every municipality of Brazil', async ({ assert }) => {
    const catalogue = new InMemoryMunicipalityCatalogue()
    const interpretation = new InterpretQuery(catalogue)
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
