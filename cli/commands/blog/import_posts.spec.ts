import { test } from '@japa/runner'
import { FirstOf } from './import_posts.ts'

test.group('What an import of posts tells', () => {
  test('is kept up to a number, and the rest is counted', ({ assert }) => {
    const told = new FirstOf<number>(3)

    told.add(1, 2)
    assert.deepEqual([told.kept, told.leftOut], [[1, 2], 0])
    told.add(3, 4, 5)
    told.add(6)

    assert.deepEqual([told.kept, told.leftOut], [[1, 2, 3], 3])
  })

  test('ends at ten thousand', ({ assert }) => {
    const told = new FirstOf<number>()

    for (let number = 0; number < 10_001; number++) told.add(number)

    assert.deepEqual([told.kept.length, told.leftOut], [10_000, 1])
  })
})
