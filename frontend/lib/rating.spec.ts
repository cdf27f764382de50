import { test } from '@japa/runner'
import { STARS, countReviews, fillOfStar, formatRating } from './rating.ts'

const fills = (rating: number) => STARS.map((star) => fillOfStar(star, rating))

test.group('Rating', () => {
  test('has one decimal, with a comma', ({ assert }) => {
    assert.deepEqual([0, 4, 4.55].map(formatRating), ['0,0', '4,0', '4,6'])
  })

  test('fills stars to the nearest half', ({ assert }) => {
    assert.deepEqual(fills(3.5), [1, 1, 1, 0.5, 0])
    assert.deepEqual(fills(4.8), [1, 1, 1, 1, 1])
    assert.deepEqual(fills(0.2), [0, 0, 0, 0, 0])
  })

  test('counts one review in the singular', ({ assert }) => {
    assert.deepEqual([0, 1, 1234].map(countReviews), ['0 avaliações', '1 avaliação', '1.234 avaliações'])
  })
})
