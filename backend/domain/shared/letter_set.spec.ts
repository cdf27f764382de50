import { test } from '@japa/runner'
import fc from 'fast-check'
import { countBits, lettersOf } from './letter_set.ts'

test.group('letter set', () => {
  test('counts distinct and repeated letters of a word', ({ assert }) => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'm', 'y', 'z', 'ß')), (letters) => {
        const { once, twice } = lettersOf(letters.join(''))
        const repeated = letters.filter((letter, index) => letters.indexOf(letter) !== index)

        assert.equal(countBits(once), new Set(letters).size)
        assert.equal(countBits(twice), new Set(repeated).size)
      }),
    )
  })

  test('counts every bit', ({ assert }) => {
    assert.deepEqual([0, 1, -1, 0x7fffffff, -0x80000000].map(countBits), [0, 1, 32, 31, 1])
  })
})
