import { test } from '@japa/runner'
import { parseEmail } from './email.ts'

test.group('parseEmail', () => {
  test('normalizes every spelling of an address', ({ assert }) => {
    for (const typed of [
      'JOSE.LIMA@X.COM',
      ' jose.lima@x.com ',
      'ｊｏｓｅ.lima@x.com',
      'jose.lıma@x.com',
      'JOSE.LİMA@X.COM',
    ])
      assert.equal(parseEmail(typed), 'jose.lima@x.com', typed)
  })

  test('accepts exactly one address', ({ assert }) => {
    for (const typed of [
      'a@x.com\r\nBcc: z@z.com',
      'a@x.com,b@x.com',
      'a@x.com;b@x.com',
      'Ana <a@x.com>',
      '"a"@x.com',
    ])
      assert.isNull(parseEmail(typed), typed)
  })

  test('requires a top-level domain and at most 254 characters', ({ assert }) => {
    for (const typed of [
      'a@-.--',
      'a@x..com',
      'a@1.2.3.44',
      '.a@x.com',
      'a.@x.com',
      'a..b@x.com',
      'a@-x.com',
      'a@x-.com',
      `a@${'x'.repeat(64)}.com`,
      `${'a'.repeat(65)}@x.com`,
    ])
      assert.isNull(parseEmail(typed), typed)
    for (const typed of [
      'o_brien+site@sub.exemplo.com.br',
      'joão@clínica.com.br',
      'a@xn--clnica-4va.com',
      '1@2.co',
    ])
      assert.equal(parseEmail(typed), typed)
    for (const typed of ['ana', 'ana@', '@x.com', 'ana@localhost', 'ana@x.c', `${'a'.repeat(250)}@x.com`])
      assert.isNull(parseEmail(typed), typed)
  })
})
