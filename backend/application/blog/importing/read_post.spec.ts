import { test } from '@japa/runner'
import type { SourcePost } from '#application/ports/post_files.ts'
import { readPost, type ReadOptions } from './read_post.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const FIELDS = {
  slug: 'gripe',
  title: 'Gripe: o que fazer',
  metaDescription: 'Saiba reconhecer a gripe, como aliviar os sintomas e quando procurar um médico.',
  category: 'disease',
  introduction: 'A gripe passa em poucos dias.',
}

const aSource = (fields: Record<string, unknown> | null, more: Partial<SourcePost> = {}): SourcePost => ({
  ...{ file: 'posts.json', line: 3, lines: new Map(), parts: [], picture: null, losses: [], raw: {} },
  fields: fields && new Map(Object.entries(fields)),
  ...more,
})

function read(fields: Record<string, unknown>, more: Partial<SourcePost> = {}, wishes: ReadOptions = {}) {
  const { introduction: _, ...heading } = FIELDS
  const base = more.parts ? heading : FIELDS
  const post = readPost(aSource({ ...base, ...fields }, more), NOW, wishes)
  if (!post.ok) throw new Error(JSON.stringify(post.failure))
  return post.value
}

function problemsOf(fields: Record<string, unknown>, more: Partial<SourcePost> = {}) {
  const post = readPost(aSource({ ...FIELDS, ...fields }, more), NOW)
  return post.ok ? [] : post.failure.map(({ field, rule, line }) => [field, rule, line])
}

const part = (heading: string | null, text: string, line: number | null = null, level = 2) => ({
  ...{ heading, text, line, level: heading ? level : 0 },
})

