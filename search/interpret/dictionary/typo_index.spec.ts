import { SeededRandom } from '#search/testing/seeded_random.ts'
import { test } from '@japa/runner'
import { typoCost, TypoIndex } from './typo_index.ts'

test.group('The cost of a slip', () => {
  const costs: readonly (readonly [typed: string, known: string, cost: number])[] = [
    ['bauru', 'bauru', 0],
    ['baru', 'bauru', 10],
    ['baruu', 'bauru', 9],
    ['bauuru', 'bauru', 7],
    ['bayru', 'bauru', 8],
    ['bawru', 'bauru', 10],
    ['piscologo', 'psicologo', 9],
    ['petro', 'preto', 20],
    ['', 'bauru', 50],
    ['campinaas', 'campinas', 7],
    ['ab', 'ba', 9],
  ]
  for (const [typed, known, cost] of costs) {
    test(`costs ${cost} tenths of an edit from '${typed}' to '${known}'`, ({ assert }) => {
      assert.equal(typoCost(typed, known, 50), cost)
    })
  }

  test('costs more than the limit for anything farther', ({ assert }) => {
    assert.isAbove(typoCost('campinas', 'curitiba', 20), 20)
  })
})

test.group('The index of slips', () => {
  test('finds exactly the keys within the requested number of edits', ({ assert }) => {
    const random = new SeededRandom(5)
    const word = () =>
      Array.from({ length: 3 + random.below(7) }, () => 'abcn'.charAt(random.below(4))).join('')
    const keys = [...new Set(Array.from({ length: 400 }, word))]
    const index = new TypoIndex()
    for (const [value, key] of keys.entries()) index.add(key, value)

    for (const typed of Array.from({ length: 60 }, word)) {
      const expected = keys.filter(
        (key) => Math.abs(key.length - typed.length) <= 2 && typoCost(typed, key, 20) <= 20,
      )
      assert.sameMembers(
        index.near(typed, 2).map(({ key }) => key),
        expected,
        typed,
      )
    }
  })
})
