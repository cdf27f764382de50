import { readLexicon } from '#search/lexicon/read_lexicon.ts'
import { test } from '@japa/runner'
import { InMemoryMunicipalityCatalogue } from '#application/testing/in_memory_municipality_catalogue.ts'
import type { Municipality } from '#application/ports/municipality_catalogue.ts'
import { InterpretQuery, type InterpretedQuery, type InterpretQueryInput } from './interpret_query.ts'
import relevance from '../testing/relevance_queries.json' with { type: 'json' }

const interpretQuery = new InterpretQuery({
  municipalities: new InMemoryMunicipalityCatalogue(),
  readLexicon,
})

function interpret(input: string | InterpretQueryInput) {
  return interpretQuery.execute(typeof input === 'string' ? { q: input } : input)
}

test.group('The relevance queries', () => {
  for (const { id, params, expectation } of relevance.queries) {
    test(`understands ${id}: ${params.q}`, async ({ assert }) => {
      const understood = await interpret(params)

      assert.deepInclude(understood, expectation.interpretation)
      for (const alternative of expectation.alternatives ?? []) {
        const offered = understood.alternatives.filter(({ city }) => city === null)
        assert.deepInclude(
          offered.map(({ state }) => ({ state })),
          alternative,
        )
      }
    })
  }
})

test.group('Languages and accessibility', () => {
  for (const [q, expected] of [
    ['psicóloga que fala inglês', { specialty: 'Psicólogo', language: 'ingles', text: '' }],
    [
      'dentista atende em espanhol campinas',
      { specialty: 'Dentista', language: 'espanhol', city: 'Campinas' },
    ],
    ['fonoaudióloga libras', { specialty: 'Fonoaudiólogo', language: 'libras', text: '' }],
    [
      'dentista acessível para cadeirante',
      { specialty: 'Dentista', accessibility: 'sem_degraus', notices: [] },
    ],
    ['pediatra com elevador em santos', { accessibility: 'elevador', city: 'Santos' }],
    ['maria alemão', { language: null, text: 'maria alemao' }],
    ['dentista acessível', { accessibility: null, notices: ['price'] }],
    ['psicólogo que fala inglês ou espanhol', { specialty: 'Psicólogo' }],
  ] as const)
    test(`understands '${q}'`, async ({ assert }) => {
      assert.deepInclude(await interpret(q), expected)
    })
})

test.group('Names that are places too', () => {
  for (const name of [
    'maria silva',
    'ana falcao',
    'luis assuncao',
    'helena prado',
    'marilia souza',
    'vitoria santos',
    'lorena',
    'regina campos',
    'maria helena',
    'ana da silva',
  ]) {
    test(`reads '${name}' as a person`, async ({ assert }) => {
      assert.deepInclude(await interpret(name), { text: name, city: null, state: null, specialty: null })
    })
  }

  test('reads what follows a title as a name', async ({ assert }) => {
    assert.deepInclude(await interpret('Dr. Salvador'), { text: 'salvador', city: null })
  })

  test('reads a large city alone as the place and offers the name', async ({ assert }) => {
    const understood = await interpret('vitória')

    assert.deepInclude(understood, { city: 'Vitória', state: 'ES', text: '' })
    assert.deepInclude(understood.alternatives, {
      specialty: null,
      city: null,
      neighbourhood: null,
      region: null,
      state: null,
      insurance: null,
      text: 'vitoria',
    })
  })

  test("reads the place beside a profession or a state, or after 'em'", async ({ assert }) => {
    for (const query of [
      'dentista lorena',
      'lorena dentista',
      'lorena sp',
      'em lorena',
      'Lorena, São Paulo',
    ]) {
      assert.deepInclude(await interpret(query), { city: 'Lorena', state: 'SP', text: '' }, query)
    }
  })

  test('offers the place inside a name', async ({ assert }) => {
    const { alternatives } = await interpret('helena prado')

    assert.deepInclude(alternatives, {
      specialty: null,
      city: 'Prado',
      neighbourhood: null,
      region: null,
      state: 'BA',
      insurance: null,
      text: 'helena',
    })
  })

  test('keeps the name apart from the place behind it', async ({ assert }) => {
    assert.deepInclude(await interpret('dra ana souza em santos'), { text: 'ana souza', city: 'Santos' })
    assert.deepInclude(await interpret('joao kowalsky curitiba'), { text: 'joao kowalsky', city: 'Curitiba' })
  })

  test('treats names of JavaScript properties as words', async ({ assert }) => {
    const { text, specialty } = await interpret('dentista constructor')
    assert.deepEqual([text, specialty], ['constructor', 'Dentista'])
    assert.deepInclude(await interpret('não sei mais o que fazer, constructor'), { specialty: null })
  })

  test('never corrects a name into a city', async ({ assert }) => {
    for (const name of ['marina costa', 'bruna', 'joao kowalsky', 'paula falcone', 'camila']) {
      assert.deepInclude(
        await interpret(`dentista ${name}`),
        { text: name, city: null, specialty: 'Dentista' },
        name,
      )
    }
  })
})