test.group('A post that is read from a file', () => {
  test('is refused with its raw fields if it cannot be read', ({ assert }) => {
    const unreadable = readPost(aSource(null, { unreadable: 'aspas sem fim' }), NOW)

    const problem = { field: '', rule: 'unreadable', line: 3, reason: 'aspas sem fim' } as const
    assert.deepEqual(unreadable, { ok: false, failure: [problem] })
  })

  test('is refused with every problem and the line of each field', ({ assert }) => {
    const fields = {
      Título: 'Curto',
      excerpt: { de: 'ontem' },
      tags: [['a'], { b: 1 }],
      causes: 'V\uFFFDrus',
    }
    const { title: _, ...others } = FIELDS
    const lines = new Map([
      ['Título', 7],
      ['excerpt', 8],
    ])

    const post = readPost(aSource({ ...others, ...fields, data: 'ontem' }, { lines }), NOW)

    assert.deepEqual(post.ok ? [] : post.failure.map(({ field, rule, line }) => [field, rule, line]), [
      ['excerpt', 'type', 8],
      ['tags', 'type', 3],
      ['causes', 'characters_lost', 3],
      ['publishedAt', 'publishedAt_invalid', 3],
      ['title', 'title_invalid', 7],
    ])
  })

  test('reads numbers, dates and lists as text, and blanks as absent', ({ assert }) => {
    const { typed } = read({
      ...{ conditionName: 7, excerpt: null, symptoms: ['Febre', '', ['Tosse']], causes: '' },
      ...{ diagnosis: new Date('2026-01-02T00:00:00Z'), treatment: false, cor: 'azul' },
    })

    assert.deepEqual(typed, {
      ...FIELDS,
      ...{ conditionName: '7', symptoms: 'Febre\nTosse', treatment: 'false' },
      diagnosis: '2026-01-02T00:00:00.000Z',
    })
  })

  test('keeps a cover only from the public web, and reports others', ({ assert }) => {
    const cover = (featuredImage: string) => {
      const { typed, losses } = read({ featuredImage, featuredImageAlt: 'A capa' })
      return [typed.featuredImage, typed.featuredImageAlt, losses]
    }

    assert.deepEqual(cover('https://exemplo.com.br/a.png'), ['https://exemplo.com.br/a.png', 'A capa', []])
    const lost = ['imagem destacada sem endereço https']
    assert.deepEqual(cover('capas/a.png'), [undefined, undefined, lost])
  })

  test('uses its first picture as the cover if it has none', ({ assert }) => {
    const cover = (address: string, alt: string, fields = {}) => {
      const { typed } = read(fields, { picture: { address, alt } })
      return [typed.featuredImage, typed.featuredImageAlt]
    }

    assert.deepEqual(cover('https://b.org/a.png', 'A capa'), ['https://b.org/a.png', 'A capa'])
    assert.deepEqual(cover('https://b.org/a.png', ''), ['https://b.org/a.png', undefined])
    assert.deepEqual(cover('http://b.org/a.png', 'A capa'), [undefined, undefined])
    const own = { featuredImage: 'https://b.org/own.png' }
    assert.deepEqual(cover('https://b.org/a.png', 'A capa', own), ['https://b.org/own.png', undefined])
    const described = { featuredImageAlt: 'Outra' }
    assert.deepEqual(cover('https://b.org/a.png', 'A capa', described), ['https://b.org/a.png', 'Outra'])
  })

  test('appends text under a heading to the field of that name', ({ assert }) => {
    const parts = [
      part('Tudo sobre a gripe', 'Olá.', 1, 1),
      part('Sintomas', 'Febre.'),
      part('Causas', 'Vírus.'),
    ]

    const { typed } = read({ title: '', symptoms: 'Tosse.' }, { parts })

    assert.deepInclude(typed, { title: 'Tudo sobre a gripe', symptoms: 'Tosse.\nFebre.', causes: 'Vírus.' })
    assert.equal(typed.introduction, 'Olá.')
    assert.equal(read({}, { parts }).typed.title, FIELDS.title)
  })

  test('reports the line at which an invalid section begins', ({ assert }) => {
    const undescribed = `![](/api/post-images/${'x'.repeat(22)}-640x480)`
    const parts = [
      part('Sintomas', undescribed, 12),
      part('Causas', undescribed),
      part('Exames', undescribed, 14),
    ]

    assert.deepEqual(problemsOf({}, { parts, lines: new Map([['exames', 20]]) }), [
      ['symptoms', 'symptoms_invalid', 12],
      ['causes', 'causes_invalid', 3],
      ['diagnosis', 'diagnosis_invalid', 14],
    ])
  })

  test('is refused with an undescribed own picture as its cover', ({ assert }) => {
    const featuredImage = `/api/post-images/${'x'.repeat(22)}-640x480`
    const lines = new Map([['featuredImageAlt', 9]])

    assert.deepEqual(problemsOf({ featuredImage, title: 'Curto', featuredImageAlt: ' ' }, { lines }), [
      ['title', 'title_invalid', 3],
      ['featuredImageAlt', 'cover_undescribed', 9],
    ])
  })

  test('is completed with the requested name, or that of its blog', ({ assert }) => {
    const titled = (wishes: ReadOptions, site?: string) =>
      read({ title: 'Asma forte' }, { site }, wishes).typed.title
    const short = (complete: string | true, site?: string) =>
      read({ title: 'Asma' }, { site }, { complete }).typed.title

    assert.equal(titled({ complete: true }, 'Blog do Rui'), 'Asma forte')
    assert.equal(short('Blog da Ana', 'Blog do Rui'), 'Asma – Blog da Ana')
    assert.equal(short(true, 'Blog do Rui'), 'Asma – Blog do Rui')
    assert.equal(short(true), 'Asma – Blog de saúde')
    assert.deepEqual(problemsOf({ title: 'Asma' }, { site: 'Blog do Rui' }), [['title', 'title_invalid', 3]])
  })

  test('reports adjustments, and stores no visibility of the source', ({ assert }) => {
    const fields = { slug: '/Gripe.html', causes: 'V\u0007írus.', tags: 'vacinas', category: '' }
    const published = { status: 'publish', isPublished: 'sim', publishedAt: '2026-01-02' }

    const post = read({ ...fields, ...published }, {}, { category: 'disease' })

    const { changes, typed, publishedAt } = post
    assert.deepEqual(changes, ['caracteres de controle retirados', 'endereço refeito'])
    assert.deepEqual(typed, { ...FIELDS, causes: 'Vírus.', category: 'medicine' })
    assert.deepEqual(publishedAt, new Date('2026-01-02T03:00:00Z'))
    const chosen = read({ category: 'Novidades' }, {}, { category: 'treatment' })
    assert.deepEqual([chosen.typed.category, chosen.changes], ['treatment', ['categoria escolhida']])
    assert.deepEqual(read({}).changes, [])
    assert.isNull(read({}).publishedAt)
  })

  test('accepts only days and instants as dates', ({ assert }) => {
    for (const publishedAt of ['ontem', '31/11/2026', '2026-13-01', '2026-02-30', '2026', '2026-01-02Tx'])
      assert.deepEqual(problemsOf({ publishedAt }), [['publishedAt', 'publishedAt_invalid', 3]], publishedAt)
    for (const publishedAt of [
      '2026-01-02T03:04:05Z',
      '2026-01-02T05:04:05.000+0200',
      '2026-01-02 03:04:05 UTC',
    ])
      assert.deepEqual(read({ publishedAt }).publishedAt, new Date('2026-01-02T03:04:05Z'), publishedAt)
  })

  test('has its day in São Paulo in any time zone', ({ assert }) => {
    for (const publishedAt of ['2026-01-02', ' 2026-01-02 ', '2026-01-02T00:00', '2026-01-02 00:00:00'])
      assert.deepEqual(read({ publishedAt }).publishedAt, new Date('2026-01-02T03:00:00Z'), publishedAt)
  })
})

