import { test } from '@japa/runner'
import { limitedName, limitedText, optionalText } from './text.ts'

test.group('limited text', () => {
  test('counts code points from minimum to maximum, an emoji as one', ({ assert }) => {
    assert.equal(limitedText('👍👍', 2, 2), '👍👍')
    assert.isNull(limitedText('👍', 2, 2))
    assert.isNull(limitedText('👍👍👍', 2, 2))
  })

  test('tidies before counting', ({ assert }) => {
    assert.equal(limitedText('  Jose\u0301 ', 1, 4), 'José')
  })

  for (const hostile of [
    ...['a\u0000b', 'a\u202Eb', 'a\u2066b', 'a\uD800b', '\u200B\u200B', '\u0301'],
    ...['a\uFFFEb', 'a\uFFFFb'],
  ])
    test(`refuses ${JSON.stringify(hostile)}`, ({ assert }) => {
      assert.isNull(limitedText(hostile, 1, 10))
    })

  test('requires a letter in a name and forbids web addresses', ({ assert }) => {
    assert.equal(limitedName('Zoë 2', 2, 80), 'Zoë 2')
    assert.isNull(limitedName('123', 2, 80))
    assert.isNull(limitedName('Ana www.exemplo.com', 2, 80))
  })

  for (const name of [
    ...[
      'bit.ly/abc',
      't.me/golpe',
      'wa.me/5511',
      'evil.shop',
      'evil.app/x',
      'evil.co',
      'goo.gl/xyz',
      '1.2.3.4/x',
    ],
    ...[
      'evil．com',
      'evil。com',
      'evil\u2024com',
      'ev\u200Bil.com',
      'Veja golpe.example/x',
      'http://a',
      'ana@evil.com',
    ],
    ...['Prêmio em 10.0.0.1', 'ＥＶＩＬ．ＣＯＭ', 'evil.com.br', 'xn--pple-43d.com'],
  ])
    test(`reads ${JSON.stringify(name)} as an address, not as a name`, ({ assert }) => {
      assert.isNull(limitedName(name, 2, 80))
    })

  for (const name of [
    ...[
      'D.J. Silva',
      'Ana Ma. Souza',
      'Dr.João',
      'Dra.Ana Paula',
      'Sta.Rita',
      'J.R.R. Prado',
      'Ana Ap.da Silva',
    ],
    ...[
      "D'Ávila",
      'Sá-Carneiro',
      'Ma.Aparecida',
      'José Jr.',
      'M.a Clara',
      'Ana/Bia',
      'Ana Lima 2',
      'S.Paulo',
    ],
  ])
    test(`reads ${JSON.stringify(name)} as a name`, ({ assert }) => {
      assert.equal(limitedName(name, 2, 80), name)
    })

  test('does not count invisible characters', ({ assert }) => {
    assert.isNull(limitedName('A\u200B', 2, 80))
    assert.equal(limitedName('A\u200Bna\u00AD', 2, 80), 'Ana')
  })

  test('keeps a name in one line', ({ assert }) => {
    for (const name of ['Ana\r\nBcc: z@z.com', 'Ana\tLima', 'Ana\u2028Lima'])
      assert.isNull(limitedName(name, 2, 80))
  })

  test('turns an optional text without visible characters into null', ({ assert }) => {
    for (const blank of [null, undefined, '', '  ', '\u200B']) assert.isNull(optionalText(blank, 5))
    assert.equal(optionalText(' olá ', 3), 'olá')
    assert.isUndefined(optionalText('olá!', 3))
    assert.isUndefined(optionalText('\u0000', 3))
  })
})
