import { test } from '@japa/runner'
import { nearbyPlaces } from './list_place.ts'
import { aList, aSpecialty, facets, IN_CAMPINAS } from './testing/a_list.ts'

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
  test('are the states where somebody is, most first', ({ assert }) => {
    assert.deepEqual(nearbyPlaces(aList({ specialty: DENTIST }), counted), [
      { label: 'São Paulo', to: '/especialidades/dentista?state=SP', count: 9 },
      { label: 'Bahia', to: '/especialidades/dentista?state=BA', count: 2 },
    ])
  })

  test('are the other cities of the state that is shown', ({ assert }) => {
    assert.deepEqual(nearbyPlaces(aList({ specialty: DENTIST, place: IN_CAMPINAS }), counted), [
      { label: 'São Paulo', to: '/especialidades/dentista/sao-paulo-sp', count: 3 },
      { label: 'Santos', to: '/especialidades/dentista/santos-sp', count: 2 },
    ])
  })

  test('are a hundred at most, those where most are', ({ assert }) => {
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
