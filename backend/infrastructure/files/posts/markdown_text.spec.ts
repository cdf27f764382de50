import { test } from '@japa/runner'
import { pictureMark } from '#application/ports/post_files.ts'
import { readHtml, withoutTags, withParagraphs } from './html_text.ts'
import { readMarkdown } from './markdown_text.ts'

test.group('readMarkdown', () => {
  test('splits the text at headings with their lines', ({ assert }) => {
    const { parts } = readMarkdown('Uma linha\nque segue.\n\n## Sintomas\n\n- Febre\n- **Dor**\n', 5)

    assert.deepEqual(parts, [
      { heading: null, level: 0, text: 'Uma linha que segue.', line: 5 },
      { heading: 'Sintomas', level: 2, text: '- Febre\n- Dor', line: 8 },
    ])
  })

  test('keeps the address of a link and the first picture, and drops markup', ({ assert }) => {
    const { parts, picture } = readMarkdown(
      'Veja [a SBC](https://sbc.org.br).\n\n![um mapa](https://a.com.br/b.png)\n\n<script>alert(1)</script>',
    )

    assert.equal(
      parts[0]?.text,
      `Veja a SBC (https://sbc.org.br).\n${pictureMark({ address: 'https://a.com.br/b.png', alt: 'um mapa' })}`,
    )
    assert.deepEqual(picture, { address: 'https://a.com.br/b.png', alt: 'um mapa' })
  })
})

test.group('readHtml', () => {
  test('reads paragraphs separated only by blank lines, as in old WordPress', ({ assert }) => {
    const { parts, losses } = readHtml(
      'Primeiro &amp; só.\n\nSegundo.\n\n<h2>Causas</h2>\n[gallery ids="1,2"]Vírus',
    )

    assert.deepEqual(
      parts.map(({ heading, text }) => [heading, text]),
      [
        [null, 'Primeiro & só.\nSegundo.'],
        ['Causas', 'Vírus'],
      ],
    )
    assert.deepEqual(losses, ['[gallery]'])
  })

  const textOf = (html: string) =>
    readHtml(html)
      .parts.map(({ text }) => text)
      .join('\n')

  test('removes only shortcodes, not other brackets', ({ assert }) => {
    const dose =
      'Tome paracetamol [dose máxima 4 g ao dia] e veja [ver figura 2]. Nível [sic] alto [1] [mg/dL].'

    assert.equal(textOf(`<p>${dose}</p>`), dose)
    assert.equal(
      textOf('<p>Antes [su_note color="red"]dentro[/su_note] depois [x id=3 /]</p>').trim(),
      'Antes dentro depois',
    )
  })

  test('separates superscripts and subscripts from numbers', ({ assert }) => {
    assert.equal(
      textOf('<p>10<sup>6</sup> e H<sub>2</sub>O, log<sub>base</sub></p>'),
      '10⁶ e H₂O, log_(base)',
    )
  })

  test('keeps table cells with their headings', ({ assert }) => {
    const table =
      '<table><thead><tr><th>Dose</th><th>Idade</th></tr></thead><tbody><tr><td>5 mg</td><td>2 anos</td></tr><tr><td>10 mg</td><td>6 anos</td></tr></tbody></table>'

    assert.equal(textOf(table), 'Dose: 5 mg; Idade: 2 anos\nDose: 10 mg; Idade: 6 anos')
    assert.equal(textOf('<table><tr><td>a</td><td>b</td></tr></table>'), 'a; b')
    assert.equal(
      readMarkdown('| Sintoma | Vezes |\n|---|---|\n| Dor | 3 |', 1, { readHtml }).parts[0]?.text,
      'Sintoma: Dor; Vezes: 3',
    )
  })

  test('keeps numbers, marks and depth of lists, and footnotes', ({ assert }) => {
    assert.equal(
      textOf('<ol><li>Lave</li><li>Seque<ul><li>bem</li></ul></li></ol>'),
      '1. Lave\n2. Seque\n– bem',
    )
    assert.equal(
      readMarkdown('Dói[^1].\n\n[^1]: Às vezes.', 1, { readHtml }).parts[0]?.text,
      'Dói[1].\n[1] Às vezes.',
    )
  })

  test('keeps the paragraphs of the classic editor beside other markup', ({ assert }) => {
    assert.equal(
      textOf(withParagraphs('<p style="x">Um.</p>\n\nPrimeiro parágrafo.\n\nSegundo parágrafo.')),
      'Um.\nPrimeiro parágrafo.\nSegundo parágrafo.',
    )
    assert.deepEqual(
      readHtml(withParagraphs('<h2>Sintomas</h2>\nFebre\nTosse\n\nDor.')).parts.map(({ heading, text }) => [
        heading,
        text,
      ]),
      [['Sintomas', 'Febre\nTosse\nDor.']],
    )
  })

  test('reports each dropped embed and form', ({ assert }) => {
    const html =
      '<p>a<img src="https://a.br/1.png"><img src="https://a.br/2.png"></p><iframe src="x"></iframe><form></form>'

    assert.sameMembers(readHtml(html).losses, ['incorporação', 'formulário'])
  })

  test("marks each picture's place, and ignores links around pictures", ({ assert }) => {
    const [map, seal] = [
      { address: 'img/a.png', alt: 'Um mapa' },
      { address: 'https://a.br/b.png', alt: '' },
    ]
    const markdown = `Veja ![Um mapa](img/a.png) aqui.\n\n[![](https://a.br/b.png)](https://a.br/full)`

    assert.equal(
      readMarkdown(markdown).parts[0]?.text,
      `Veja ${pictureMark(map)} aqui.\n${pictureMark(seal)}`,
    )
    assert.equal(textOf('<p>Veja <img src="img/a.png" alt="Um mapa"></p>'), `Veja ${pictureMark(map)}`)
    assert.equal(withoutTags('Antes <img src="x.png" alt="x"> depois'), 'Antes  depois')
  })

  test('resolves tags and entities in a title', ({ assert }) => {
    assert.equal(withoutTags('Marcas: <em>com</em> <b>tudo</b> &amp; mais'), 'Marcas: com tudo & mais')
    assert.equal(withoutTags('Dose < 5 mg'), 'Dose < 5 mg')
  })

  test('keeps text that looks like Markdown', ({ assert }) => {
    const { parts } = readHtml('<p>5 * 3 * 2 e # nada</p><script>alert(1)</script><p># não é título</p>')

    assert.equal(parts[0]?.text, '5 * 3 * 2 e # nada\n# não é título')
  })

  test('keeps a preformatted text completely', ({ assert }) => {
    assert.equal(
      textOf(
        '<p>Antes.</p><pre><code>um</code> e <code>dois</code><br>```três <b>quatro</b><img src="a.png" alt="A"></pre><p>Depois.</p>',
      ),
      `Antes.\num e dois\n\`\`\`três quatro${pictureMark({ address: 'a.png', alt: 'A' })}\nDepois.`,
    )
  })

  test('finds lazily loaded pictures', ({ assert }) => {
    assert.equal(
      textOf('<p><img src="data:image/gif;base64,R0" data-src="https://a.br/1.png" alt="Um"></p>'),
      pictureMark({ address: 'https://a.br/1.png', alt: 'Um' }),
    )
  })
})

