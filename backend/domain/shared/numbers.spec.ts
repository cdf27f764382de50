import { test } from '@japa/runner'
import { countOf, formatNumber, formatOneDecimal } from './numbers.ts'

test.group('numbers', () => {
  test('are written as in Brazil', ({ assert }) => {
    assert.equal(formatNumber(1_204), '1.204')
    assert.deepEqual([4, 4.55].map(formatOneDecimal), ['4,0', '4,6'])
  })

  test('take the singular for one alone', ({ assert }) => {
    const words = [0, 1, 2, 1_204, 1_000_000].map((count) => countOf(count, 'conta', 'contas'))

    assert.deepEqual(words, ['0 contas', '1 conta', '2 contas', '1.204 contas', '1.000.000 contas'])
  })
})
