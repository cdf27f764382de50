import { test } from '@japa/runner'
import { httpsAddress } from './https_address.ts'

test.group('An address that someone typed', () => {
  test('is kept when it is https', ({ assert }) => {
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
