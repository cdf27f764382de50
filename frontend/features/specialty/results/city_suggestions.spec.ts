import { test } from '@japa/runner'
import { suggestedCities } from './place_choices.ts'

const cities = [
  { city: 'Uberlândia', count: 1_204 },
  { city: 'Uberaba', count: 3 },
  { city: 'Águas Formosas', count: 1 },
  ...Array.from({ length: 20 }, (_, number) => ({ city: `Santa ${number}`, count: 1 })),
]

const labels = (typed: string) => suggestedCities(typed, cities).map(({ label }) => label)

test.group('The cities suggested', () => {
  test('are the eight largest without input', ({ assert }) => {
    assert.lengthOf(labels(''), 8)
    assert.deepEqual(labels('').slice(0, 2), ['Uberlândia', 'Uberaba'])
  })

  test('match without accents, largest first', ({ assert }) => {
    assert.deepEqual(labels('uber'), ['Uberlândia', 'Uberaba'])
    assert.deepEqual(labels('aguas'), ['Águas Formosas'])
  })

  test('show their counts', ({ assert }) => {
    assert.deepEqual(
      suggestedCities('uber', cities).map(({ detail }) => detail),
      ['(1.204)', '(3)'],
    )
  })
})
