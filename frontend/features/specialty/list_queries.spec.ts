import { test } from '@japa/runner'
import { lastPage } from './list_queries.ts'

test.group('The pages of a list', () => {
  test('are one where there is nobody', ({ assert }) => {
    assert.equal(lastPage(0), 1)
  })

  test('hold 24 each', ({ assert }) => {
    assert.deepEqual([24, 25, 48, 49].map(lastPage), [1, 2, 2, 3])
  })

  test('end where the API ends', ({ assert }) => {
    assert.equal(lastPage(400_000), 1_000)
  })
})
