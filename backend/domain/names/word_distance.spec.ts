import { test } from '@japa/runner'
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
    test(`tells ${slips} between '${one}' and '${other}', either way round`, ({ assert }) => {
      assert.equal(wordDistance(one, other, FAR), slips)
      assert.equal(wordDistance(other, one, FAR), slips)
    })

  test('answers whatever lies beyond the limit as one more than it', ({ assert }) => {
    assert.equal(wordDistance('silva', 'souza', 1), 2)
    assert.equal(wordDistance('ana', 'anastacia', 2), 3)
    assert.equal(wordDistance('fgueredo', 'figueiredo', 2), 2)
  })
})
