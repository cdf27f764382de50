import { test } from '@japa/runner'
import { shortfallOf } from '#domain/catalogue/demand.ts'
import { aSearchableProfessional } from '#application/ports/testing/a_searchable_professional.ts'
import { aSearchApp } from '#search/testing/a_search_app.ts'

const CAMPINAS = { municipality: 3509502, state: 'SP' } as const
const SAO_PAULO = 3550308
const RIO = { municipality: 3304557, state: 'RJ' } as const

const { search, understand } = await aSearchApp([
  aSearchableProfessional(1, { name: 'Ana', lastname: 'Falcão', insurers: ['Unimed', 'Amil'], ...CAMPINAS }),
  aSearchableProfessional(2, { name: 'João', lastname: 'Kowalski', specialty: 'Pediatra', ...RIO }),
  aSearchableProfessional(3, { name: 'Bia', lastname: 'Campos', isPremium: true, ...RIO }),
  aSearchableProfessional(5, {
    name: 'Zorobabel',
    lastname: 'Ventura Santos',
    specialty: 'Dentista',
    ...RIO,
  }),
  aSearchableProfessional(4, { name: 'Ivo', lastname: 'Oculto', isHidden: true, ...CAMPINAS }),
])

async function found(input: Parameters<typeof search.execute>[0]): Promise<string[]> {
  const { professionals } = await search.execute(input)
  return professionals.map(({ name }) => name)
}

test('finds few below five, and nobody at none', ({ assert }) => {
  assert.deepEqual([0, 1, 4, 5].map(shortfallOf), ['nobody', 'few', 'few', null])
})

test.group('search of professionals', () => {
  test('reads specialty, place and name from one text', async ({ assert }) => {
    assert.deepEqual(await found({ q: 'cardiolojista em campinas' }), ['Ana'])
    assert.deepEqual(await found({ q: 'joao kowalsky' }), ['João'])
    assert.deepEqual(await found({}), ['Bia', 'Ana', 'João', 'Zorobabel'])
  })

  test('reads a final city as a surname if nobody is found otherwise', async ({ assert }) => {
    assert.deepEqual(await found({ q: 'zorobabel ventura santos' }), ['Zorobabel'])
    assert.deepEqual(await found({ q: 'zorobabel ventura santos', state: 'BA' }), [])
  })

  test('finds nobody for an unknown specialty, place or insurer', async ({ assert }) => {
    for (const filter of ['specialty', 'location', 'insurance'])
      for (const typed of ['zzqqxx', "'; DROP TABLE", '%', '_', '\\', '('.repeat(2048)])
        assert.deepEqual(await found({ [filter]: typed }), [], `${filter} ${typed}`)
  })

  test('says what was looked for in vain, unless another filter may be the reason', async ({ assert }) => {
    const unmet = async (input: Parameters<typeof search.execute>[0]) => (await search.execute(input)).unmet

    assert.deepEqual(await unmet({ q: 'pediatra em campinas unimed' }), {
      demand: { specialty: 'Pediatra', municipality: CAMPINAS.municipality, insurance: 'Unimed' },
      shortfall: 'nobody',
    })
    assert.deepEqual(await unmet({ q: 'pediatra', state: 'RJ' }), {
      demand: { specialty: 'Pediatra', state: 'RJ' },
      shortfall: 'few',
    })
    assert.isUndefined(await unmet({ q: 'pediatra feminina em campinas' }))
    assert.isUndefined(await unmet({ q: 'fulana de tal' }))
    assert.isUndefined(await unmet({}))
  })

  test('finds nobody for punctuation alone, and ignores blanks', async ({ assert }) => {
    for (const q of ['%', '_', '"', '***']) assert.deepEqual(await found({ q }), [], q)
    assert.lengthOf(await found({ q: '   ', specialty: '', location: ' ' }), 4)
  })

  test('looks for a city only in its state', async ({ assert }) => {
    assert.deepEqual(await found({ state: 'SP', city: 'campinas' }), ['Ana'])
    assert.deepEqual(await found({ state: 'RJ', city: 'rio-de-janeiro' }), ['Bia', 'João', 'Zorobabel'])
    assert.deepEqual(await found({ city: 'Rio de Janeiro' }), ['Bia', 'João', 'Zorobabel'])
    assert.deepEqual(await found({ state: 'RJ', city: 'Campinas' }), [])
    assert.deepEqual(await found({ city: 'Cidade Que Não Existe' }), [])
  })

  test("shows the place in a city's list if the account has another city", async ({ assert }) => {
    const app = await aSearchApp([
      aSearchableProfessional(1, { name: 'Ana', ...CAMPINAS, places: [RIO] }),
      aSearchableProfessional(2, { name: 'João', ...RIO }),
    ])
    const placesIn = async (city: string) =>
      (await app.search.execute({ city })).professionals.map(({ name, place }) => [name, place?.city])

    assert.deepEqual(await placesIn('Rio de Janeiro'), [
      ['Ana', 'Rio de Janeiro'],
      ['João', undefined],
    ])
    assert.deepEqual(await placesIn('Campinas'), [['Ana', undefined]])
    const [ana] = (await app.search.execute({ without: 'Campinas, SP' })).professionals
    assert.deepEqual(ana?.place, { city: 'Rio de Janeiro', state: 'RJ' })
    assert.deepEqual((await app.search.execute({ state: 'RJ' })).professionals[0]?.place, ana?.place)
  })

  test('gives a separate field priority over the text', async ({ assert }) => {
    assert.deepEqual(await found({ q: 'cardiologista campinas', location: 'Rio de Janeiro' }), ['Bia'])
    assert.deepEqual(await found({ q: 'cardiologista campinas', state: 'RJ' }), ['Bia'])
    assert.deepEqual(await found({ q: 'pediatra', specialty: 'Cardiologista', state: 'SP' }), ['Ana'])
  })

  test('finds nobody if location and state contradict each other', async ({ assert }) => {
    assert.deepEqual(await found({ location: 'Campinas', state: 'RJ' }), [])
    assert.deepEqual(await found({ location: 'Campinas', state: 'SP' }), ['Ana'])
  })

  test('filters by premium', async ({ assert }) => {
    assert.deepEqual(await found({ premium: true }), ['Bia'])
    assert.deepEqual(await found({ premium: false }), ['Ana', 'João', 'Zorobabel'])
  })

  test('counts premium professionals only when they come first', async ({ assert }) => {
    const counted = async (input: Parameters<typeof search.execute>[0]) =>
      (await search.execute({ ...input, withPremiumCount: true })).premiumCount

    assert.equal(await counted({ limit: 2, page: 2 }), 1)
    assert.equal(await counted({ q: 'cardiologista rio de janeiro' }), 1)
    assert.equal(await counted({ q: 'pediatra' }), 0)
    assert.isUndefined(await counted({ q: 'bia campos' }))
    assert.isUndefined(await counted({ sort: 'rating' }))
    assert.isUndefined(await counted({ near: { latitude: -22.9, longitude: -47.06 } }))
    assert.isUndefined(await counted({ premium: true }))
    assert.notProperty(await search.execute({}), 'premiumCount')
  })

  test('includes insurers on request', async ({ assert }) => {
    const { professionals } = await search.execute({ q: 'ana falcao', include: 'insurances' })
    const [plain] = (await search.execute({ q: 'ana falcao' })).professionals

    assert.deepEqual(professionals[0]?.insurances, ['Amil', 'Unimed'])
    assert.notProperty(plain, 'insurances')
  })

  test('returns distances in the nearest order, which a point alone selects', async ({ assert }) => {
    const near = { latitude: -22.9, longitude: -47.06 }
    const { professionals } = await search.execute({ near })

    assert.deepEqual(
      professionals.map(({ name }) => name),
      ['Ana', 'Bia', 'João', 'Zorobabel'],
    )
    assert.isBelow(professionals[0]?.distance ?? Infinity, 10)
    assert.deepEqual(await found({ near, sort: 'relevance' }), ['Bia', 'Ana', 'João', 'Zorobabel'])
    assert.deepEqual(await found({ sort: 'nearest' }), ['Bia', 'Ana', 'João', 'Zorobabel'])
  })

  test('orders as the words say, unless an order or a point is chosen', async ({ assert }) => {
    const app = await aSearchApp([
      aSearchableProfessional(1, { name: 'Ana', isPremium: true, rating: 3, reviewCount: 40 }),
      aSearchableProfessional(2, { name: 'João', rating: 5, reviewCount: 40, ...RIO }),
    ])
    const first = async (input: Parameters<typeof app.search.execute>[0]) =>
      (await app.search.execute({ q: 'melhor cardiologista', ...input })).professionals[0]?.name

    assert.equal(await first({}), 'João')
    assert.equal(await first({ sort: 'relevance' }), 'Ana')
    assert.equal(await first({ near: { latitude: -23.5, longitude: -46.6 } }), 'Ana')
  })

  test('returns one page and the total', async ({ assert }) => {
    const { professionals, total } = await search.execute({ page: 2, limit: 2 })

    assert.lengthOf(professionals, 2)
    assert.equal(total, 4)
  })
})

