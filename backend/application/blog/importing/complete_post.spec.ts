import { test } from '@japa/runner'
import { fitDescription, fitSlug, fitTitle, spreadSections } from './complete_post.ts'

const letters = (count: number) => 'a'.repeat(count)
const PICTURE = `![Uma seringa](/api/post-images/${'x'.repeat(22)}-640x480)`

test.group('The address of an imported post', () => {
  test('is its own if valid', ({ assert }) => {
    assert.deepEqual(fitSlug('gripe', 'Outra coisa'), { text: 'gripe', change: null })
  })

  test('follows from the title if absent, which is not reported', ({ assert }) => {
    for (const typed of [undefined, ''])
      assert.deepEqual(fitSlug(typed, 'Gripe: o que fazer'), { text: 'gripe-o-que-fazer', change: null })
  })

  test('is the last part of a path, without query and file extension', ({ assert }) => {
    for (const typed of [
      '/2014/05/Dor de Cabeça.html',
      'https://b.org/Dor_de.Cabeça/?p=1',
      '/Dor de Cabeça#fim',
    ])
      assert.deepEqual(fitSlug(typed, 'Título'), { text: 'dor-de-cabeca', change: 'endereço refeito' })
    assert.equal(fitSlug('/2014/:title', 'Título').text, 'titulo')
    assert.equal(fitSlug('/a/', 'Título').text, 'titulo')
  })

  test('is cut at 255 characters, without a hyphen at the end', ({ assert }) => {
    assert.equal(fitSlug(undefined, letters(256)).text, letters(255))
    assert.equal(fitSlug(undefined, `${letters(254)} b`).text, letters(254))
  })
})

test.group('The title of an imported post', () => {
  test('stays unchanged unless completion is requested', ({ assert }) => {
    for (const title of ['', 'Asma', letters(300)])
      assert.deepEqual(fitTitle(title, { introduction: 'Tudo.' }, null), { text: title, change: null })
  })

  test('stays as it is from 10 to 255 characters', ({ assert }) => {
    for (const title of [letters(10), letters(255)])
      assert.deepEqual(fitTitle(title, {}, 'Blog'), { text: title, change: null })
    assert.equal(fitTitle(letters(9), {}, 'Blog').change, 'título completado')
    const cut = { text: `${letters(254)}…`, change: 'título encurtado' }
    assert.deepEqual(fitTitle(letters(256), {}, 'Blog'), cut)
  })

  test('gets the name of its blog, or of the option, if too short', ({ assert }) => {
    assert.equal(fitTitle('Asma', {}, 'Blog da Clínica').text, 'Asma – Blog da Clínica')
    assert.equal(fitTitle('Asma', {}, '').text, 'Asma – Blog de saúde')
    assert.equal(fitTitle('', {}, '').text, 'Blog de saúde')
  })

  test("consists of the text's first words if absent, at most seventy characters", ({ assert }) => {
    const introduction = `${PICTURE}\n\nA gripe passa em poucos dias, quase sempre sem remédio algum e sem sequelas.`
    const text = 'A gripe passa em poucos dias, quase sempre sem remédio algum e sem…'

    assert.deepEqual(fitTitle('', { introduction }, 'Blog'), { text, change: 'título completado' })
    assert.equal(fitTitle('', { introduction: 'Febre.' }, 'Blog').text, 'Febre. – Blog')
    assert.equal(fitTitle('', { introduction: 'Dez letras' }, 'Blog').text, 'Dez letras')
    const both = { symptoms: 'E depois.', introduction: 'A gripe.', excerpt: 'Em resumo:' }
    assert.equal(fitTitle('', both, 'Blog').text, 'Em resumo: A gripe. E depois.')
  })
})

test.group('The description of an imported post', () => {
  test('stays as it is from 50 to 160 characters, on one line', ({ assert }) => {
    for (const text of [letters(50), letters(160)])
      assert.deepEqual(fitDescription(text, {}, 'Blog'), { text, change: null })
    assert.equal(
      fitDescription(` ${letters(30)}\n\n${letters(30)} `, {}, null).text,
      `${letters(30)} ${letters(30)}`,
    )
    assert.deepEqual(fitDescription('Curta.', {}, null), { text: 'Curta.', change: null })
  })

  test('is cut after a whole word, without punctuation', ({ assert }) => {
    const cut = fitDescription(`${letters(80)}, ${letters(100)}`, {}, null)

    assert.deepEqual(cut, { text: `${letters(80)}…`, change: 'descrição encurtada' })
    assert.equal(
      fitDescription(`${letters(79)} ${letters(100)}`, {}, null).text,
      `${letters(79)} ${letters(79)}…`,
    )
    const early = `${letters(80)} ${letters(100)}`
    assert.equal(fitDescription(early, {}, null).text, `${early.slice(0, 159)}…`)
    assert.equal(fitDescription(letters(161), {}, null).text, `${letters(159)}…`)
  })

  test('consists of the first words if absent, which is not reported', ({ assert }) => {
    const introduction = `${letters(81)} ${letters(100)}`

    assert.deepEqual(fitDescription(undefined, { introduction }, null), {
      text: `${letters(81)}…`,
      change: null,
    })
  })

  test('is extended with title, blog and an invitation as needed', ({ assert }) => {
    const fill = (line: string, title: string, site = 'Blog') => fitDescription(line, { title }, site)

    const change = 'descrição completada'
    assert.deepEqual(fill(letters(49), 'Asma'), { text: `${letters(49)} – Asma`, change })
    assert.equal(fill('Chiado.', letters(40)).text, `Chiado. – ${letters(40)}`)
    assert.equal(fill('Chiado.', letters(39)).text, `Chiado. – ${letters(39)} – Blog`)
    assert.equal(
      fill('Chiado.', 'Asma', '').text,
      'Chiado. – Asma – Leia o texto completo no nosso blog de saúde.',
    )
    assert.equal(fill('', '', '').text, 'Leia o texto completo no nosso blog de saúde.')
  })
})

test.group('A text that is longer than a section', () => {
  const spread = (texts: Record<string, string>) => {
    const sections = new Map(Object.entries(texts))
    return { change: spreadSections(sections), ...Object.fromEntries(sections) }
  }
  const change = 'texto longo repartido'

  test('continues in the next free general sections', ({ assert }) => {
    const introduction = letters(20_000) + 'b'.repeat(20_000) + 'c'.repeat(10)

    assert.deepEqual(spread({ introduction }), {
      ...{ change, introduction: letters(20_000) },
      ...{ aboutCondition: 'b'.repeat(20_000), additionalResources: 'c'.repeat(10) },
    })
    assert.deepEqual(spread({ aboutCondition: letters(20_001) }), {
      ...{ change, aboutCondition: letters(20_000), introduction: 'a' },
    })
  })

  test('is split after a paragraph, otherwise after a word', ({ assert }) => {
    const words = `${letters(19_000)} ${letters(500)}`

    assert.deepEqual(spread({ symptoms: `${words}\n${letters(600)} b` }), {
      ...{ change, symptoms: words, introduction: `${letters(600)} b` },
    })
    assert.deepEqual(spread({ symptoms: `${words} ${letters(600)}` }), {
      ...{ change, symptoms: words, introduction: letters(600) },
    })
  })

  test('stays if it fits or no general section is free', ({ assert }) => {
    assert.deepEqual(spread({ symptoms: letters(20_000) }), { change: null, symptoms: letters(20_000) })
    const full = {
      introduction: 'a',
      aboutCondition: 'b',
      additionalResources: 'c',
      symptoms: letters(20_001),
    }
    assert.deepEqual(spread(full), { change: null, ...full })
  })
})
