import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { test } from '@japa/runner'
import { DEMO_DOMAIN } from '#domain/shared/email.ts'
import { givenAccount, logIn, PASSWORD } from '#infrastructure/server/testing/accounts.ts'
import { mailsTo, tokenIn } from '#infrastructure/server/testing/mails.ts'
import { openTestApp, type TestApp } from '#infrastructure/server/testing/test_app.ts'
import { ScryptPasswordHasher } from '../../security/scrypt_password_hasher.ts'

const WRONG = 'girassol-azul-43'

test.group('Login', (group) => {
  let site: TestApp
  group.setup(async () => {
    site = await openTestApp()
    return () => site.close()
  })

  const sessionsOf = async (id: string) =>
    (
      await site.app.database.row<{ count: number }>(
        'select count(*)::int as count from sessions where professional_id = ?',
        [id],
      )
    )?.count

  test('answers an unknown e-mail exactly like a wrong password', async ({ assert }) => {
    const { state } = await givenAccount(site.app)
    const wrong = await site.post('/api/login', { email: state.email, password: WRONG })
    const unknown = await site.post('/api/login', { email: 'ninguem@exemplo.com.br', password: WRONG })

    assert.deepEqual([wrong.status, unknown.status], [401, 401])
    assert.equal(await wrong.text(), await unknown.text())
    assert.deepEqual(wrong.headers.getSetCookie(), [])
    assert.deepEqual([...wrong.headers.keys()].toSorted(), [...unknown.headers.keys()].toSorted())
  })

  test('reveals a block only with the right password', async ({ assert }) => {
    const { state, id } = await givenAccount(site.app, { blocked: true })
    const wrong = await site.post('/api/login', { email: state.email, password: WRONG })
    const right = await site.post('/api/login', { email: state.email, password: PASSWORD })

    assert.equal(wrong.status, 401)
    assert.equal(right.status, 403)
    assert.equal((await right.json()).code, 'account_blocked')
    assert.equal(await sessionsOf(id), 0)
  })

  test('refuses an account without a password', async ({ assert }) => {
    const { state, id } = await givenAccount(site.app)
    await site.app.database.rows('update professionals set password_hash = null where id = ?', [id])

    assert.equal((await site.post('/api/login', { email: state.email, password: PASSWORD })).status, 401)
  })

  test('lets demo accounts in only from the local network, behind any proxy', async ({ assert }) => {
    const email = `premium@${DEMO_DOMAIN}`
    await givenAccount(site.app, { email })
    const form = JSON.stringify({ email, password: PASSWORD })
    const statusOf = async (headers: Record<string, string>) => {
      const asking = request(`${site.url}/api/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': form.length, ...headers },
      })
      asking.end(form)
      const [answer] = (await once(asking, 'response')) as [IncomingMessage]
      answer.resume()
      return answer.statusCode
    }

    assert.equal(await statusOf({}), 200)
    assert.equal(await statusOf({ host: '192.168.0.9:3333', 'x-forwarded-for': '192.168.0.4' }), 200)
    assert.equal(await statusOf({ 'x-forwarded-for': '203.0.113.9' }), 403)
    assert.equal(await statusOf({ 'x-forwarded-for': '203.0.113.9, 127.0.0.1' }), 403)
    assert.equal(await statusOf({ host: 'saude.example' }), 403)
  })

  test('finds an account by any spelling of its e-mail', async ({ assert }) => {
    const { id } = await givenAccount(site.app, { email: 'jose@exemplo.com.br' })

    for (const email of ['JOSE@EXEMPLO.COM.BR', 'ｊｏｓｅ@exemplo.com.br', ' jose@exemplo.com.br '])
      assert.equal((await site.post('/api/login', { email, password: PASSWORD })).status, 200, email)
    assert.equal(await sessionsOf(id), 3)
  })

  test('refuses an impossible password without hashing', async ({ assert }) => {
    const { state } = await givenAccount(site.app)
    const values = [{ $gt: '' }, [PASSWORD], 12345678, null, true, undefined, 'x'.repeat(129), '1234567']

    for (const password of values)
      assert.equal(
        (await site.post('/api/login', { email: state.email, password })).status,
        422,
        JSON.stringify(password),
      )
    for (const email of [{ $gt: '' }, [state.email], 5, null, 'ana', 'a@x.com\r\nBcc: z@z.com'])
      assert.equal((await site.post('/api/login', { email, password: PASSWORD })).status, 422)
    const endless = await site.post('/api/login', { email: state.email, password: 'x'.repeat(1_000_000) })
    assert.equal(endless.status, 413)
  })

  test('never redirects by a parameter', async ({ assert }) => {
    const { state } = await givenAccount(site.app)
    const answer = await site.post('/api/login?next=//evil.example&redirect=javascript:alert(1)', {
      email: state.email,
      password: PASSWORD,
    })

    assert.equal(answer.status, 200)
    assert.isNull(answer.headers.get('location'))
    assert.notInclude(await answer.text(), 'evil.example')
  })
})

test.group('Login within its limits', (group) => {
  let site: TestApp
  group.each.setup(async () => {
    site = await openTestApp({ RATE_LIMIT_FACTOR: '1', TRUSTED_PROXIES: '127.0.0.1' })
    return () => site.close()
  })

  const tryFrom = (address: string, email: string, password = WRONG) =>
    site.post('/api/login', { email, password }, { 'x-forwarded-for': address })

  test('refuses the sixth attempt from one address, even with the right password', async ({ assert }) => {
    const { state } = await givenAccount(site.app)
    const statuses: number[] = []
    for (let count = 0; count < 6; count++) statuses.push((await tryFrom('203.0.113.1', state.email)).status)
    const right = await tryFrom('203.0.113.1', state.email, PASSWORD)

    assert.deepEqual(statuses, [401, 401, 401, 401, 401, 429])
    assert.equal(right.status, 429)
    assert.isAbove(Number(right.headers.get('retry-after')), 600)
  })

  test('counts simultaneous attempts', async ({ assert }) => {
    const { state } = await givenAccount(site.app)
    const answers = await Promise.all(Array.from({ length: 20 }, () => tryFrom('203.0.113.1', state.email)))

    assert.lengthOf(
      answers.filter(({ status }) => status === 401),
      5,
    )
  })

  test('counts an unknown address like a known one', async ({ assert }) => {
    const statuses: number[] = []
    for (let count = 0; count < 6; count++)
      statuses.push((await tryFrom('203.0.113.1', 'ninguem@exemplo.com.br')).status)

    assert.deepEqual(statuses, [401, 401, 401, 401, 401, 429])
  })

  test('resets the count after the right password', async ({ assert }) => {
    const { state } = await givenAccount(site.app)
    const statuses: number[] = []
    for (const password of [WRONG, WRONG, WRONG, WRONG, PASSWORD, WRONG, WRONG, WRONG, WRONG, PASSWORD])
      statuses.push((await tryFrom('203.0.113.1', state.email, password)).status)

    assert.deepEqual(statuses, [401, 401, 401, 401, 200, 401, 401, 401, 401, 200])
  })

  test('lets the owner in from a known address during an attack', async ({ assert }) => {
    const { state } = await givenAccount(site.app)
    assert.equal((await tryFrom('198.51.100.7', state.email, PASSWORD)).status, 200)
    const strangers: number[] = []
    for (let count = 0; count < 32; count++)
      strangers.push((await tryFrom(`203.0.113.${count}`, state.email)).status)

    assert.deepEqual(strangers.slice(-3), [401, 429, 429])
    assert.equal((await tryFrom('203.0.113.99', state.email, PASSWORD)).status, 429)
    assert.equal((await tryFrom('198.51.100.7', state.email, PASSWORD)).status, 200)
  })

  test('lets the owner in after a password reset during an attack', async ({ assert }) => {
    const { state } = await givenAccount(site.app)
    for (let count = 0; count < 31; count++) await tryFrom(`203.0.113.${count}`, state.email)
    const here = { 'x-forwarded-for': '198.51.100.8' }
    await site.post('/api/password-reset/request', { email: state.email }, here)
    const token = tokenIn((await mailsTo(site.app, state.email)).at(-1))
    const newPassword = 'quatro cavalos mansos'

    assert.equal((await tryFrom('198.51.100.8', state.email, PASSWORD)).status, 429)
    assert.equal((await site.post('/api/password-reset/confirm', { token, newPassword }, here)).status, 200)
    assert.equal((await tryFrom('198.51.100.8', state.email, newPassword)).status, 200)
    assert.equal((await tryFrom('198.51.100.9', state.email, newPassword)).status, 429)
  })

  test('stores neither addresses nor e-mails in its counters', async ({ assert }) => {
    const { state } = await givenAccount(site.app)
    await tryFrom('203.0.113.1', state.email, PASSWORD)

    const rows = await site.app.database.rows<{ key: string }>(
      "select key from rate_limits where key like 'loginFail%' or key like 'loginSucc%'",
    )

    assert.isNotEmpty(rows)
    for (const { key } of rows) assert.notMatch(key, /@|203\.0/)
  })

  test('allows twenty attempts in five minutes from one address', async ({ assert }) => {
    const statuses: number[] = []
    for (let count = 0; count < 21; count++)
      statuses.push((await tryFrom('203.0.113.1', `pessoa${count}@exemplo.com.br`)).status)

    assert.deepEqual(statuses.slice(-2), [401, 429])
  })

  test('records an attack without address and e-mail', async ({ assert }) => {
    const { state, id } = await givenAccount(site.app)
    const admin = await givenAccount(site.app, { role: 'admin' })
    for (let count = 0; count < 7; count++) await tryFrom('203.0.113.1', state.email)
    await tryFrom('203.0.113.1', 'ninguem@exemplo.com.br')
    const ask = (path: string, body: object) =>
      site.post(`/api/password-reset/${path}`, body, { 'x-forwarded-for': '203.0.113.2' })
    await ask('request', { email: state.email })
    const token = tokenIn((await mailsTo(site.app, state.email)).at(-1))
    await ask('confirm', { token, newPassword: 'quatro cavalos mansos' })
    await ask('confirm', { token, newPassword: 'quatro cavalos mansos' })
    const cookie = await logIn(site, admin.state.email)
    await site.call('/api/professionals?page=2&limit=30', { headers: { cookie } })
    await site.app.http.backgroundTasks.settled()

    const rows = await site.app.database.rows<Record<string, unknown>>(
      `select kind, target, times, account_id as account, account_hash is not null as "isUnknown", sender_hash as sender
       from security_events order by id`,
    )
    const told = rows.map(({ kind, target, times, account, isUnknown }) =>
      [kind, target, times, account === id ? 'owner' : account === admin.id ? 'admin' : isUnknown].join(' '),
    )

    assert.sameMembers(told, [
      'login_refused invalid_credentials 5 owner',
      'limit_hit loginFailuresHere 1 false',
      'login_refused invalid_credentials 1 true',
      'password_reset_asked  1 owner',
      'password_changed  1 owner',
      'password_reset_refused  1 false',
      'account_list_read page 2, limit 30 1 admin',
    ])
    const senderOf = (wanted: string) => rows.find(({ kind }) => kind === wanted)?.['sender']
    assert.equal(senderOf('password_changed'), senderOf('password_reset_asked'))
    assert.notEqual(senderOf('password_changed'), senderOf('login_refused'))
    assert.notMatch(JSON.stringify(rows), /@|203\.0/)
  })

  test('refuses logins while the shared counters are unavailable', async ({ assert }) => {
    const { state } = await givenAccount(site.app)
    await site.owner.rows('alter table rate_limits rename to rate_limits_away')

    const answer = await tryFrom('203.0.113.1', state.email, PASSWORD)

    assert.equal(answer.status, 503)
    assert.equal(answer.headers.get('retry-after'), '5')
    assert.deepEqual(answer.headers.getSetCookie(), [])
  })
})

test.group('Login under load', (group) => {
  let site: TestApp
  group.setup(async () => {
    /** A quarter of the full price, and still far dearer than the request that asks for it. */
    site = await openTestApp({ PASSWORD_COST: '13' })
    return () => site.close()
  })

  const givenPasswordHash = async (hash: string): Promise<string> => {
    const { state } = await givenAccount(site.app)
    await site.app.database.rows('update professionals set password_hash = ? where id = ?', [hash, state.id])
    return state.email
  }

  test('refuses what it cannot hash soon, and stays responsive', async ({ assert }) => {
    const logins = Array.from({ length: 200 }, (_, index) =>
      site.post('/api/login', { email: `pessoa${index}@exemplo.com.br`, password: WRONG }),
    )
    const alive = await site.call('/health/live')
    const statuses = (await Promise.all(logins)).map(({ status }) => status)

    assert.equal(alive.status, 200)
    assert.sameMembers([...new Set(statuses)], [401, 503])
    assert.isAtMost(statuses.filter((status) => status === 401).length, 120)
  }).timeout(120_000)

  test('takes equally long for an unknown e-mail and a wrong password', async ({ assert }) => {
    const email = await givenPasswordHash(await site.app.adapters.passwords.hash(PASSWORD))
    const timed = async (address: string) => {
      const started = performance.now()
      await site.post('/api/login', { email: address, password: WRONG })
      return performance.now() - started
    }
    const known: number[] = []
    const unknown: number[] = []
    for (let round = 0; round < 7; round++) {
      known.push(await timed(email))
      unknown.push(await timed('ninguem@exemplo.com.br'))
    }

    const ratio = Math.min(...known) / Math.min(...unknown)
    assert.isAbove(ratio, 0.5)
    assert.isBelow(ratio, 2)
  }).timeout(300_000)

  test('accepts a hash at full cost', async ({ assert }) => {
    const email = await givenPasswordHash(await new ScryptPasswordHasher().hash(PASSWORD))

    assert.match(await logIn(site, email), /^sid=/)
  })
})
