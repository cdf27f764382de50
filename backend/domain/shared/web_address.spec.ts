import { test } from '@japa/runner'
import { webAddress } from './web_address.ts'

const REFUSED = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  '//evil.com',
  'ftp://a',
  'ftp://evil.com',
  'http://a',
  'http://evil.com',
  'https:evil.com',
  'https:///evil.com',
  'https://a.com\\@evil.com',
  'https://user:pw@evil.com',
  'https://user@evil.com',
  'https://127.0.0.1',
  'https://2130706433',
  'https://0x7f.1',
  'https://[::1]',
  'https://localhost',
  'https://localhost.',
  'https://intranet',
  'https://10.0.0.1.',
  'https://.com/',
  'https://a..com/',
  'https://-a.com/',
  `https://${'a'.repeat(64)}.com/`,
  `https://${'abcdefghij.'.repeat(23)}com/`,
  'https://metadata.google.internal/',
  'https://roteador.local/',
  'https://10.0.0.1.nip.io/',
  'https://127-0-0-1.sslip.io/',
  'https://l.instagram.com/?u=https%3A%2F%2Fevil.com',
  'https://lm.facebook.com/l.php?u=https%3A%2F%2Fevil.com',
  'https://www.facebook.com/l.php?u=https%3A%2F%2Fevil.com',
  'https://www.youtube.com/redirect?q=https%3A%2F%2Fevil.com',
  'https://www.linkedin.com/safety/go?url=https%3A%2F%2Fevil.com',
  'https://www.google.com/url?q=https%3A%2F%2Fevil.com',
  'https://ex ample.com',
  `https://exemplo.com.br/${'a'.repeat(2_048)}`,
  '',
]

test.group('webAddress', () => {
  for (const address of REFUSED)
    test(`refuses ${JSON.stringify(address.slice(0, 50))}`, ({ assert }) => {
      assert.isNull(webAddress(address))
    })

  test('normalizes an accepted address as the platform does', ({ assert }) => {
    assert.equal(webAddress(' HTTPS://Exemplo.com.BR/Ana?x=1#y '), 'https://exemplo.com.br/Ana?x=1#y')
    assert.equal(webAddress('https://clínica.com.br'), 'https://xn--clnica-4va.com.br/')
  })

  test('shows mixed scripts as punycode', ({ assert }) => {
    assert.equal(webAddress('https://аpple.com'), 'https://xn--pple-43d.com/')
  })

  test('adds https to a bare host', ({ assert }) => {
    assert.equal(webAddress('www.exemplo.com.br/ana'), 'https://www.exemplo.com.br/ana')
  })

  test('accepts a host of at most 253 characters', ({ assert }) => {
    const host = `${'a'.repeat(58)}.${`${'b'.repeat(63)}.`.repeat(3)}co`

    assert.isNotNull(webAddress(`https://${host}`))
    assert.isNull(webAddress(`https://a${host}`))
  })

  test('accepts at most 2,048 characters, as typed and as normalized', ({ assert }) => {
    const address = `https://exemplo.com.br/${'a'.repeat(2_025)}`

    assert.equal(webAddress(address), address)
    assert.isNull(webAddress(`${address}a`))
    assert.isNull(webAddress(`${address.slice(0, -1)}á`))
  })
})
