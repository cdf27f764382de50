import { test } from '@japa/runner'
import { municipalitiesOfBrazil } from '#infrastructure/brazil/municipality_source.ts'
import { InMemoryMunicipalityCatalogue } from '#application/testing/in_memory_municipality_catalogue.ts'
import { ListMunicipalities } from './municipalities.ts'

test.group('ListMunicipalities', () => {
  const list = new ListMunicipalities({ municipalities: new InMemoryMunicipalityCatalogue() })

  test('lists exactly the cities of the state', async ({ assert }) => {
    const cities = await list.execute({ state: 'SP' })

    assert.lengthOf(cities, 645)
    assert.includeMembers(cities, ['São Paulo', 'Campinas', "Santa Bárbara d'Oeste"])
    assert.notInclude(cities, 'Rio de Janeiro')
  })

  test('sorts by population on request', async ({ assert }) => {
    const cities = await list.execute({ state: 'SP', order: 'population' })

    assert.deepEqual(cities.slice(0, 3), ['São Paulo', 'Guarulhos', 'Campinas'])
  })

  test('sorts in Portuguese order', async ({ assert }) => {
    const backwards = new InMemoryMunicipalityCatalogue(municipalitiesOfBrazil().toReversed())

    const cities = await new ListMunicipalities({ municipalities: backwards }).execute({ state: 'ES' })

    assert.deepEqual(cities.slice(0, 4), ['Afonso Cláudio', 'Água Doce do Norte', 'Águia Branca', 'Alegre'])
  })
})
