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
  test('are the eight where most are while nothing is typed', ({ assert }) => {
    assert.lengthOf(labels(''), 8)
    assert.deepEqual(labels('').slice(0, 2), ['Uberlândia', 'Uberaba'])
  })

  test('are those that may be meant, most first, without regard to accents', ({ assert }) => {
    assert.deepEqual(labels('uber'), ['Uberlândia', 'Uberaba'])
    assert.deepEqual(labels('aguas'), ['Águas Formosas'])
  })

  test('say how many are there', ({ assert }) => {
    assert.deepEqual(
      suggestedCities('uber', cities).map(({ detail }) => detail),
      ['(1.204)', '(3)'],
    )
  })
})
