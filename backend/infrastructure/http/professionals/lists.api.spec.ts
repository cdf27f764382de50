import { test } from '@japa/runner'
import type { ProfessionalCard } from '#contract/professionals.ts'
import { aSearchableProfessional } from '#application/ports/testing/a_searchable_professional.ts'
import { openTestApp, type TestApp } from '#infrastructure/server/testing/test_app.ts'
import { givenProfessional } from '#infrastructure/server/testing/given.ts'
import { PostgresProfessionalIndex } from '#search/postgres/postgres_professional_index.ts'
import { loadProfessionals } from '#search/testing/load_professionals.ts'

const CARD_FIELDS = [
  ...[
    'id',
    'slug',
    'title',
    'name',
    'lastname',
    'specialty',
    'displayGender',
    'city',
    'state',
    'rating',
    'reviewCount',
    'acceptsNewPatientsOn',
    'answerMinutes',
  ],
  ...['isVerified', 'subscriptionLevel', 'teleconsulta', 'presencial', 'hasProfileImage', 'imageUrl', 'bio'],
]
const LISTS = ['/api/professionals', '/api/professionals/search']
const HOSTILE = ["'; DROP TABLE professionals; --", '%', '_', '\\', '('.repeat(2_048), '{{7*7}}', '</script>']

test.group('Lists of professionals', (group) => {
  let site: TestApp
  group.setup(async () => {
    site = await openTestApp()
    const { app } = site
    const campinas = { city: 'Campinas', state: 'SP', specialty: 'Cardiologista' } as const
    await givenProfessional(app, { ...campinas, name: 'Livre', subscriptionLevel: 'free' })
    await givenProfessional(app, {
      ...campinas,
      name: 'Premiada',
      subscriptionLevel: 'premium',
      teleconsulta: true,
    })
    await givenProfessional(app, {
      ...campinas,
      name: 'Bloqueada',
      subscriptionLevel: 'premium',
      blocked: true,
    })
    await givenProfessional(app, { ...campinas, name: 'Chefe', role: 'admin' })
    await givenProfessional(app, {
      name: 'Longe',
      city: 'Recife',
      state: 'PE',
      specialty: 'Dentista',
      bio: 'x'.repeat(400),
    })
    return () => site.close()
  })

  const namesAt = async (path: string) => {
    const answer = await site.call(path)
    return ((await answer.json()) as ProfessionalCard[]).map(({ name }) => name)
  }

  for (const list of LISTS) {
    test(`${list} returns cards of visible professionals, premium first`, async ({ assert }) => {
      const answer = await site.call(list)
      const cards = (await answer.json()) as ProfessionalCard[]

      assert.equal(answer.headers.get('x-total-count'), '3')
      assert.equal(cards[0]?.name, 'Premiada')
      assert.sameMembers(
        cards.map(({ name }) => name),
        ['Premiada', 'Livre', 'Longe'],
      )
      for (const card of cards) assert.sameMembers(Object.keys(card), CARD_FIELDS)
      assert.lengthOf(cards.find(({ name }) => name === 'Longe')?.bio ?? '', 150)
    })

    test(`${list} applies each filter on the server`, async ({ assert }) => {
      assert.deepEqual(await namesAt(`${list}?premium=true`), ['Premiada'])
      assert.deepEqual(await namesAt(`${list}?teleconsulta=true`), ['Premiada'])
      assert.deepEqual(await namesAt(`${list}?specialty=Dentista&state=all&city=`), ['Longe'])
      assert.deepEqual(await namesAt(`${list}?state=PE`), ['Longe'])
      assert.deepEqual(await namesAt(`${list}?state=SP&city=Campinas`), ['Premiada', 'Livre'])
      assert.deepEqual(await namesAt(`${list}?location=Campinas, SP&specialty=cardiologista`), [
        'Premiada',
        'Livre',
      ])
      assert.deepEqual(await namesAt(`${list}?q=dentista recife`), ['Longe'])
      assert.deepEqual(await namesAt(`${list}?specialty=Astronauta`), [])
      assert.deepEqual(await namesAt(`${list}?state=SP&city=Recife`), [])
    })

    test(`${list} counts premium professionals if they come first`, async ({ assert }) => {
      const countAt = async (query: string) =>
        (await site.call(`${list}?${query}`)).headers.get('x-premium-count')

      assert.equal(await countAt('countPremium=true&limit=1'), '1')
      assert.equal(await countAt('countPremium=true&specialty=Dentista'), '0')
      assert.isNull(await countAt('countPremium=true&sort=rating'))
      assert.isNull(await countAt('specialty=Dentista'))
    })

    test(`${list} returns the total and the next page's address`, async ({ assert }) => {
      const first = await site.call(`${list}?limit=2&premium=`)
      const last = await site.call(`${list}?limit=2&page=2`)
      const past = await site.call(`${list}?limit=2&page=9`)

      assert.equal(first.headers.get('link'), `<${list}?limit=2&premium=&page=2>; rel="next"`)
      assert.deepEqual(
        [(await first.json()).length, (await last.json()).length, await past.json()],
        [2, 1, []],
      )
      assert.deepEqual([last.headers.get('link'), past.headers.get('x-total-count')], [null, '3'])
    })

    test(`${list} refuses invalid parameters`, async ({ assert }) => {
      const wrong = [
        'page=0',
        'page=1001',
        'limit=201',
        'limit=0',
        'premium=1',
        'presencial=on',
        'state=XX',
        'state=sp',
        'sort=name',
        ...['near=1', 'near=91,0', 'near=-90.5,0', 'near=0,180.1', 'near=99,999', 'sort=nearest'],
        'after=1',
        'specialty=a&specialty=b',
        'specialty[]=a',
        'specialty[$ne]=x',
        'q=%00',
        'q=%E2%80%AE',
      ]

      for (const query of wrong) assert.equal((await site.call(`${list}?${query}`)).status, 422, query)
      const { errors } = await (await site.call(`${list}?include=all`)).json()
      assert.equal(errors[0].message, 'Valor inválido.')
    })

    test(`${list} treats hostile text literally`, async ({ assert }) => {
      for (const parameter of ['specialty', 'location', 'insurance', 'q', 'city']) {
        for (const text of [...HOSTILE, 'Amil" OR blocked = true OR "']) {
          const answer = await site.call(`${list}?${parameter}=${encodeURIComponent(text)}`)

          assert.equal(answer.status, 200, `${parameter}=${text.slice(0, 30)}`)
          assert.notInclude(await answer.text(), 'Bloqueada')
        }
      }
      for (const text of ['a', "'a':*", 'Amil" OR blocked = true OR "'])
        assert.deepEqual(await namesAt(`${list}?insurance=${encodeURIComponent(text)}`), [], text)
    })
  }

  test('includes insurers only on request', async ({ assert }) => {
    const [card] = (await (
      await site.call('/api/professionals?include=insurances')
    ).json()) as ProfessionalCard[]

    assert.deepEqual(card?.insurances, [])
    assert.notProperty(card, 'whatsapp')
  })

  test('includes card details only on request', async ({ assert }) => {
    const [card] = (await (
      await site.call('/api/professionals?include=details')
    ).json()) as ProfessionalCard[]

    assert.containsSubset(card, { insurances: [], price: null, availability: [] })
    assert.property(card, 'whatsapp')
  })

  test('returns facets that agree with the lists', async ({ assert }) => {
    const facets = await (await site.call('/api/professionals/facets?state=SP')).json()

    assert.equal(facets.total, 2)
    assert.deepEqual(facets.cities, [{ city: 'Campinas', state: 'SP', count: 2 }])
    assert.deepEqual(facets.specialties, [{ name: 'Cardiologista', slug: 'cardiologista', count: 2 }])
    assert.deepEqual(facets.modes, { presencial: 2, teleconsulta: 1 })
    assert.deepEqual(facets.relaxations, [])
  })

  test('suggests filters to relax if nobody matches', async ({ assert }) => {
    const { total, relaxations } = await (
      await site.call('/api/professionals/facets?state=PE&specialty=Cardiologista')
    ).json()

    assert.equal(total, 0)
    assert.deepEqual(relaxations, [
      { filter: 'state', filters: ['state'], count: 2, query: { specialty: 'Cardiologista' } },
      { filter: 'specialty', filters: ['specialty'], count: 1, query: { state: 'PE' } },
    ])
  })

  test('lists only specialties with visible professionals, in pt-BR order', async ({ assert }) => {
    assert.deepEqual(await (await site.call('/api/specialties/available')).json(), [
      'Cardiologista',
      'Dentista',
    ])
  })

  test("counts a search by its specialty, for the home page's order", async ({ assert }) => {
    const { searchCounter } = site.app.adapters
    const search = (query: string, userAgent = 'Mozilla/5.0 (X11; Linux) Firefox/140.0') =>
      site.call(`/api/professionals${query}`, { headers: { 'user-agent': userAgent } })
    await searchCounter.flush()
    const before = (await searchCounter.bySpecialty()).get('Dentista') ?? 0

    await search('/search?q=dor+de+dente')
    await search('?specialty=Dentista')
    await search('?specialty=Dentista&page=2')
    await search('?specialty=Pediatra&state=AC')
    await search('?specialty=Pediatra&state=AC')
    await search('?specialty=Dentista', 'Googlebot/2.1')
    await searchCounter.flush()

    assert.equal((await searchCounter.bySpecialty()).get('Dentista'), before + 1, 'of one sender')
    const { rows } = await searchCounter.demandSince('2026-01-01', 'nobody', { page: 1, limit: 200 })
    assert.deepEqual(
      rows.filter(({ specialty }) => specialty === 'Pediatra').map(({ state, nobody }) => [state, nobody]),
      [['AC', 1]],
    )
    assert.equal((await site.call('/api/specialties/available?order=searches')).status, 200)
    assert.equal((await site.call('/api/specialties/available?order=x')).status, 422)
  })
})

