import { test } from '@japa/runner'
import { pageNumbers, withEnds } from './page_numbers.ts'

test.group('Page numbers', () => {
  test('shows all of them up to five', ({ assert }) => {
    assert.deepEqual(pageNumbers(2, 3), [1, 2, 3])
  })

  test('centres on the current one', ({ assert }) => {
    assert.deepEqual(pageNumbers(6, 20), [4, 5, 6, 7, 8])
  })

  test('stays within the ends', ({ assert }) => {
    assert.deepEqual(pageNumbers(1, 20), [1, 2, 3, 4, 5])
    assert.deepEqual(pageNumbers(20, 20), [16, 17, 18, 19, 20])
  })

  test('links the first and the last page too, once', ({ assert }) => {
    assert.deepEqual(withEnds(pageNumbers(6, 20), 20), [1, 4, 5, 6, 7, 8, 20])
    assert.deepEqual(withEnds(pageNumbers(2, 3), 3), [1, 2, 3])
    assert.deepEqual(withEnds(pageNumbers(20, 20), 20), [1, 16, 17, 18, 19, 20])
  })
})
