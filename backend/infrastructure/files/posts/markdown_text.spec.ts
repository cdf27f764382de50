import { test } from '@japa/runner'
import { readHtml } from './html_text.ts'
import { readMarkdown } from './markdown_text.ts'

test.group('readMarkdown', () => {
  test('cuts the text at its headings and knows their lines', ({ assert }) => {
    const { parts } = readMarkdown('Uma linha\nque segue.\n\n## Sintomas\n\n- Febre\n- **Dor**\n', 5)

    assert.deepEqual(parts, [
      { heading: null, level: 0, text: 'Uma linha que segue.', line: 5 },
      { heading: 'Sintomas', level: 2, text: 'Febre\nDor', line: 8 },
    ])
  })

  test('keeps the address of a link and the first picture, and drops markup', ({ assert }) => {
    const { parts, picture } = readMarkdown(
      'Veja [a SBC](https://sbc.org.br).\n\n![um mapa](https://a.com.br/b.png)\n\n<script>alert(1)</script>',
    )

    assert.equal(parts[0]?.text, 'Veja a SBC (https://sbc.org.br).')
    assert.deepEqual(picture, { address: 'https://a.com.br/b.png', alt: 'um mapa' })
  })
})

test.group('readHtml', () => {
  test('reads paragraphs that are only blank lines, as old WordPress stores them', ({ assert }) => {
    const { parts } = readHtml('Primeiro &amp; só.\n\nSegundo.\n\n<h2>Causas</h2>\n[gallery ids="1,2"]Vírus')

    assert.deepEqual(
      parts.map(({ heading, text }) => [heading, text]),
      [
        [null, 'Primeiro & só.\nSegundo.'],
        ['Causas', 'Vírus'],
      ],
    )
  })

  test('takes what looks like Markdown as it stands', ({ assert }) => {
    const { parts } = readHtml('<p>5 * 3 * 2 e # nada</p><script>alert(1)</script><p># não é título</p>')

    assert.equal(parts[0]?.text, '5 * 3 * 2 e # nada\n# não é título')
  })
})
