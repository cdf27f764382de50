import { test } from '@japa/runner'
import { arrangeSections, sectionOf } from './complete_post.ts'

const part = (heading: string | null, text: string, level = heading === null ? 0 : 2) => ({
  heading,
  level,
  text,
  line: null,
})
const textsOf = (...parts: ReturnType<typeof part>[]) =>
  Object.fromEntries([...arrangeSections(parts).sections].map(([name, { text }]) => [name, text]))

test.group('arrangeSections', () => {
  test('puts the beginning into the introduction, and the rest under its headings', ({ assert }) => {
    const texts = textsOf(
      part(null, 'Olá.'),
      part('Sintomas da gripe', 'Febre'),
      part('3. Como tratar', 'Repouso'),
    )

    assert.deepEqual(texts, { introduction: 'Olá.', symptoms: 'Febre', treatment: 'Repouso' })
  })

  test('keeps an unknown or deeper heading as a line of its section', ({ assert }) => {
    const texts = textsOf(
      part('Causas', 'Vírus'),
      part('Sintomas raros', 'Tontura', 3),
      part('Curiosidades', 'Muitas'),
    )

    assert.deepEqual(texts, { causes: 'Vírus\nSintomas raros\nTontura\nCuriosidades\nMuitas' })
  })

  test("writes questions in the site's notation", ({ assert }) => {
    const texts = textsOf(part('Perguntas frequentes', ''), part('Dói?', 'Não.\nNunca.', 3))

    assert.deepEqual(texts, { faqs: 'P: Dói? R: Não. Nunca.' })
  })

  test('puts a picture in an answer on its own line after it', ({ assert }) => {
    const picture = `![Uma seringa](/api/post-images/${'x'.repeat(22)}-640x480)`
    const texts = textsOf(part('Perguntas frequentes', ''), part('Dói?', `Não.\n${picture}\nNunca.`, 3))

    assert.deepEqual(texts, { faqs: `P: Dói? R: Não. Nunca.\n${picture}` })
  })

  test('keeps text before the first question unchanged', ({ assert }) => {
    const texts = textsOf(part('Perguntas frequentes', 'P: Dói? R: Não.'), part('Passa?', '', 3))

    assert.deepEqual(texts, { faqs: 'P: Dói? R: Não.' })
  })

  test('takes a heading of the first level as the title', ({ assert }) => {
    const { title, sections } = arrangeSections([
      part('Tudo sobre a gripe', 'Olá.', 1),
      part('Causas', 'Vírus'),
    ])

    assert.equal(title, 'Tudo sobre a gripe')
    assert.deepEqual([...sections.keys()], ['introduction', 'causes'])
  })

  test('keeps a first-level heading if the post has a different title', ({ assert }) => {
    const parts = [part('', 'Olá.', 0), part('Quanto tempo durou?', 'Duas semanas.', 1)]
    const own = [{ ...part('', 'Olá.', 0), heading: null }, ...parts.slice(1)]

    assert.equal(
      arrangeSections(own, 'Desconfie se não sorrir').sections.get('introduction')?.text,
      'Olá.\nQuanto tempo durou?\nDuas semanas.',
    )
    assert.equal(
      arrangeSections(own, 'Quanto tempo DUROU?').sections.get('introduction')?.text,
      'Olá.\nDuas semanas.',
    )
  })
})

test.group('sectionOf', () => {
  for (const [heading, section] of [
    ['O que é enxaqueca?', 'aboutCondition'],
    ['SINTOMAS', 'symptoms'],
    ['Quando procurar um médico', 'whenToSeekHelp'],
    ['Fatores de risco', 'causes'],
    ['Referências bibliográficas', 'medicalReferences'],
    ['Pontos Principais', 'keyTakeaways'],
    ['Vivendo com a Condição', 'livingWith'],
    ['Curiosidades', null],
  ] as const)
    test(`reads '${heading}' as ${section}`, ({ assert }) => {
      assert.equal(sectionOf(heading), section)
    })
})
