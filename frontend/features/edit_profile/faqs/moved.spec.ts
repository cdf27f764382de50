import { test } from '@japa/runner'
import { moved } from './moved.ts'

test.group('moved', () => {
  test('moves an item up and down, the others closing up', ({ assert }) => {
    assert.deepEqual(moved(['a', 'b', 'c'], 0, 2), ['b', 'c', 'a'])
    assert.deepEqual(moved(['a', 'b', 'c'], 2, 1), ['a', 'c', 'b'])
  })

  test('changes nothing beyond either end', ({ assert }) => {
    assert.deepEqual(moved(['a', 'b'], 0, -1), ['a', 'b'])
    assert.deepEqual(moved(['a', 'b'], 1, 2), ['a', 'b'])
    assert.deepEqual(moved(['a', 'b'], 5, 0), ['a', 'b'])
  })
})