test.group('Places', () => {
  test('trusts the state named beside a namesake', async ({ assert }) => {
    assert.deepInclude(await interpret('santo andré pb'), {
      city: 'Santo André',
      state: 'PB',
      municipality: 2513851,
    })
  })

  test('takes the most populous namesake and offers the others', async ({ assert }) => {
    const { state, alternatives } = await interpret('dentista toledo')

    assert.equal(state, 'PR')
    assert.isTrue(alternatives.some((other) => other.city === 'Toledo' && other.state === 'MG'))
  })

  test('knows the state by its preposition and accent', async ({ assert }) => {
    assert.deepInclude(await interpret('dentista no pará'), { state: 'PA', text: '' })
    assert.deepInclude(await interpret('dentista pará amil'), { state: 'PA', insurance: 'Amil' })
    assert.deepInclude(await interpret('dentista para amil'), { state: null, insurance: 'Amil' })
    assert.deepInclude(await interpret('pediatra para criança'), { state: null, text: '' })
  })

  test('distinguishes Poá from Porto Alegre by the accent', async ({ assert }) => {
    assert.deepInclude(await interpret('dentista poa'), { city: 'Porto Alegre' })
    assert.deepInclude(await interpret('dentista poá'), { city: 'Poá' })
  })

  test('knows shortened names', async ({ assert }) => {
    for (const query of ['s. paulo', 'sampa', 'São Paulo capital']) {
      assert.deepInclude(await interpret(query), { city: 'São Paulo', text: '' }, query)
    }
    assert.deepInclude(await interpret('dentista sta maria rs'), { city: 'Santa Maria', state: 'RS' })
  })

  test('reads an unfinished place neither as a place nor as a name, and offers the largest', async ({
    assert,
  }) => {
    const { city, text, alternatives } = await interpret('dentista são jo')

    assert.deepEqual([city, text], [null, ''])
    assert.equal(alternatives[0]?.city, 'São José dos Campos')
  })

  test('puts the city before the state, whichever comes first', async ({ assert }) => {
    for (const query of ['campinas, são paulo', 'são paulo campinas', 'Campinas - SP', 'campinas/sp']) {
      assert.deepInclude(await interpret(query), { city: 'Campinas', state: 'SP' }, query)
    }
  })

  test('lets the separate field win over the search box', async ({ assert }) => {
    const understood = await interpret({ q: 'dentista campinas', location: 'São Paulo, SP' })

    assert.deepInclude(understood, { city: 'São Paulo', text: '' })
    assert.isTrue(understood.alternatives.some(({ city }) => city === 'Campinas'))
  })

  test('says which separate field has no meaning', async ({ assert }) => {
    const { unknown } = await interpret({
      location: 'Lugar Nenhum',
      insurance: 'Todos os convênios',
      specialty: 'xyz',
    })

    assert.deepEqual(unknown, ['location', 'specialty'])
  })

  for (const typed of ['a', 'de', "'a':*", 'Amil" OR blocked = true OR "'])
    test(`knows no meaning of ${typed} in a separate field`, async ({ assert }) => {
      const { unknown } = await interpret({ location: typed, insurance: typed, specialty: typed })

      assert.deepEqual(unknown, ['location', 'insurance', 'specialty'])
    })

  test('reads a separate field however the name is written', async ({ assert }) => {
    const written = { location: 'SP', insurance: 'plano amil', specialty: 'o dentista' }

    assert.deepInclude(await interpret(written), { state: 'SP', insurance: 'Amil', unknown: [] })
  })
})

