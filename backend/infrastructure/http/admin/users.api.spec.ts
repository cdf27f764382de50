import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import type { ProfessionalState } from '#domain/professionals/professional_state.ts'
import { logIn } from '#infrastructure/server/testing/accounts.ts'
import { givenProfessional } from '#infrastructure/server/testing/given.ts'
import { mailsTo, tokenIn } from '#infrastructure/server/testing/mails.ts'
import {
  auditedActions,
  aVisitor,
  givenSignedIn,
  type SignedIn,
  storedState,
} from '#infrastructure/server/testing/signed_in.ts'
import { openTestApp, type TestApp } from '#infrastructure/server/testing/test_app.ts'

const ADMINROW = [
  ...['id', 'slug', 'title', 'name', 'lastname', 'specialty', 'displayGender', 'city', 'state', 'rating'],
  ...[
    'reviewCount',
    'isVerified',
    'subscriptionLevel',
    'teleconsulta',
    'presencial',
    'acceptsNewPatientsOn',
    'answerMinutes',
    'hasProfileImage',
  ],
  ...['imageUrl', 'email', 'crm', 'whatsapp', 'blocked', 'role', 'profileViews', 'createdAt'],
]

test.group('Administrators and users over HTTP', (group) => {
  let site: TestApp
  let admin: SignedIn
  let ana: SignedIn
  group.setup(async () => {
    site = await openTestApp()
    admin = await givenSignedIn(site, { role: 'admin' })
    return () => site.close()
  })
  group.each.setup(async () => {
    ana = await givenSignedIn(site)
  })

  const given = (overrides: Partial<ProfessionalState>) => {
    const unique = randomUUID()
    const own = {
      email: `${unique}@exemplo.com.br`,
      slug: `rui-${unique}`,
      crm: `R ${unique.slice(0, 13).toUpperCase()}`,
    }
    return givenProfessional(site.app, { ...own, ...overrides })
  }
  const change = (who: SignedIn, id: string, what: string, body: unknown) =>
    who.send('PATCH', `/api/admin/users/${id}/${what}`, body)

  test("sets plan and verification, and returns the panel's row", async ({ assert }) => {
    const answer = await change(admin, ana.id, 'subscription', { subscriptionLevel: 'premium' })
    await change(admin, ana.id, 'verify', { verified: true, reason: 'Registro conferido' })

    const row = await answer.json()
    assert.equal(answer.status, 200)
    assert.equal(answer.headers.get('cache-control'), 'no-store')
    assert.sameMembers(Object.keys(row), ADMINROW)
    assert.equal(row.subscriptionLevel, 'premium')
    assert.deepInclude(await storedState(site, ana.id), { subscriptionLevel: 'premium', isVerified: true })
    assert.deepEqual(await auditedActions(site, ana.id), [
      'professional_subscription_changed',
      'professional_verified',
    ])
    assert.isEmpty(await mailsTo(site.app, row.email), 'The notice can be taken back for a minute.')
  })

  test('accepts only strict values', async ({ assert }) => {
    const before = await storedState(site, ana.id)
    for (const [what, body] of [
      ['subscription', { subscriptionLevel: 'gold' }],
      ['subscription', {}],
      ['verify', { verified: 'true' }],
      ['verify', { verified: 1 }],
      ['block', { blocked: 'on' }],
      ['block', { blocked: null }],
      ['block', { blocked: true, reason: 'x'.repeat(501) }],
    ] as const)
      assert.equal((await change(admin, ana.id, what, body)).status, 422, JSON.stringify(body))

    assert.deepEqual(await storedState(site, ana.id), before)
  })

  test('refuses everyone else without a change', async ({ assert }) => {
    const before = await storedState(site, ana.id)
    const rui = await givenSignedIn(site)
    const ended = { ...rui, cookie: 'sid=gone' }
    for (const [method, path, body] of [
      ['PATCH', `/api/admin/users/${ana.id}/subscription`, { subscriptionLevel: 'premium' }],
      ['PATCH', `/api/admin/users/${ana.id}/verify`, { verified: true }],
      ['PATCH', `/api/admin/users/${ana.id}/block`, { blocked: true }],
      ['POST', '/api/admin/users/bulk', { ids: [ana.id], action: 'block', value: true }],
    ] as const) {
      const headers = { 'content-type': 'application/json', cookie: ended.cookie }
      const expired = await site.call(path, { method, headers, body: JSON.stringify(body) })
      assert.deepEqual(
        [
          (await aVisitor(site).send(method, path, body)).status,
          (await rui.send(method, path, body)).status,
          expired.status,
        ],
        [401, 403, 401],
        path,
      )
    }
    assert.deepEqual(await storedState(site, ana.id), before)
  })

  test('does not let administrators change administrators', async ({ assert }) => {
    const other = await givenSignedIn(site, { role: 'admin' })

    for (const id of [admin.id, other.id]) {
      assert.equal((await change(admin, id, 'block', { blocked: true })).status, 403)
      assert.equal((await change(admin, id, 'subscription', { subscriptionLevel: 'premium' })).status, 403)
      assert.equal((await change(admin, id, 'verify', { verified: true })).status, 403)
    }

    assert.equal((await other.get('/api/user')).status, 200)
    assert.isEmpty(await auditedActions(site, other.id))
  })

  test('refuses other methods', async ({ assert }) => {
    const path = `/api/admin/users/${ana.id}/block`
    const headers = {
      cookie: admin.cookie,
      'x-http-method-override': 'PATCH',
      'sec-fetch-site': 'same-origin',
    }

    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD'])
      assert.equal((await site.call(`${path}?_method=PATCH`, { method, headers })).status, 405, method)

    assert.isFalse((await storedState(site, ana.id)).blocked)
  })

  test('locks a blocked account out at once and everywhere', async ({ assert }) => {
    const { slug, email } = await storedState(site, ana.id)
    const second = await logIn(site, email)
    await site.post('/api/password-reset/request', { email })
    const token = tokenIn((await mailsTo(site.app, email))[0])

    const answer = await change(admin, ana.id, 'block', { blocked: true })

    assert.isTrue((await answer.json()).blocked)
    const refused = await ana.send('PUT', `/api/professionals/${ana.id}`, { bio: 'Escrito antes.' })
    assert.equal(refused.status, 401)
    assert.deepInclude(await refused.json(), {
      code: 'session_blocked',
      message: 'Esta conta está bloqueada. Fale com o suporte.',
    })
    assert.equal((await site.call('/api/user', { headers: { cookie: second } })).status, 401)
    const reset = await site.post('/api/password-reset/confirm', {
      token,
      newPassword: 'quatro cavalos mansos',
    })
    assert.equal(reset.status, 400)
    for (const path of [`/${ana.id}`, `/slug/${slug}`, `/${ana.id}/services`, `/${ana.id}/reviews`])
      assert.equal((await site.call(`/api/professionals${path}`)).status, 404, path)
    const found = await (await site.call('/api/professionals/search?limit=200')).json()
    assert.notInclude(
      found.map(({ id }: { id: string }) => id),
      ana.id,
    )
    const [mail = ''] = await mailsTo(site.app, email)
    assert.match(mail, /bloquead/i)
  })

  test('lets an unblocked account log in again, without its old sessions', async ({ assert }) => {
    await change(admin, ana.id, 'block', { blocked: true })

    await change(admin, ana.id, 'block', { blocked: false })

    assert.equal((await site.call(`/api/professionals/${ana.id}`)).status, 200)
    const refused = await ana.get('/api/user')
    assert.equal(refused.status, 401)
    assert.equal((await refused.json()).code, 'signed_out')
    const { email } = await storedState(site, ana.id)
    assert.match(await logIn(site, email), /^sid=/)
  })

  test('allows simultaneous changes of plan and block', async ({ assert }) => {
    const other = await givenSignedIn(site, { role: 'admin' })

    const answers = await Promise.all([
      change(admin, ana.id, 'subscription', { subscriptionLevel: 'premium' }),
      change(other, ana.id, 'block', { blocked: true }),
    ])

    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200],
    )
    assert.deepInclude(await storedState(site, ana.id), { subscriptionLevel: 'premium', blocked: true })
    assert.sameMembers(await auditedActions(site, ana.id), [
      'professional_subscription_changed',
      'professional_blocked',
    ])
  })

  test('blocks a blocked account without a second event', async ({ assert }) => {
    for (let time = 1; time <= 2; time++)
      assert.equal((await change(admin, ana.id, 'block', { blocked: true })).status, 200)

    assert.deepEqual(await auditedActions(site, ana.id), ['professional_blocked'])
  })

  test('changes many at once, with a result for each', async ({ assert }) => {
    const unknown = randomUUID()
    const body = { ids: [ana.id, admin.id, unknown], action: 'verify', value: true, reason: 'Mutirão' }

    const answer = await admin.send('POST', '/api/admin/users/bulk', body)

    const { results } = await answer.json()
    assert.deepEqual(
      results.map(({ id, ok, code }: { id: string; ok: boolean; code?: string }) => [id, ok, code]),
      [
        [ana.id, true, undefined],
        [admin.id, false, 'forbidden'],
        [unknown, false, 'professional_not_found'],
      ],
    )
    assert.isTrue(results[0].user.isVerified)
    const refused = { ids: Array.from({ length: 501 }, () => randomUUID()), action: 'block', value: true }
    assert.equal((await admin.send('POST', '/api/admin/users/bulk', refused)).status, 422)
    assert.equal((await admin.send('POST', '/api/admin/users/bulk', { ...body, value: 'yes' })).status, 422)
  })

  test('names a field without its index', async ({ assert }) => {
    const ids = [...Array.from({ length: 401 }, () => randomUUID()), 'ninguém']

    const answer = await admin.send('POST', '/api/admin/users/bulk', { ids, action: 'verify', value: true })
    const { errors } = await answer.json()

    assert.equal(answer.status, 422)
    assert.deepEqual(
      errors.map(({ field }: { field: string }) => field),
      ['ids'],
    )
  })

  test('lists everyone for administrators by tab, text, order and page', async ({ assert }) => {
    const city = 'Xapuri'
    const premium = { city, state: 'AC', name: 'Zuleica', subscriptionLevel: 'premium' } as const
    await given(premium)
    await given({ city, state: 'AC', name: 'Bento', blocked: true })
    await given({ city, state: 'AC', name: 'Caio', email: 'caio.raro@exemplo.com.br' })
    const list = async (query: string) => {
      const answer = await admin.get(`/api/professionals?city=${city}&state=AC&${query}`)
      const rows: { name: string }[] = await answer.json()
      return [answer.headers.get('x-total-count'), ...rows.map(({ name }) => name)].join(' ')
    }

    assert.equal(await list('sort=name'), '3 Bento Caio Zuleica')
    assert.match(await list(''), /^3 Zuleica /)
    assert.equal(await list('tab=blocked'), '1 Bento')
    assert.equal(await list('tab=free&sort=name'), '2 Bento Caio')
    assert.equal(await list('tab=premium'), '1 Zuleica')
    assert.equal(await list('q=caio.raro'), '1 Caio')
    assert.equal(await list('sort=name&limit=1&page=2'), '3 Caio')
    const answer = await admin.get('/api/professionals?limit=1000')
    assert.sameMembers(Object.keys((await answer.json())[0]), ADMINROW)
    for (const query of ['limit=1001', 'page=1001', 'tab=admins', 'sort=password', 'q=a&q=b', 'tab[]=free'])
      assert.equal((await admin.get(`/api/professionals?${query}`)).status, 422, query)
  })

  test('answers administrators publicly for parameters of the public list', async ({ assert }) => {
    const insured = await givenProfessional(site.app, { city: 'Quixadá', state: 'CE' })
    await givenProfessional(site.app, { city: 'Quixadá', state: 'CE', blocked: true })

    const cards = await (await admin.get('/api/professionals?location=Quixadá, CE')).json()
    const odd = await admin.get('/api/professionals?location=Quixadá, CE&blocked=true')

    assert.deepEqual(
      cards.map(({ id }: { id: string }) => id),
      [insured.id],
    )
    assert.notProperty(cards[0], 'email')
    assert.deepEqual([odd.status, (await odd.json()).errors[0].field], [422, 'blocked'])
  })

  test("never caches administrators' answers for others", async ({ assert }) => {
    const forAdmin = await admin.get('/api/professionals')
    const etag = forAdmin.headers.get('etag') ?? 'W/"none"'
    const headers = { 'if-none-match': etag, 'cache-control': 'max-age=0' }

    const forVisitor = await site.call('/api/professionals', { headers })
    const forAna = await ana.get('/api/professionals')

    assert.equal(forAdmin.headers.get('cache-control'), 'no-store')
    assert.equal(forVisitor.status, 200)
    for (const answer of [forVisitor, forAna]) assert.notProperty((await answer.json())[0], 'email')
    assert.equal(forAna.headers.get('cache-control'), 'no-store')
  })

  test('counts users for the panel, without administrators', async ({ assert }) => {
    const before = await (await admin.get('/api/admin/users/counts')).json()
    await given({ subscriptionLevel: 'premium', isVerified: true, blocked: true })
    await given({ role: 'admin', subscriptionLevel: 'premium' })

    const { total, premium, verified, blocked } = await (await admin.get('/api/admin/users/counts')).json()

    const grown = [total - before.total, premium - before.premium]
    assert.deepEqual([...grown, verified - before.verified, blocked - before.blocked], [1, 1, 1, 1])
  })
})