test.group('Lists of many professionals', (group) => {
  const LIST = '/api/professionals'
  let site: TestApp
  group.setup(async () => {
    site = await openTestApp()
    const people = Array.from({ length: 1_010 }, (_, number) => aSearchableProfessional(number))
    await loadProfessionals(site.owner, people)
    await new PostgresProfessionalIndex(site.owner).rebuild()
    return () => site.close()
  })

  test('continue after the last person of a deep page', async ({ assert }) => {
    const fourth = await site.call(`${LIST}?limit=200&page=4`)
    const fifth = await site.call(`${LIST}?limit=200&page=5`)
    const last = ((await fifth.json()) as ProfessionalCard[]).at(-1)
    const next = `${LIST}?limit=200&page=6&after=${last?.id}`
    const sixth = await site.call(next)

    assert.equal(fourth.headers.get('link'), `<${LIST}?limit=200&page=5>; rel="next"`)
    assert.equal(fifth.headers.get('link'), `<${next}>; rel="next"`)
    assert.deepEqual(await sixth.json(), await (await site.call(`${LIST}?limit=200&page=6`)).json())
    assert.equal(sixth.headers.get('link'), null)
    assert.equal((await site.call(`${LIST}?page=1001&after=${last?.id}`)).status, 200)
  })
})
