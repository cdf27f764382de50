import { test } from '@japa/runner'
import { cookieOf, givenAccount, logIn, PASSWORD } from '#infrastructure/server/testing/accounts.ts'
import { openTestApp, type TestApp } from '#infrastructure/server/testing/test_app.ts'

test.group('Sessions', (group) => {
  let site: TestApp
  group.setup(async () => {
    site = await openTestApp()
    return () => site.close()
  })

  const userOf = (cookie: string) => site.call('/api/user', { headers: { cookie } })
  const sessionRows = async () =>
    (await site.app.database.row<{ count: number }>('select count(*)::int as count from sessions'))?.count

  test('returns the logged-in account, and nothing without a session', async ({ assert }) => {
    const { state } = await givenAccount(site.app)
    const cookie = await logIn(site, state.email)

    const answer = await userOf(cookie)
    const visitor = await site.call('/api/user')

    assert.equal((await answer.json()).email, state.email)
    assert.equal(answer.headers.get('cache-control'), 'no-store')
    assert.deepEqual(answer.headers.getSetCookie(), [])
    assert.equal(visitor.status, 401)
    assert.deepEqual(visitor.headers.getSetCookie(), [])
    assert.equal((await visitor.json()).code, 'signed_out')
  })

  test("returns exactly the owner's fields, and two characters of the document", async ({ assert }) => {
    const { state } = await givenAccount(site.app, { cpfCnpj: '529.982.247-25' })
    const user = await (await userOf(await logIn(site, state.email))).json()

    assert.equal(user.cpfCnpj, '*********25')
    for (const secret of ['password', 'passwordHash', 'services', 'createdAt'])
      assert.notProperty(user, secret)
    assert.includeMembers(Object.keys(user), [
      'email',
      'cep',
      'role',
      'blocked',
      'redirectUrl',
      'profileViews',
    ])
    assert.includeMembers(Object.keys(user), ['profileCompleted', 'profileImageMime', 'name', 'slug', 'crm'])
  })

  test('starts a new session at each login and ends the previous one', async ({ assert }) => {
    const { state } = await givenAccount(site.app)
    const first = await logIn(site, state.email)
    const rows = await sessionRows()

    const second = cookieOf(
      await site.post('/api/login', { email: state.email, password: PASSWORD }, { cookie: first }),
    )

    assert.notEqual(second, first)
    assert.equal(await sessionRows(), rows)
    assert.equal((await userOf(first)).status, 401)
    assert.equal((await userOf(second)).status, 200)
  })

  test('never adopts a session id from outside', async ({ assert }) => {
    const { state } = await givenAccount(site.app)
    const { state: stranger } = await givenAccount(site.app)
    const planted = await logIn(site, stranger.email)
    await site.post('/api/logout', {}, { cookie: planted })

    const answer = await site.post(
      '/api/login',
      { email: state.email, password: PASSWORD },
      { cookie: planted },
    )

    assert.notEqual(cookieOf(answer), planted)
    assert.equal((await userOf(planted)).status, 401)
  })

  test('ends the session at logout, for every copy of its cookie', async ({ assert }) => {
    const { state } = await givenAccount(site.app)
    const cookie = await logIn(site, state.email)

    const answer = await site.post('/api/logout', {}, { cookie })
    const again = await site.post('/api/logout', {}, { cookie })
    const visitor = await site.post('/api/logout', {})

    assert.deepEqual([answer.status, again.status, visitor.status], [204, 204, 204])
    assert.equal(answer.headers.get('clear-site-data'), '"cache","storage"')
    assert.match(answer.headers.getSetCookie().join(), /^sid=;.*Max-Age=(0|-1);/i)
    assert.deepEqual(visitor.headers.getSetCookie(), [])
    assert.equal((await userOf(cookie)).status, 401)
  })

  test('ignores invalid, endless and duplicate cookies', async ({ assert }) => {
    const { state } = await givenAccount(site.app)
    const cookie = await logIn(site, state.email)
    const spoilt = cookie.slice(0, -1) + (cookie.endsWith('A') ? 'B' : 'A')

    assert.equal((await userOf(spoilt)).status, 401)
    assert.include([401, 431], (await userOf(`sid=${'x'.repeat(8_192)}`)).status)
    assert.include([401, 431], (await userOf(`sid=${'x'.repeat(20_000)}`)).status)
    assert.include([200, 401], (await userOf(`sid=other; ${cookie}`)).status)
    assert.equal((await userOf('sid=s%3Anothing.of-ours')).status, 401)
  })

  test('keeps the cookie for thirty days only on request', async ({ assert }) => {
    const { state } = await givenAccount(site.app)
    const log = { email: state.email, password: PASSWORD }

    const [passing = ''] = (await site.post('/api/login', log)).headers.getSetCookie()
    const [kept = ''] = (await site.post('/api/login', { ...log, remember: true })).headers.getSetCookie()

    assert.match(passing, /^sid=/)
    assert.match(passing, /HttpOnly/i)
    assert.match(passing, /SameSite=Lax/i)
    assert.notMatch(passing, /Max-Age|Expires|Secure/i)
    assert.match(kept, /Max-Age=2592000/)
  })

  test('forgets a session after two unused hours, whatever an open page reads, and not writes, by itself', async ({
    assert,
  }) => {
    const { state, id } = await givenAccount(site.app)
    const cookie = await logIn(site, state.email)
    const age = (minutes: number) =>
      site.app.database.rows(
        `update sessions set last_seen_at = last_seen_at - ?::interval, expires_at = expires_at - ?::interval
         where professional_id = ?`,
        [`${minutes} minutes`, `${minutes} minutes`, id],
      )
    await age(119)
    assert.equal((await userOf(cookie)).status, 200)
    await age(119)
    const headers = { cookie, 'x-unattended': '1' }
    const removal = { endpoint: 'https://fcm.googleapis.com/x' }
    assert.equal((await site.post('/api/account/push/removal', removal, headers)).status, 204)
    await age(60)
    const unattended = await site.call('/api/user', { headers })
    assert.equal(unattended.status, 200)

    await age(61)

    assert.equal((await userOf(cookie)).status, 401)
  })

  test('ignores the sessions of a blocked account', async ({ assert }) => {
    const { state, id } = await givenAccount(site.app)
    const cookie = await logIn(site, state.email)

    await site.app.database.rows('update professionals set blocked = true where id = ?', [id])

    assert.equal((await userOf(cookie)).status, 401)
  })

  test('sets no cookie or session for visitors', async ({ assert }) => {
    const { id, state } = await givenAccount(site.app)
    const rows = await sessionRows()
    const paths = ['/', '/especialidades', `/${state.slug}`, '/api/professionals', `/api/professionals/${id}`]

    for (const path of [...paths, '/api/user', '/api/specialties/available'])
      assert.deepEqual((await site.call(path)).headers.getSetCookie(), [], path)
    assert.equal(await sessionRows(), rows)
  })

  test('refuses login and logout from another site', async ({ assert }) => {
    const { state } = await givenAccount(site.app)
    const cookie = await logIn(site, state.email)
    const strangers: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      ...['null', 'http://saude.test.evil.example', 'http://saude.test:81', 'http://saude.test.'].map(
        (origin) => ({ origin }),
      ),
    ]

    for (const headers of strangers)
      for (const path of ['/api/login', '/api/logout']) {
        const answer = await site.call(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', cookie, ...headers },
          body: JSON.stringify({ email: state.email, password: PASSWORD }),
        })
        assert.equal(answer.status, 403, `${path} ${JSON.stringify(headers)}`)
        assert.isNull(answer.headers.get('access-control-allow-origin'))
      }
    assert.equal((await userOf(cookie)).status, 200)
  })
})

