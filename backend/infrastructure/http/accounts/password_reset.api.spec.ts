import { test } from '@japa/runner'
import { givenAccount, logIn, PASSWORD } from '#infrastructure/server/testing/accounts.ts'
import { mailsTo, tokenIn } from '#infrastructure/server/testing/mails.ts'
import { openTestApp, type TestApp } from '#infrastructure/server/testing/test_app.ts'

const NEW_PASSWORD = 'quatro cavalos mansos'

test.group('Password reset', (group) => {
  let site: TestApp
  group.setup(async () => {
    site = await openTestApp()
    return () => site.close()
  })

  const ask = (email: string, headers = {}) => site.post('/api/password-reset/request', { email }, headers)
  const confirm = (token: string, newPassword = NEW_PASSWORD) =>
    site.post('/api/password-reset/confirm', { token, newPassword })
  const tokenFor = async (email: string) => {
    await ask(email)
    return tokenIn((await mailsTo(site.app, email)).at(-1))
  }
  const enters = async (email: string, password: string) =>
    (await site.post('/api/login', { email, password })).status
  const makeOlder = (id: string, seconds: number) =>
    site.app.database.rows(
      `update password_resets set created_at = created_at - ?::interval, expires_at = expires_at - ?::interval
       where professional_id = ?`,
      [`${seconds} seconds`, `${seconds} seconds`, id],
    )

  test('answers everyone the same, and mails only eligible accounts', async ({ assert }) => {
    const { state: known } = await givenAccount(site.app)
    const { state: blocked } = await givenAccount(site.app, { blocked: true })
    const emails = [known.email, 'ninguem@exemplo.com.br', blocked.email]

    const answers = await Promise.all(emails.map((email) => ask(email)))

    assert.deepEqual(
      answers.map(({ status }) => status),
      [202, 202, 202],
    )
    assert.lengthOf(new Set(await Promise.all(answers.map((answer) => answer.text()))), 1)
    const mails = []
    for (const email of emails) mails.push((await mailsTo(site.app, email)).length)
    assert.deepEqual(mails, [1, 0, 0])
    assert.equal((await ask('ana')).status, 422)
  })

  test('changes the password by the mailed link, with a notice', async ({ assert }) => {
    const { state } = await givenAccount(site.app)
    const answer = await confirm(await tokenFor(state.email))

    assert.equal(answer.status, 200)
    assert.deepEqual(answer.headers.getSetCookie(), [])
    assert.deepEqual(
      [await enters(state.email, PASSWORD), await enters(state.email, NEW_PASSWORD)],
      [401, 200],
    )
    const [notice = ''] = await mailsTo(site.app, state.email)
    assert.include(notice, 'http://saude.test/forgot-password')
  })

  test('mails at most three links an hour, of which the newest works', async ({ assert }) => {
    const { state } = await givenAccount(site.app)
    const tokens: string[] = []
    for (let count = 0; count < 3; count++) tokens.push(await tokenFor(state.email))
    const fourth = await ask(state.email)

    assert.equal(fourth.status, 202)
    assert.isEmpty(await mailsTo(site.app, state.email))
    const [first = '', second = '', third = ''] = tokens
    assert.deepEqual([(await confirm(first)).status, (await confirm(second)).status], [400, 400])
    assert.equal((await confirm(third)).status, 200)
  })

  test('mails one link after a stopped queue', async ({ assert }) => {
    const { state } = await givenAccount(site.app)
    for (let count = 0; count < 4; count++) await ask(state.email)

    const mails = await mailsTo(site.app, state.email)

    assert.lengthOf(mails, 1)
    assert.equal((await confirm(tokenIn(mails[0]))).status, 200)
  })

  test('accepts a token once, even among simultaneous requests', async ({ assert }) => {
    const { state } = await givenAccount(site.app)
    const token = await tokenFor(state.email)

    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => confirm(token, `${NEW_PASSWORD} ${index}`)),
    )

    const statuses = answers.map(({ status }) => status)
    assert.deepEqual(
      statuses.toSorted((one, other) => one - other),
      [200, 400, 400, 400, 400, 400, 400, 400],
    )
    const winner = statuses.indexOf(200)
    assert.equal(await enters(state.email, `${NEW_PASSWORD} ${winner}`), 200)
    assert.equal((await confirm(token)).status, 400)
  })

  test('accepts a token for thirty minutes after its mail', async ({ assert }) => {
    const { state, id } = await givenAccount(site.app)
    const late = await tokenFor(state.email)
    await makeOlder(id, 30 * 60 + 1)
    const lateAnswer = await confirm(late)
    const early = await tokenFor(state.email)
    await makeOlder(id, 30 * 60 - 30)

    assert.equal(lateAnswer.status, 400)
    assert.equal((await lateAnswer.json()).code, 'invalid_token')
    assert.equal((await confirm(early)).status, 200)
  })

  test('stores the token nowhere but in the mail', async ({ assert }) => {
    const { state, id } = await givenAccount(site.app)
    await ask(state.email)
    const waiting = await site.app.database.row<{ jobs: string }>(
      "select string_agg(payload::text, '') as jobs from graphile_worker._private_jobs",
    )
    const token = tokenIn((await mailsTo(site.app, state.email))[0])
    const dump = await site.app.database.row<{ dump: string }>(
      'select string_agg(password_resets::text, chr(10)) as dump from password_resets',
    )

    assert.include(waiting?.jobs, id)
    assert.notInclude(waiting?.jobs, token)
    assert.lengthOf(token, 43)
    assert.notInclude(dump?.dump, token)
    assert.include(dump?.dump, site.app.adapters.tokens.hashOf(token))
  })

  test('keeps the link alive when the new password is refused', async ({ assert }) => {
    const { state } = await givenAccount(site.app)
    const token = await tokenFor(state.email)

    for (const weak of ['1234567', 'senha123', state.email, 'x'.repeat(129)]) {
      const answer = await confirm(token, weak)
      assert.equal(answer.status, 422, weak.slice(0, 20))
      assert.equal((await answer.json()).errors[0].field, 'newPassword')
    }
    assert.equal((await confirm(token)).status, 200)
  })

  test('ends every session and every other link', async ({ assert }) => {
    const { state } = await givenAccount(site.app)
    const sessions = [await logIn(site, state.email), await logIn(site, state.email)]
    const token = await tokenFor(state.email)

    await confirm(token)

    for (const cookie of sessions)
      assert.equal((await site.call('/api/user', { headers: { cookie } })).status, 401)
    const alive = await site.app.database.row<{ count: number }>(
      'select count(*)::int as count from password_resets where professional_id = ? and used_at is null',
      [state.id],
    )
    assert.equal(alive?.count, 0)
  })

  test('uses the configured address in the link for any host', async ({ assert }) => {
    const { state } = await givenAccount(site.app)
    await ask(state.email, { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' })

    const [mail = ''] = await mailsTo(site.app, state.email)

    assert.include(mail, 'http://saude.test/reset-password?token=')
    assert.notInclude(mail, 'evil.example')
  })

  test('refuses the link of a blocked account', async ({ assert }) => {
    const { state, id } = await givenAccount(site.app)
    const token = await tokenFor(state.email)
    await site.app.database.rows('update professionals set blocked = true where id = ?', [id])

    assert.equal((await confirm(token)).status, 400)
  })

  test('accepts a new password exactly as typed', async ({ assert }) => {
    const { state } = await givenAccount(site.app)
    await confirm(await tokenFor(state.email), '  com espaços  ')

    assert.deepEqual(
      [await enters(state.email, '  com espaços  '), await enters(state.email, 'com espaços')],
      [200, 401],
    )
  })

  test('requires text as a token', async ({ assert }) => {
    for (const token of [{ $gt: '' }, ['x'], 5, null, '']) {
      const answer = await site.post('/api/password-reset/confirm', { token, newPassword: NEW_PASSWORD })
      assert.equal(answer.status, 422)
      assert.equal((await answer.json()).errors[0].message, 'Token é obrigatório')
    }
    assert.equal((await confirm('nothing of ours')).status, 400)
  })
})

test.group('Password reset within its limits', (group) => {
  let site: TestApp
  group.setup(async () => {
    site = await openTestApp({ RATE_LIMIT_FACTOR: '1' })
    return () => site.close()
  })

  test('allows five requests and ten confirmations in a quarter of an hour', async ({ assert }) => {
    const asked: number[] = []
    const confirmed: number[] = []
    for (let count = 0; count < 6; count++)
      asked.push((await site.post('/api/password-reset/request', { email: `p${count}@x.com.br` })).status)
    for (let count = 0; count < 11; count++)
      confirmed.push(
        (await site.post('/api/password-reset/confirm', { token: `${count}`, newPassword: NEW_PASSWORD }))
          .status,
      )

    assert.deepEqual(asked, [202, 202, 202, 202, 202, 429])
    assert.deepEqual(confirmed.slice(-2), [400, 429])
  })
})
