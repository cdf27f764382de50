import { test } from '@japa/runner'
import { parseObject } from './read_json.ts'

const KB = 1_024
const bytes = (text: string) => new TextEncoder().encode(text)
const nested = (levels: number) => bytes(`${'{"a":'.repeat(levels - 1)}{}${'}'.repeat(levels - 1)}`)

test.group('A JSON body', () => {
  test('may nest five levels deep and no deeper', ({ assert }) => {
    assert.deepEqual(parseObject(nested(5), 'form'), { a: { a: { a: { a: {} } } } })
    for (const levels of [6, 5_000])
      assert.throws(() => parseObject(nested(levels), 'form'), 'A requisição não pôde ser entendida.')
  })

  test('may contain 5,000 values', ({ assert }) => {
    const list = (length: number) => bytes(`{"a":[${Array.from({ length }, () => '{}').join(',')}]}`)

    assert.doesNotThrow(() => parseObject(list(4_998), 'form'))
    for (const length of [4_999, 21_000])
      assert.throws(() => parseObject(list(length), 'form'), 'A requisição não pôde ser entendida.')
  })

  test('contains no key that reaches a prototype', ({ assert }) => {
    const body = parseObject(bytes('{"__proto__":{"a":1},"b":[{"__proto__":[],"c":1}]}'), 'form')

    assert.deepEqual(JSON.stringify(body), '{"b":[{"c":1}]}')
    assert.isUndefined(Object.assign({}, body)['a'])
  })

  test('must be an object in UTF-8', ({ assert }) => {
    assert.deepEqual(parseObject(bytes('\uFEFF{"nome":"José"}'), 'form'), { nome: 'José' })
    for (const odd of [
      Buffer.from('{"nome":"Jos\xe9"}', 'latin1'),
      ...['[]', 'null', '1', '{"a":'].map(bytes),
    ])
      assert.throws(() => parseObject(odd, 'form'), 'A requisição não pôde ser entendida.')
  })

  test('may contain a photo and 64 KB beside it, checked before parsing', ({ assert }) => {
    const photo = 'A'.repeat(900 * KB)
    const withPhoto = (rest: string) => bytes(`{"profileImageData" : "${photo}",${rest}`)

    assert.equal(parseObject(withPhoto('"bio":"x"}'), 'profile')['profileImageData'], photo)
    for (const rest of [
      `"bio":"${'x'.repeat(64 * KB)}"}`,
      `not JSON at all ${'{},'.repeat(22 * KB)}`,
      `"profileImageData":"${'A'.repeat(64 * KB)}"}`,
    ])
      assert.throws(() => parseObject(withPhoto(rest), 'profile'), 'O conteúdo enviado é grande demais.')
  })
})
