import { test } from '@japa/runner'
import { countOf, formatNumber, formatOneDecimal, formatReais } from './numbers.ts'

test.group('numbers', () => {
  test('are written as in Brazil', ({ assert }) => {
    assert.equal(formatNumber(1_204), '1.204')
    assert.deepEqual([4, 4.55].map(formatOneDecimal), ['4,0', '4,6'])
  })

  test('agree with Intl from zero to millions', ({ assert }) => {
    const whole = new Intl.NumberFormat('pt-BR')
    for (const value of [0, 7, 10, 999, 1_000, 12_345, 999_999, 1_000_000, 2_147_483_647])
      assert.equal(formatNumber(value), whole.format(value))

    const oneDecimal = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
    for (let reviews = 1; reviews <= 60; reviews++)
      for (let stars = reviews; stars <= 5 * reviews; stars++)
        assert.equal(formatOneDecimal(stars / reviews), oneDecimal.format(stars / reviews))

    const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
    for (let cents = 0; cents < 20_000_000; cents += 997)
      assert.equal(formatReais(cents / 100), reais.format(cents / 100))
  })

  test('take the singular only for one', ({ assert }) => {
    const words = [0, 1, 2, 1_204, 1_000_000].map((count) => countOf(count, 'conta', 'contas'))

    assert.deepEqual(words, ['0 contas', '1 conta', '2 contas', '1.204 contas', '1.000.000 contas'])
  })
})
