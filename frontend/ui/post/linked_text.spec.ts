import { test } from '@japa/runner'
import { linkedPieces } from './linked_text.ts'

test.group('A line of a post', () => {
  const linksOf = (line: string) => linkedPieces(line).flatMap(({ text, address }) => (address ? [text] : []))

  test('splits into words and addresses', ({ assert }) => {
    assert.deepEqual(linkedPieces('Veja https://www.gov.br/saude. E https://sbc.org.br/a?b=c#d'), [
      { text: 'Veja ', address: null },
      { text: 'https://www.gov.br/saude', address: 'https://www.gov.br/saude' },
      { text: '. E ', address: null },
      { text: 'https://sbc.org.br/a?b=c#d', address: 'https://sbc.org.br/a?b=c#d' },
    ])
    assert.deepEqual(linkedPieces('Sem endereço'), [{ text: 'Sem endereço', address: null }])
  })

  test('excludes brackets and full stops, unless part of the address', ({ assert }) => {
    assert.deepEqual(
      linksOf('a SBC (https://sbc.org.br), “https://a.com.br/b”; https://pt.wikipedia.org/wiki/A_(b)!'),
      ['https://sbc.org.br', 'https://a.com.br/b', 'https://pt.wikipedia.org/wiki/A_(b)'],
    )
  })

  test('links no address that is not public or not https', ({ assert }) => {
    for (const line of [
      'http://a.com.br',
      'https://10.0.0.1/a',
      'https://u:p@a.com.br',
      'javascript:alert(1)',
      'https://',
    ])
      assert.deepEqual(linksOf(line), [], line)
  })
})
