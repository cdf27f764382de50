import { test } from '@japa/runner'
import { Recent } from './recent.ts'

test.group('Recent values', () => {
  const askedOf = (recent: Recent<string>, keys: readonly string[]) => {
    const made: string[] = []
    for (const key of keys)
      recent.get(key, () => {
        made.push(key)
        return key
      })
    return made
  }

  test('are made once', ({ assert }) => {
    const recent = new Recent<string>(2)

    assert.deepEqual(askedOf(recent, ['a', 'b', 'a', 'b']), ['a', 'b'])
    assert.equal(
      recent.get('a', () => 'other'),
      'a',
    )
  })

  test('go when they were not asked for longest', ({ assert }) => {
    assert.deepEqual(askedOf(new Recent(2), ['a', 'b', 'a', 'c', 'a', 'b']), ['a', 'b', 'c', 'b'])
  })

  test('are not kept for long keys, or where none shall be', ({ assert }) => {
    const long = 'x'.repeat(251)

    assert.deepEqual(askedOf(new Recent(2), [long, long]), [long, long])
    assert.deepEqual(askedOf(new Recent(0), ['a', 'a']), ['a', 'a'])
  })
})
