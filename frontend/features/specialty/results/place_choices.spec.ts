import { test } from '@japa/runner'
import { EVERYWHERE, facets, IN_CAMPINAS, IN_SAO_PAULO } from '../testing/a_list.ts'
import { cityChoices, stateChoices } from './place_choices.ts'

const cities = [
  { city: 'Santos', state: 'SP', count: 3 },
  { city: 'Águas da Prata', state: 'SP', count: 1 },
  { city: 'Niterói', state: 'RJ', count: 5 },
]

test.group('The choices of the place filters', () => {
  test('are all 27 states, even before counts load', ({ assert }) => {
    const choices = stateChoices(undefined)

    assert.lengthOf(choices, 27)
    assert.deepEqual(choices[0], { value: 'AC', label: 'AC – Acre' })
  })

  test("show each state's count, even zero", ({ assert }) => {
    const choices = stateChoices(facets({ states: [{ state: 'SP', count: 1204 }] }))

    assert.lengthOf(choices, 27)
    assert.deepEqual(choices[0], { value: 'AC', label: 'AC – Acre (0)' })
    assert.deepInclude(choices, { value: 'SP', label: 'SP – São Paulo (1.204)' })
  })

  test("are the state's cities with professionals, in pt-BR order", ({ assert }) => {
    assert.deepEqual(cityChoices(facets({ cities }), IN_SAO_PAULO), [
      { value: 'Águas da Prata', label: 'Águas da Prata (1)' },
      { value: 'Santos', label: 'Santos (3)' },
    ])
  })

  test('keep the current city even if empty', ({ assert }) => {
    assert.deepInclude(cityChoices(facets({ cities }), IN_CAMPINAS), { value: 'Campinas', label: 'Campinas' })
  })

  test('contain no cities before a state is chosen', ({ assert }) => {
    assert.deepEqual(cityChoices(facets({ cities }), EVERYWHERE), [])
  })
})
