import { test } from '@japa/runner'
import { citiesFor, knownCity } from './city_choices.ts'

const CITIES = ['Campinas', 'Campina do Monte Alegre', 'Monte Alto', 'São José dos Campos', 'São Paulo']

test.group('citiesFor', () => {
  test('offers prefix matches first, then matches of later words', ({ assert }) => {
    assert.deepEqual(citiesFor('CAMP', CITIES), [
      'Campinas',
      'Campina do Monte Alegre',
      'São José dos Campos',
    ])
    assert.deepEqual(citiesFor(' monte ', CITIES), ['Monte Alto', 'Campina do Monte Alegre'])
    assert.deepEqual(citiesFor('sao', CITIES), ['São José dos Campos', 'São Paulo'])
    assert.deepEqual(citiesFor('xyz', CITIES), [])
  })

  test('offers an exact match before larger cities', ({ assert }) => {
    assert.deepEqual(citiesFor('monte alegre', ['Monte Alegre de Minas', 'Monte Alegre']), [
      'Monte Alegre',
      'Monte Alegre de Minas',
    ])
  })

  test('offers at most eight', ({ assert }) => {
    assert.lengthOf(citiesFor('', Array(50).fill('Campinas')), 8)
  })
})

test.group('knownCity', () => {
  test("uses a city's official spelling", ({ assert }) => {
    assert.equal(knownCity(' sao jose dos CAMPOS ', CITIES), 'São José dos Campos')
    assert.isNull(knownCity('São José', CITIES))
    assert.isNull(knownCity('', CITIES))
  })
})