test.group('Specialties and insurers', () => {
  test('resolves a slip between two neighbours and offers the other', async ({ assert }) => {
    const { specialty, alternatives } = await interpret('nerologista')

    assert.equal(specialty, 'Neurologista')
    assert.isTrue(alternatives.some((other) => other.specialty === 'Nefrologista'))
  })

  test('prefers the profession to the complaint', async ({ assert }) => {
    assert.deepInclude(await interpret('dor de cabeça pediatra'), { specialty: 'Pediatra', text: '' })
  })

  test('reads Porto Seguro as the city if no other place is named, otherwise as the insurer', async ({
    assert,
  }) => {
    const alone = await interpret('dentista porto seguro')

    assert.deepInclude(alone, { city: 'Porto Seguro', insurance: null })
    assert.isTrue(alone.alternatives.some(({ insurance }) => insurance === 'Porto Seguro Saúde'))
    assert.deepInclude(await interpret('dentista convênio porto seguro'), {
      city: null,
      insurance: 'Porto Seguro Saúde',
    })
    assert.deepInclude(await interpret('dentista em porto seguro unimed'), {
      city: 'Porto Seguro',
      insurance: 'Unimed',
    })
  })

  test("accepts slugs, listed names and 'every' in the separate fields", async ({ assert }) => {
    const understood = await interpret({ specialty: 'medico-da-familia', insurance: 'Outros' })

    assert.deepInclude(understood, { specialty: 'Médico da Família', insurance: 'Outros', unknown: [] })
  })
})

test.group('Hostile and empty queries', () => {
  for (const q of ['', '   ', '('.repeat(2000), '"\'; drop table', '\u0000\ud800', '%_\\', '🦷', '-- -sp']) {
    test(`answers ${JSON.stringify(q.slice(0, 20))} without failing`, async ({ assert }) => {
      assert.isString((await interpret({ q, location: q, insurance: q })).text)
    })
  }

  test('reads sixty words and no more', async ({ assert }) => {
    const { text } = await interpret('qwx '.repeat(500))

    assert.lengthOf(text.split(' '), 60)
  })

  test('reads four hundred characters and no more', async ({ assert }) => {
    const stateEndingAt = (end: number) => `dentista${' '.repeat(end - 'dentista'.length - 'go'.length)}go`

    assert.equal((await interpret(stateEndingAt(400))).state, 'GO')
    assert.isNull((await interpret(stateEndingAt(401))).state)
  })

  test('reads thirty-two letters of a word and no more', async ({ assert }) => {
    const { text } = await interpret(`${'x'.repeat(40)} silva`)

    assert.equal(text, `${'x'.repeat(32)} silva`)
  })

  test('answers what it remembers, and keeps no long text', async ({ assert }) => {
    const remembered = new Map<string, InterpretedQuery>()
    const remembering = new InterpretQuery({
      municipalities: new InMemoryMunicipalityCatalogue(),
      readLexicon,
      rememberedQueries: remembered,
    })
    const first = await remembering.execute({ q: 'dentista em recife' })

    assert.strictEqual(await remembering.execute({ q: 'dentista em recife' }), first)
    assert.notStrictEqual(await remembering.execute({ q: 'dentista', location: 'recife' }), first)
    await remembering.execute({ q: 'x'.repeat(250) })

    assert.deepEqual(
      [...remembered.values()].map(({ city }) => city),
      ['Recife', 'Recife'],
    )
  })

  test('shares the dictionary of equal municipalities, and of no others', async ({ assert }) => {
    const all = await new InMemoryMunicipalityCatalogue().all()
    const phrasesOf = (municipalities: readonly Municipality[]) =>
      new InterpretQuery({ municipalities: { all: async () => municipalities }, readLexicon }).knownPhrases()
    const phrases = await phrasesOf(all)

    assert.strictEqual(await phrasesOf(structuredClone(all)), phrases)
    assert.notStrictEqual(await phrasesOf(all.slice(1)), phrases)
  })

  test('tries again after the catalogue failed', async ({ assert }) => {
    const catalogue = new InMemoryMunicipalityCatalogue()
    const all = catalogue.all.bind(catalogue)
    catalogue.all = () => Promise.reject(new Error('away'))
    const recovering = new InterpretQuery({ municipalities: catalogue, readLexicon })
    await assert.rejects(() => recovering.execute({ q: 'recife' }), 'away')

    catalogue.all = all

    assert.equal((await recovering.execute({ q: 'recife' })).city, 'Recife')
  })
})
