import { test } from '@japa/runner'
import { limitedName, limitedText, optionalText } from './limited_text.ts'

test.group('limited text', () => {
  test('counts code points from the least to the most, an emoji once', ({ assert }) => {
    assert.equal(limitedText('👍👍', 2, 2), '👍👍')
    assert.isNull(limitedText('👍', 2, 2))
    assert.isNull(limitedText('👍👍👍', 2, 2))
  })

  test('tidies before it counts', ({ assert }) => {
    assert.equal(limitedText('  Jose\u0301 ', 1, 4), 'José')
  })

  for (const hostile of ['a\u0000b', 'a\u202Eb', 'a\u2066b', 'a\uD800b', '\u200B\u200B', '\u0301'])
    test(`refuses ${JSON.stringify(hostile)}`, ({ assert }) => {
      assert.isNull(limitedText(hostile, 1, 10))
    })

  test('asks a name for a letter and forbids web addresses', ({ assert }) => {
    assert.equal(limitedName('Zoë 2', 2, 80), 'Zoë 2')
    assert.isNull(limitedName('123', 2, 80))
    assert.isNull(limitedName('Ana www.exemplo.com', 2, 80))
  })

  test('41: keeps a name in one line', ({ assert }) => {
    for (const name of ['Ana\r\nBcc: z@z.com', 'Ana\tLima', 'Ana\u2028Lima'])
      assert.isNull(limitedName(name, 2, 80))
  })

  test('makes an optional text nothing where nothing can be seen', ({ assert }) => {
    for (const blank of [null, undefined, '', '  ', '\u200B']) assert.isNull(optionalText(blank, 5))
    assert.equal(optionalText(' olá ', 3), 'olá')
    assert.isUndefined(optionalText('olá!', 3))
    assert.isUndefined(optionalText('\u0000', 3))
  })
})
