import { test } from '@japa/runner'
import { distanceWords } from './distance_words.ts'

test.group('A distance in words', () => {
  test('is in whole kilometres', ({ assert }) => {
    assert.deepEqual([1.4, 2.6, 1203.6].map(distanceWords), [
      'a cerca de 1 km',
      'a cerca de 3 km',
      'a cerca de 1.204 km',
    ])
  })

  test('promises no exactness close by', ({ assert }) => {
    assert.deepEqual([0, 0.3].map(distanceWords), ['a cerca de 1 km', 'a cerca de 1 km'])
  })
})
