import { test } from '@japa/runner'
import { linkedPieces } from './linked_text.ts'

test.group('A line with web addresses', () => {
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

  test('links an address without encryption as it is written', ({ assert }) => {
    const lattes = 'http://lattes.cnpq.br/1234567890123456'

    assert.deepEqual(linkedPieces(`Lattes: ${lattes}.`), [
      { text: 'Lattes: ', address: null },
      { text: lattes, address: lattes },
      { text: '.', address: null },
    ])
  })

  test('links no address that is not public', ({ assert }) => {
    for (const line of [
      'www.exemplo.com',
      'http://10.0.0.1/a',
      'https://10.0.0.1/a',
      'https://u:p@a.com.br',
      'javascript:alert(1)',
      'https://',
      'https:// nada',
    ])
      assert.deepEqual(linksOf(line), [], line)
  })
})
