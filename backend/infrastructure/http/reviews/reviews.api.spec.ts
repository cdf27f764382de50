import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { openTestApp, type TestApp } from '#infrastructure/server/testing/test_app.ts'
import { givenProfessional, givenReview } from '#infrastructure/server/testing/given.ts'

const REVIEW = { patientName: 'João', rating: 5, comment: 'Atenciosa e pontual.' }

test.group('Reviews', (group) => {
  let site: TestApp
  group.setup(async () => {
    site = await openTestApp()
    return () => site.close()
  })

  const rowsOf = (id: string) =>
    site.app.database.rows<Record<string, unknown>>('select * from reviews where professional_id = ?', [id])
  const send = (id: string, changes: object = {}) =>
    site.post(`/api/professionals/${id}/reviews`, { ...REVIEW, ...changes })

  test("stores every review as pending, with the server's id and time", async ({ assert }) => {
    const { id } = await givenProfessional(site.app)
    const forged = { status: 'approved', createdAt: '2001-01-01T00:00:00Z', id: 'mine' }

    const answer = await send(id, { ...forged, professionalId: id.toUpperCase() })
    const body = await answer.json()

    assert.equal(answer.status, 201)
    assert.deepEqual([Object.keys(body), body.status], [['id', 'status'], 'pending'])
    const [row] = await rowsOf(id)
    assert.containSubset(row, { id: body.id, status: 'pending', rating: 5 })
    assert.notEqual(new Date(String(row?.['created_at'])).getFullYear(), 2001)
    const page = await (await site.call(`/api/professionals/${id}/reviews`)).json()
    assert.deepEqual(page, { reviews: [], total: 0 })
  })

  test('publishes the first name and an initial, in the list and in the page', async ({ assert }) => {
    const { id, state } = await givenProfessional(site.app)
    const patientName = 'Joaquina Aparecida de Figueiredo'
    await givenReview(site.app, { professionalId: id, status: 'approved', patientName })

    const { reviews } = await (await site.call(`/api/professionals/${id}/reviews`)).json()
    const page = await (await site.call(`/${state.slug}`)).text()

    assert.equal(reviews[0].patientName, 'Joaquina F.')
    assert.include(page, '"author":{"@type":"Person","name":"Joaquina F."}')
    assert.notInclude(page, 'Figueiredo')
  })

  test('records the accepted consent text, and refuses an unknown one', async ({ assert }) => {
    const { id } = await givenProfessional(site.app)
    const agreed = await (await send(id, { consentVersion: '2026-11' })).json()
    const silent = await (await send(id, { patientName: 'Rui' })).json()

    const consents = await site.app.database.rows(
      'select text_version from consents where subject_id = any(?::uuid[]) order by text_version',
      [[agreed.id, silent.id]],
    )
    assert.deepEqual(consents, [{ text_version: '2026-11' }, { text_version: 'none' }])
    assert.equal((await send(id, { consentVersion: '1999-01' })).status, 422)
  })

  test('accepts only whole numbers of stars from 1 to 5', async ({ assert }) => {
    const { id } = await givenProfessional(site.app)

    for (const rating of [true, '5', '0x5', [5], 4.5, 0, 6, null, undefined, {}]) {
      assert.equal((await send(id, { rating })).status, 422, JSON.stringify(rating))
    }
    assert.lengthOf(await rowsOf(id), 0)
  })

  test('tells what three patients tick, each once and only from the list', async ({ assert }) => {
    const { id, state } = await givenProfessional(site.app)
    const sent = await send(id, { points: ['on_time', 'explained', 'on_time'] })
    for (let number = 0; number < 3; number++)
      await givenReview(site.app, {
        professionalId: id,
        status: 'approved',
        points: ['explained', 'welcoming'],
      })

    const read = await (await site.call(`/api/professionals/${id}/reviews?include=distribution`)).json()
    const page = await (await site.call(`/${state.slug}`)).text()

    assert.equal(sent.status, 201)
    assert.containsSubset(await rowsOf(id), [{ points: ['explained', 'on_time'], status: 'pending' }])
    assert.deepEqual(read.points, [
      { point: 'explained', count: 3 },
      { point: 'welcoming', count: 3 },
    ])
    assert.deepEqual(read.reviews[0].points, ['explained', 'welcoming'])
    assert.match(page, /Explicou bem[^A-Z]*<strong>3</)
    assert.equal((await send(id, { points: ['cheap'] })).status, 422)
    assert.equal((await send(id, { points: 'explained' })).status, 422)
  })

  test('explains what is missing', async ({ assert }) => {
    const { id } = await givenProfessional(site.app)
    const messages = async (changes: object) =>
      (await (await send(id, changes)).json()).errors.map((error: { message: string }) => error.message)

    assert.deepEqual(await messages({ patientName: '', rating: undefined }), [
      'Nome é obrigatório',
      'Avaliação é obrigatória',
    ])
    assert.deepEqual(await messages({ rating: 6 }), ['Máximo 5 estrelas'])
  })

  test('returns the first id for repeated words', async ({ assert }) => {
    const { id } = await givenProfessional(site.app)

    const answers = await Promise.all([send(id), send(id)])
    const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).id))

    assert.equal(ids[0], ids[1])
    assert.lengthOf(await rowsOf(id), 1)
  })

  test('returns the first id for a retry with its key from another network', async ({ assert, cleanup }) => {
    const behind = await openTestApp({ TRUSTED_PROXIES: '127.0.0.1' })
    cleanup(() => behind.close())
    const { id } = await givenProfessional(behind.app)
    const key = randomUUID()
    const sendFrom = (address: string, words: object = {}, idempotencyKey = key) =>
      behind.post(
        `/api/professionals/${id}/reviews`,
        { ...REVIEW, ...words },
        { 'x-forwarded-for': address, 'idempotency-key': idempotencyKey },
      )

    const answers = await Promise.all(['203.0.113.7', '198.51.100.9'].map((address) => sendFrom(address)))
    const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).id))
    const other = await sendFrom('198.51.100.9', { patientName: 'Maria' })
    const stranger = await sendFrom('192.0.2.4', {}, randomUUID())

    assert.equal(ids[0], ids[1])
    assert.deepEqual([other.status, (await other.json()).code], [409, 'sending_differs'])
    assert.notInclude(ids, (await stranger.json()).id)
    const rows = await behind.app.database.rows('select from reviews where professional_id = ?', [id])
    assert.lengthOf(rows, 2)
  })

  test('refuses the twenty-first pending one of a day, with Retry-After', async ({ assert }) => {
    const { id } = await givenProfessional(site.app)
    const pending = { professionalId: id, status: 'pending', createdAt: new Date() } as const
    for (let place = 1; place <= 20; place++) await givenReview(site.app, pending)

    const answer = await send(id)

    assert.deepEqual([answer.status, (await answer.json()).code], [429, 'too_many_pending'])
    assert.equal(answer.headers.get('retry-after'), '86400')
  })

  test('shows markup in names and comments as plain text', async ({ assert }) => {
    const { id } = await givenProfessional(site.app)
    const comment = '</script><script>alert(1)</script> {{7*7}} <!-- "><img src=x onerror=alert(1)>'
    await givenReview(site.app, { professionalId: id, status: 'approved', comment })

    const { reviews } = await (await site.call(`/api/professionals/${id}/reviews`)).json()

    assert.equal(reviews[0].comment, comment)
  })

  test('lists only approved reviews, newest first, ten a page', async ({ assert }) => {
    const { id, state } = await givenProfessional(site.app)
    const { slug } = state
    for (let day = 1; day <= 12; day++) {
      const createdAt = new Date(Date.UTC(2026, 9, day))
      await givenReview(site.app, {
        professionalId: id,
        status: 'approved',
        comment: `Dia ${day}`,
        rating: (day % 5) + 1,
        createdAt,
      })
    }
    await givenReview(site.app, { professionalId: id, status: 'pending' })
    await givenReview(site.app, { professionalId: id, status: 'rejected' })
    const page = async (query: string) =>
      (await site.call(`/api/professionals/${id}/reviews?${query}`)).json()

    const [first, second, past, stars] = [
      await page(''),
      await page('page=2'),
      await page('page=9'),
      await page('limit=1&include=distribution'),
    ]

    assert.deepEqual([first.total, first.reviews.length, second.reviews.length], [12, 10, 2])
    assert.equal(first.reviews[0].comment, 'Dia 12')
    assert.sameMembers(Object.keys(first.reviews[0]), [
      ...['id', 'patientName', 'rating', 'comment', 'points', 'answer', 'answeredAt', 'createdAt'],
    ])
    assert.deepEqual([past.reviews, past.total], [[], 12])
    assert.deepEqual(stars.distribution, [2, 3, 3, 2, 2])
    const screen = await site.call(`/${slug}?avaliacoes=9`)
    assert.deepEqual([screen.status, screen.headers.get('location')], [302, `/${slug}?avaliacoes=2`])
  })

  test('refuses invalid pages and sizes', async ({ assert }) => {
    const { id } = await givenProfessional(site.app)
    const wrong = [
      'page=0',
      'page=-1',
      'page=1.5',
      'page=abc',
      'page=1e9',
      'page=999999999999',
      'limit=0',
      'limit=51',
      'limit=1e3',
    ]

    for (const query of [...wrong, 'page=1&page=2', 'page[]=1', 'limit[$gt]=1']) {
      assert.equal((await site.call(`/api/professionals/${id}/reviews?${query}`)).status, 422, query)
    }
  })

  test('accepts two a day per professional and address', async ({ assert }) => {
    const limited = await openTestApp({ RATE_LIMIT_FACTOR: '1' })
    const { id } = await givenProfessional(limited.app)
    const statuses: number[] = []
    for (const patientName of ['Um', 'Dois', 'Três']) {
      statuses.push(
        (await limited.post(`/api/professionals/${id}/reviews`, { ...REVIEW, patientName })).status,
      )
    }
    const states = await limited.app.database.rows('select distinct status from reviews')
    await limited.close()

    assert.deepEqual(statuses, [201, 201, 429])
    assert.deepEqual(states, [{ status: 'pending' }])
  })
})
