import { test } from '@japa/runner'
import { tidyPrice, typedPrice } from './typed_price.ts'

test.group('typedPrice', () => {
  test('reads reais however they are typed', ({ assert }) => {
    const typed = { '150': 150, '150,5': 150.5, '1.234,50': 1234.5, '1234.5': 1234.5, 'R$ 80': 80, ',5': 0.5 }
    for (const [text, price] of Object.entries(typed)) assert.equal(typedPrice(text), price, text)
  })

  test('takes a dot before three digits for thousands', ({ assert }) => {
    assert.equal(typedPrice('1.234'), 1234)
    assert.equal(typedPrice('12.50'), 12.5)
    assert.equal(typedPrice('1.234.567,89'), 1_234_567.89)
  })

  test('makes 0 of what is no number', ({ assert }) => {
    for (const text of ['', ' ', 'abc', '12a', '1e3', '0x10', '1,2,3', '-', ',', 'Infinity'])
      assert.equal(typedPrice(text), 0, text)
  })

  test('keeps a minus and too many decimals for the rule to refuse', ({ assert }) => {
    assert.equal(typedPrice('-5'), -5)
    assert.equal(typedPrice('10,999'), 10.999)
  })
})

test.group('tidyPrice', () => {
  test('writes the price in full, and leaves an empty field empty', ({ assert }) => {
    assert.equal(tidyPrice('1234,5'), '1.234,50')
    assert.equal(tidyPrice('abc'), '0,00')
    assert.equal(tidyPrice('10,999'), '10,999')
    assert.equal(tidyPrice(' '), '')
  })

  test('means the same before and after', ({ assert }) => {
    for (const text of ['150', '1.234', '12.50', '0,5', '999999,99', '-5'])
      assert.equal(typedPrice(tidyPrice(text)), typedPrice(text), text)
  })
})