test.group('UnderstandSearch', () => {
  test('returns the reading that finds someone', async ({ assert }) => {
    const read = await understand.execute({ q: 'zorobabel ventura santos' })

    assert.deepInclude(read, { text: 'zorobabel ventura santos', city: null })
  })

  test('returns the likeliest reading if nobody is found or no name is left', async ({ assert }) => {
    assert.deepInclude(await understand.execute({ q: 'eustaquio ventura santos' }), { city: 'Santos' })
    assert.deepInclude(await understand.execute({ q: 'pediatra campinas' }), {
      specialty: 'Pediatra',
      city: 'Campinas',
    })
  })

  test('shows the place and says how many are called like it, unless nobody is or the words name the place', async ({
    assert,
  }) => {
    const inSantana = { municipality: SAO_PAULO, state: 'SP' } as const
    const app = await aSearchApp([
      aSearchableProfessional(1, { name: 'Ana', ...inSantana }),
      aSearchableProfessional(2, { name: 'Ivo', lastname: 'Santana', gender: 'masculino', ...RIO }),
      aSearchableProfessional(3, { name: 'Bia', lastname: 'Santana', gender: 'feminino', ...RIO }),
      aSearchableProfessional(4, { name: 'Léo', specialty: 'Pediatra', ...inSantana }),
    ])
    const offered = async (q: string) => {
      const { city, alternatives } = await app.understand.execute({ q })
      return [city, alternatives.find(({ text }) => text !== '')?.bearers]
    }

    assert.deepEqual(await offered('cardiologista Santana'), ['São Paulo', { name: 'Santana', count: 2 }])
    assert.deepEqual(await offered('pediatra santana'), ['São Paulo', undefined])
    assert.deepEqual(await offered('cardiologista em santana'), ['São Paulo', undefined])
  })
})
