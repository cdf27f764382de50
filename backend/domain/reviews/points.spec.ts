import { test } from '@japa/runner'
import { reviewPoints, shownPoints } from './points.ts'

test.group('the points of a review', () => {
  test('stand once and in the order of the list', ({ assert }) => {
    assert.deepEqual(reviewPoints(['on_time', 'explained', 'on_time']), ['explained', 'on_time'])
    assert.deepEqual(reviewPoints([]), [])
  })

  test('are only those of the list', ({ assert }) => {
    assert.isUndefined(reviewPoints(['explained', 'cheap']))
  })

  test('are shown from three reviews on, the most frequent first', ({ assert }) => {
    const counted = [
      { point: 'pleasant_place', count: 3 },
      { point: 'explained', count: 3 },
      { point: 'on_time', count: 9 },
      { point: 'welcoming', count: 2 },
    ] as const

    assert.deepEqual(
      shownPoints(counted).map(({ point, count }) => `${point} ${count}`),
      ['on_time 9', 'explained 3', 'pleasant_place 3'],
    )
  })
})