test.group('A post that its source does not show to everybody', () => {
  const draftReason = (fields: Record<string, unknown>) => read(fields).draftReason

  for (const [reason, kinds] of [
    ['password', [{ password: 'x' }, { password: 'x', status: 'private' }]],
    [
      'private',
      [{ status: 'private' }, { status: ' Privado ' }, { status: 'private', publishedAt: '2999-01-01' }],
    ],
    ['future', [{ status: 'future' }, { publishedAt: '2026-11-21T12:00:01Z' }]],
    ['draft', [{ status: 'rascunho' }, { draft: 'Sim' }, { draft: true }, { isPublished: 'não' }]],
    ['expired', [{ expiresAt: '2026-11-21T12:00:00Z' }]],
    ['empty', [{ introduction: ' ' }]],
  ] as const)
    test(`stays a draft: ${reason}`, ({ assert }) => {
      for (const fields of kinds) assert.equal(draftReason(fields), reason, JSON.stringify(fields))
    })

  test('is published when its source shows it', ({ assert }) => {
    for (const fields of [
      ...[{}, { status: 'publish' }, { status: 'Publicado' }, { draft: 'não' }, { isPublished: 'sim' }],
      ...[{ publishedAt: '2026-11-21T12:00:00Z' }, { expiresAt: '2026-11-21T12:00:01Z' }],
    ])
      assert.isNull(draftReason(fields), JSON.stringify(fields))
  })

  test("reads the source's date in any notation", ({ assert }) => {
    const dateOf = (date: unknown) => read({ date }).publishedAt?.toISOString()

    for (const [written, instant] of [
      ['2011-05-10 23:30:00', '2011-05-11T02:30:00.000Z'],
      ['2011-05-10 8:30', '2011-05-10T11:30:00.000Z'],
      ['2011-05-10 23:30:00 -0300', '2011-05-11T02:30:00.000Z'],
      ['2011/05/10', '2011-05-10T03:00:00.000Z'],
      ['10/05/2011', '2011-05-10T03:00:00.000Z'],
      ['10 de maio de 2011', '2011-05-10T03:00:00.000Z'],
      ['May 10, 2011', '2011-05-10T03:00:00.000Z'],
      ['10 mai 2011', '2011-05-10T03:00:00.000Z'],
      ['Tue, 10 May 2011 23:30:00 +0000', '2011-05-10T23:30:00.000Z'],
      ['Tue, 10 May 2011 23:30:00 GMT', '2011-05-10T23:30:00.000Z'],
      [1_305_070_200_000, '2011-05-10T23:30:00.000Z'],
    ])
      assert.equal(dateOf(written), instant, String(written))
    for (const wrong of ['31/02/2011', 'May 40, 2011', '10 de ontem de 2011', '2011'])
      assert.deepEqual(problemsOf({ date: wrong }), [['publishedAt', 'publishedAt_invalid', 3]], wrong)
    assert.equal(read({ published: '2011-05-10' }).draftReason, null)
    assert.equal(read({ published: '2011-05-10' }).publishedAt?.toISOString(), '2011-05-10T03:00:00.000Z')
  })

  test('stays a draft if any field says so', ({ assert }) => {
    assert.equal(read({ status: 'draft', visibility: 'public' }).draftReason, 'draft')
    assert.equal(read({ status: 'published', visibility: 'members' }).draftReason, 'draft')
    assert.equal(read({ status: 'published', visibility: 'public' }).draftReason, null)
  })

  test('keeps the line breaks of word processors', ({ assert }) => {
    assert.equal(read({ causes: 'Um\u000Bdois\u0085três\u0008' }).typed.causes, 'Um\ndois\ntrês')
  })

  test('explains how the category is chosen if the source has none of ours', ({ assert }) => {
    const reasonOf = (fields: Record<string, unknown>) => {
      const { category: _, ...others } = FIELDS
      const post = readPost(aSource({ ...others, ...fields }), NOW)
      return post.ok ? '' : post.failure.map(({ reason }) => reason).join()
    }

    assert.equal(
      reasonOf({ categories: ['Fofocas', 'Dicas'] }),
      'a origem diz "Fofocas" e "Dicas", que não são nossas: use --map-category "Fofocas=disease", ou --category',
    )
  })

  test("merges a heading's text with the field of that name, and reports dropped headings", ({ assert }) => {
    const parts = [part(null, 'Texto.'), part('Sintomas da gripe', 'Febre'), part('Causas', 'Vírus')]

    const { typed, changes } = read({ introduction: 'Em uma frase.', causes: 'Vírus' }, { parts })

    assert.deepEqual(
      [typed['introduction'], typed['symptoms'], typed['causes']],
      ['Em uma frase.\nTexto.', 'Febre', 'Vírus'],
    )
    assert.deepEqual(changes, ['título de seção trocado pelo nosso'])
  })
})
