import { test } from '@japa/runner'
import fc from 'fast-check'
import { wordDistance } from './word_distance.ts'

const FAR = 9

const PAIRS = [
  ['silva', 'silva', 0],
  ['silva', 'siva', 1],
  ['silva', 'sillva', 1],
  ['silva', 'sylva', 1],
  ['silva', 'slvia', 2],
  ['flacao', 'falcao', 1],
  ['ab', 'ba', 1],
  ['ca', 'abc', 3],
  ['figueiredo', 'fgueredo', 2],
  ['', 'ana', 3],
  ['aa', 'aaaa', 2],
  ['souza', 'moreira', 5],
] as const

test.group('distance of two words', () => {
  for (const [one, other, slips] of PAIRS)
    test(`returns ${slips} between '${one}' and '${other}' in either order`, ({ assert }) => {
      assert.equal(wordDistance(one, other, FAR), slips)
      assert.equal(wordDistance(other, one, FAR), slips)
    })

  test('returns one more than the limit for anything beyond it', ({ assert }) => {
    assert.equal(wordDistance('silva', 'souza', 1), 2)
    assert.equal(wordDistance('ana', 'anastacia', 2), 3)
    assert.equal(wordDistance('fgueredo', 'figueiredo', 2), 2)
  })

  test('equals that of the whole table, whatever the words and the limit', ({ assert }) => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 6 })
    fc.assert(
      fc.property(word, word, fc.integer({ min: 1, max: 5 }), (one, other, limit) => {
        assert.equal(wordDistance(one, other, limit), Math.min(wholeTable(one, other), limit + 1))
      }),
      { numRuns: 2_000 },
    )
  })
})

/** The optimal string alignment distance by its definition. */
function wholeTable(one: string, other: string): number {
  if (one === '' || other === '') return one.length + other.length
  const [head, rest] = [one.slice(0, -1), other.slice(0, -1)]
  const isSwapped = one.at(-1) === other.at(-2) && one.at(-2) === other.at(-1)
  return Math.min(
    wholeTable(head, other) + 1,
    wholeTable(one, rest) + 1,
    wholeTable(head, rest) + (one.at(-1) === other.at(-1) ? 0 : 1),
    isSwapped && one.length > 1 && other.length > 1
      ? wholeTable(one.slice(0, -2), other.slice(0, -2)) + 1
      : Infinity,
  )
}
