import { test } from '@japa/runner'
import { formatPrice } from '#domain/shared/numbers.ts'
import { bulletsOf, httpsAddress, linesOf } from './lines_of_text.ts'

test.group('Texts in lines', () => {
  test('turns each filled line into a list item', ({ assert }) => {
    assert.deepEqual(bulletsOf('Residência em 2010\n\n  Mestrado em 2014 '), [
      'Residência em 2010',
      'Mestrado em 2014',
    ])
  })

  test('drops typed list markers')
    .with(['- Mestrado', '• Mestrado', '* Mestrado', '– Mestrado'])
    .run(({ assert }, line) => {
      assert.deepEqual(bulletsOf(line), ['Mestrado'])
    })

  test('is empty for an empty text', ({ assert }) => {
    assert.deepEqual(linesOf(null), [])
  })
})

test.group('The price of a service', () => {
  test('is shown in reais, or on request without a price', ({ assert }) => {
    assert.equal(formatPrice(1234.5), 'R$\u00a01.234,50')
    assert.equal(formatPrice(0), 'Valor sob consulta')
  })
})

test.group('An address that someone typed', () => {
  test('is accepted with https', ({ assert }) => {
    assert.equal(httpsAddress('https://instagram.com/ana'), 'https://instagram.com/ana')
  })

  test('is never a script, a relative link or nothing')
    .with([
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      'data:text/html,x',
      '//evil.example',
      'evil.example',
      '',
      null,
    ])
    .run(({ assert }, typed) => {
      assert.isNull(httpsAddress(typed))
    })
})
