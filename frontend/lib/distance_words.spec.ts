import { test } from '@japa/runner'
import { distanceWords } from './distance_words.ts'

test.group('A distance in words', () => {
  test('is in metres under a kilometre', ({ assert }) => {
    assert.deepEqual([0.8, 0.123, 0.94].map(distanceWords), ['a 800 m', 'a 100 m', 'a 900 m'])
  })

  test('is in kilometres with one decimal while that matters', ({ assert }) => {
    assert.deepEqual([0.96, 1, 2.34, 9.94].map(distanceWords), ['a 1 km', 'a 1 km', 'a 2,3 km', 'a 9,9 km'])
  })

  test('is in whole kilometres further away', ({ assert }) => {
    assert.deepEqual([9.96, 12.4, 1203.6].map(distanceWords), ['a 10 km', 'a 12 km', 'a 1.204 km'])
  })

  test('promises no exactness close by', ({ assert }) => {
    assert.equal(distanceWords(0), 'a menos de 100 m')
  })
})
