import { test } from '@japa/runner'
import { parseReached } from './reached.ts'

const anId = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

test.group('parseReached', () => {
  test('reads only ids', ({ assert }) => {
    assert.deepEqual(parseReached(JSON.stringify([anId(1), 7, null, 'x', '<b>', anId(2)])), [
      anId(1),
      anId(2),
    ])
    for (const stored of [null, '', '{', '{}', '"x"', 'null']) assert.deepEqual(parseReached(stored), [])
  })

  test('keeps the fifty newest', ({ assert }) => {
    const ids = Array.from({ length: 51 }, (_, index) => anId(index))
    assert.deepEqual(parseReached(JSON.stringify(ids)), ids.slice(1))
  })
})