test.group('HTML within Markdown', () => {
  const read = (markdown: string) => readMarkdown(markdown, 1, { readHtml })
  const textOf = (markdown: string) =>
    read(markdown)
      .parts.map(({ text }) => text)
      .join('\n')

  test('is read in quotations, lists and footnotes', ({ assert }) => {
    assert.equal(
      textOf('> <p>Uma <b>citação</b></p>\n\n- x\n  <p>Na lista</p>\n\nFim[^1].\n\n[^1]: <div>Ao pé</div>'),
      'Uma citação\n- x\nNa lista\nFim[1].\n[1] Ao pé',
    )
    assert.deepEqual(read('> <iframe src="x"></iframe>').losses, ['incorporação'])
  })

  test('keeps words separate and pictures within a line', ({ assert }) => {
    assert.equal(
      textOf('um<br>dois <img src="a.png" alt="A"> e <b>três</b>'),
      `um\ndois ${pictureMark({ address: 'a.png', alt: 'A' })} e três`,
    )
    assert.deepEqual(read('um<br><img src="a.png"> <b>dois</b>').losses, ['HTML'])
  })

  test('keeps the targets of references', ({ assert }) => {
    assert.equal(
      textOf('Veja [a SBC][1] e ![um mapa][2].\n\n[1]: https://sbc.org.br\n[2]: https://a.br/b.png'),
      `Veja a SBC (https://sbc.org.br) e ${pictureMark({ address: 'https://a.br/b.png', alt: 'um mapa' })}.`,
    )
    assert.equal(textOf('[Escreva](mailto:a@b.org.br)'), 'Escreva (a@b.org.br)')
  })
})