test.group('Sessions over https', (group) => {
  let site: TestApp
  group.setup(async () => {
    site = await openTestApp({ APP_URL: 'https://saude.test' })
    return () => site.close()
  })

  test('restricts the cookie to host, path and https', async ({ assert }) => {
    const { state } = await givenAccount(site.app)
    const answer = await site.post('/api/login', { email: state.email, password: PASSWORD })
    const [cookie = ''] = answer.headers.getSetCookie()

    assert.match(cookie, /^__Host-sid=/)
    assert.match(cookie, /; Path=\/(;|$)/)
    assert.match(cookie, /; Secure(;|$)/)
    assert.notMatch(cookie, /Domain/i)
  })
})

test.group('Sessions within their limits', (group) => {
  let site: TestApp
  group.setup(async () => {
    site = await openTestApp({ RATE_LIMIT_FACTOR: '0.01' })
    return () => site.close()
  })

  test("counts one person's requests from any address", async ({ assert }) => {
    const { state } = await givenAccount(site.app)
    const cookie = await logIn(site, state.email)
    const statuses: number[] = []
    for (let count = 0; count < 7; count++)
      statuses.push((await site.call('/api/user', { headers: { cookie } })).status)

    assert.deepEqual(statuses, [200, 200, 200, 200, 200, 200, 429])
  })
})
