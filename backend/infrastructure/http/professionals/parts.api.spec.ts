import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { MAX_PARTS } from '#domain/professionals/profile_parts.ts'
import { aFaq, aLocation, aService } from '#domain/professionals/testing/profile_part_builders.ts'
import {
  aVisitor,
  givenSignedIn,
  type SignedIn,
  storedState,
} from '#infrastructure/server/testing/signed_in.ts'
import { openTestApp, type TestApp } from '#infrastructure/server/testing/test_app.ts'

const SERVICE = { name: 'Consulta', description: 'Primeira vez', price: 250.5 }
const ONLINE = { isOnline: true, whatsapp: '(19) 98765-4321', address: 'Rua X', availability: ['sexta'] }
const CLINIC = { name: 'Clínica', address: 'Rua X, 1', city: 'Campinas', state: 'SP', cep: '13015-001' }
const FAQ = { question: 'Atende convênio?', answer: 'Sim.' }

test.group('The parts of a profile', (group) => {
  let site: TestApp
  let ana: SignedIn
  let rui: SignedIn
  group.setup(async () => {
    site = await openTestApp()
    return () => site.close()
  })
  group.each.setup(async () => {
    ana = await givenSignedIn(site)
    rui = await givenSignedIn(site)
  })

  const of = (person: { id: string }, part: string) => `/api/professionals/${person.id}/${part}`
  const add = async (person: SignedIn, part: string, body: unknown) =>
    (await person.send('POST', of(person, part), body)).json()
  const codeOf = async (answer: Response) => [answer.status, (await answer.json()).code]
  const messageOf = async (answer: Response) => {
    const { message, errors } = await answer.json()
    return [answer.status, errors?.[0]?.message ?? message]
  }
  const idsOf = async (person: SignedIn) =>
    (await storedState(site, person.id)).faqs.map(({ id, order }) => [id, order])

  test('adds, changes and removes a service, public at once', async ({ assert }) => {
    const added = await ana.send('POST', of(ana, 'services'), SERVICE)
    const { id } = await added.json()

    const changed = await ana.send('PUT', `/api/services/${id}`, { price: 300 })

    assert.equal(added.status, 201)
    assert.deepEqual(await changed.json(), { id, ...SERVICE, price: 300, isActive: true })
    assert.deepEqual(await (await site.call(of(ana, 'services'))).json(), [
      { id, ...SERVICE, price: 300, isActive: true },
    ])
    assert.equal((await ana.send('DELETE', `/api/services/${id}`)).status, 204)
    assert.deepEqual(await codeOf(await ana.send('DELETE', `/api/services/${id}`)), [
      404,
      'service_not_found',
    ])
  })

  test('finds by the price of a consultation, which follows every change of a service', async ({
    assert,
  }) => {
    const found = async (query: string) => {
      const professionals = await (await site.call(`/api/professionals?limit=200&${query}`)).json()
      return professionals
        .map(({ id }: { id: string }) => id)
        .filter((id: string) => id === ana.id || id === rui.id)
    }
    await add(ana, 'services', { ...SERVICE, name: 'Doppler venoso', price: 90 })
    await add(rui, 'services', { ...SERVICE, price: 210 })
    const { id } = await add(ana, 'services', { ...SERVICE, price: 250.5 })

    assert.deepEqual(await found('sort=lowest_price'), [rui.id, ana.id])
    assert.deepEqual(await found('maxPrice=250'), [rui.id])
    assert.equal((await (await site.call('/api/professionals/facets?maxPrice=250')).json()).total, 1)
    await ana.send('PUT', `/api/services/${id}`, { price: 180 })
    assert.deepEqual(await found('sort=lowest_price&maxPrice=250'), [ana.id, rui.id])
    for (const wrong of ['0', '-1', '180,50', 'barato', '1000000'])
      assert.equal((await site.call(`/api/professionals?maxPrice=${wrong}`)).status, 422, wrong)
  })

  test('refuses a location in a city outside its state', async ({ assert }) => {
    const fieldOf = async (answer: Response) => {
      const { errors } = await answer.json()
      return [answer.status, errors[0].field, errors[0].rule]
    }
    const invented = { ...CLINIC, city: 'Cidade Falsa' }
    assert.deepEqual(await fieldOf(await ana.send('POST', of(ana, 'locations'), invented)), [
      422,
      'city',
      'city_unknown',
    ])
    const { id, city } = await add(ana, 'locations', { ...CLINIC, city: 'são PAULO' })
    assert.equal(city, 'São Paulo')
    for (const change of [{ city: 'Niterói' }, { state: 'RJ' }])
      assert.deepEqual(await fieldOf(await ana.send('PUT', `${of(ana, 'locations')}/${id}`, change)), [
        422,
        'city',
        'city_unknown',
      ])
    assert.equal(
      (await ana.send('PUT', `${of(ana, 'locations')}/${id}`, { city: 'Niterói', state: 'RJ' })).status,
      200,
    )
  })

  test("refuses other accounts' services and insurances", async ({ assert }) => {
    const service = await add(ana, 'services', SERVICE)
    const insurance = await add(ana, 'insurances', { insuranceName: 'Amil' })
    const before = await storedState(site, ana.id)

    const answers = [
      await rui.send('PUT', `/api/services/${service.id}`, { price: 1 }),
      await rui.send('DELETE', `/api/services/${service.id}`),
      await rui.send('DELETE', `/api/insurances/${insurance.id}`),
      await rui.send('POST', of(ana, 'services'), SERVICE),
      await rui.send('POST', of(ana, 'faqs'), {}),
    ]

    for (const answer of answers) assert.deepEqual(await codeOf(answer), [403, 'forbidden'])
    assert.equal((await aVisitor(site).send('DELETE', `/api/services/${service.id}`)).status, 401)
    assert.deepEqual(await storedState(site, ana.id), before)
  })

  test("does not find another's location or question under one's own id", async ({ assert }) => {
    const location = await add(rui, 'locations', ONLINE)
    const faq = await add(rui, 'faqs', FAQ)
    const before = await storedState(site, rui.id)

    for (const [path, body] of [
      [`locations/${location.id}`, CLINIC],
      [`faqs/${faq.id}`, FAQ],
    ] as const) {
      assert.equal((await ana.send('PUT', of(ana, path), body)).status, 404)
      assert.equal((await ana.send('DELETE', of(ana, path))).status, 404)
      assert.equal((await ana.send('PUT', of(rui, path), body)).status, 403)
    }
    assert.deepEqual(await storedState(site, rui.id), before)
  })

  test('assigns a service to the professional in the path', async ({ assert }) => {
    const { id } = await add(ana, 'services', { ...SERVICE, professionalId: rui.id })

    assert.deepEqual(
      (await storedState(site, ana.id)).services.map((service) => [service.id, service.professionalId]),
      [[id, ana.id]],
    )
    assert.lengthOf((await storedState(site, rui.id)).services, 0)
  })

  test('accepts only numeric prices with at most two decimals', async ({ assert }) => {
    const priced = (price: string) =>
      site.call(of(ana, 'services'), {
        method: 'POST',
        headers: { cookie: ana.cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
        body: `{"name":"Consulta","price":${price}}`,
      })

    for (const price of ['""', 'true', '"0x10"', '"1e3"', '"12,50"', '-0.01', '10.999', '1e309', '1000000'])
      assert.include([400, 422], (await priced(price)).status, price)
    assert.equal((await (await priced('-0')).json()).price, 0)
    assert.equal((await (await priced(String(0.1 + 0.2))).json()).price, 0.3)
    assert.lengthOf((await storedState(site, ana.id)).services, 2)
  })

  test('explains what is missing', async ({ assert }) => {
    const post = async (part: string, body: unknown) => messageOf(await ana.send('POST', of(ana, part), body))

    assert.deepEqual(await post('services', { price: 1 }), [422, 'Nome do serviço é obrigatório'])
    assert.deepEqual(await post('services', { name: 'A', price: -1 }), [
      422,
      'Preço deve ser maior ou igual a zero',
    ])
    assert.deepEqual(await post('insurances', {}), [422, 'Selecione um convênio para adicionar.'])
    assert.deepEqual(await post('insurances', { insuranceName: 'Inventado' }), [
      422,
      'Convênio desconhecido.',
    ])
    assert.deepEqual(await post('faqs', { question: ' ', answer: 'x' }), [
      422,
      'Por favor, preencha a pergunta e a resposta.',
    ])
    assert.deepEqual(await post('locations', { isOnline: true }), [
      422,
      'Para atendimento online, informe pelo menos um telefone ou WhatsApp.',
    ])
    assert.deepEqual(await post('locations', { ...CLINIC, city: '' }), [
      422,
      'Para atendimento presencial, preencha nome, endereço, cidade e estado.',
    ])
  })

  test('stores no address of an online location', async ({ assert }) => {
    const online = await add(ana, 'locations', ONLINE)
    const clinic = await add(ana, 'locations', { ...CLINIC, phone: '1932345678' })

    const moved = await (await ana.send('PUT', of(ana, `locations/${clinic.id}`), { isOnline: true })).json()

    assert.deepInclude(online, { name: 'Atendimento Online', address: null, whatsapp: '19987654321' })
    assert.deepInclude(clinic, { isOnline: false, cep: '13015001', city: 'Campinas' })
    assert.deepInclude(moved, { name: 'Atendimento Online', address: null, cep: null, phone: '1932345678' })
    assert.equal((await ana.send('DELETE', of(ana, `locations/${online.id}`))).status, 204)
  })

  test('refuses more parts than the limit', async ({ assert }) => {
    const fill = <Part>(count: number, make: (id: string, order: number) => Part) =>
      Array.from({ length: count }, (_, order) => make(randomUUID(), order))
    const full = await givenSignedIn(site, {
      services: fill(MAX_PARTS.services, (id) => aService({ id })),
      locations: fill(MAX_PARTS.locations, (id) => aLocation({ id })),
      faqs: fill(MAX_PARTS.faqs, (id, order) => aFaq({ id, order })),
    })
    const post = async (part: string, body: unknown) => codeOf(await full.send('POST', of(full, part), body))

    assert.deepEqual(await post('services', SERVICE), [409, 'too_many_services'])
    assert.deepEqual(await post('locations', ONLINE), [409, 'too_many_locations'])
    assert.deepEqual(await post('faqs', FAQ), [409, 'too_many_faqs'])
  })

  test('accepts each insurer once, even simultaneously', async ({ assert }) => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => ana.send('POST', of(ana, 'insurances'), { insuranceName: 'Unimed' })),
    )

    const statuses = answers.map(({ status }) => status)
    assert.lengthOf(
      statuses.filter((status) => status === 201),
      1,
    )
    assert.lengthOf(
      statuses.filter((status) => status === 409),
      49,
    )
    assert.deepEqual(
      await messageOf(await ana.send('POST', of(ana, 'insurances'), { insuranceName: 'Unimed' })),
      [409, 'Este convênio já foi adicionado.'],
    )
    assert.lengthOf((await storedState(site, ana.id)).insurances, 1)
  })

  test('finds the professional by an insurer until it is removed', async ({ assert }) => {
    const found = async () =>
      (await (await site.call('/api/professionals?insurance=Geap')).json()).map(
        (one: { id: string }) => one.id,
      )
    const { id } = await add(ana, 'insurances', { insuranceName: 'Geap' })

    assert.deepEqual(await found(), [ana.id])
    await ana.send('DELETE', `/api/insurances/${id}`)
    assert.deepEqual(await found(), [])
  })

  test('reorders all questions or none', async ({ assert }) => {
    const ids = [await add(ana, 'faqs', FAQ), await add(ana, 'faqs', FAQ)].map(({ id }) => id)
    const foreign = await add(rui, 'faqs', FAQ)
    const before = [await idsOf(ana), await idsOf(rui)]
    const reorder = async (faqIds: unknown) =>
      (await ana.send('POST', of(ana, 'faqs/reorder'), { faqIds })).status

    assert.equal(await reorder([ids[0], foreign.id]), 409)
    assert.equal(await reorder([ids[0]]), 409)
    assert.equal(await reorder([...ids, foreign.id]), 409)
    assert.equal(await reorder([ids[0], randomUUID()]), 409)
    assert.equal(await reorder([ids[0], ids[0]]), 422)
    assert.equal(await reorder('x'), 422)
    assert.deepEqual([await idsOf(ana), await idsOf(rui)], before)

    const reordered = await ana.send('POST', of(ana, 'faqs/reorder'), { faqIds: ids.toReversed() })
    assert.deepEqual(
      (await reordered.json()).map(({ id, order }: { id: string; order: number }) => [id, order]),
      [
        [ids[1], 0],
        [ids[0], 1],
      ],
    )
  })

  test('keeps the order without gaps under simultaneous changes', async ({ assert }) => {
    const ids: string[] = []
    for (let count = 0; count < 5; count++) ids.push((await add(ana, 'faqs', FAQ)).id)

    const answers = await Promise.all([
      ...Array.from({ length: 10 }, (_, turn) =>
        ana.send('POST', of(ana, 'faqs/reorder'), {
          faqIds: [...ids.slice(turn % 5), ...ids.slice(0, turn % 5)],
        }),
      ),
      ana.send('DELETE', of(ana, `faqs/${ids[2]}`)),
      ana.send('POST', of(ana, 'faqs'), FAQ),
    ])

    for (const { status } of answers) assert.include([200, 201, 204, 409], status)
    assert.deepEqual(
      (await idsOf(ana)).map(([, order]) => order),
      [0, 1, 2, 3, 4],
    )
  })

  test('shows inactive parts to the owner, and blocked profiles to administrators', async ({ assert }) => {
    const admin = await givenSignedIn(site, { role: 'admin' })
    const { id } = await add(ana, 'services', SERVICE)
    await site.app.database.rows('update services set is_active = false where id = ?', [id])
    const count = async (person: { get(path: string): Promise<Response> }) =>
      (await (await person.get(of(ana, 'services'))).json()).length

    assert.equal(await count(ana), 1)
    assert.equal(await count(rui), 0)
    assert.equal(await count(aVisitor(site)), 0)
    await site.app.database.rows('update professionals set blocked = true where id = ?', [ana.id])
    assert.equal((await admin.get(of(ana, 'services'))).status, 200)
    assert.equal((await ana.get(of(ana, 'services'))).status, 404)
  })
})
