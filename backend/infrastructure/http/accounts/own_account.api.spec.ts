import { test } from '@japa/runner'
import { Secret, TOTP } from 'otpauth'
import { cookieOf, givenAccount, logIn, PASSWORD } from '#infrastructure/server/testing/accounts.ts'
import { mailsTo, tokenIn } from '#infrastructure/server/testing/mails.ts'
import { givenSignedIn, type SignedIn, securityEvents } from '#infrastructure/server/testing/signed_in.ts'
import { openTestApp, type TestApp } from '#infrastructure/server/testing/test_app.ts'

const NEW_PASSWORD = 'quatro cavalos mansos'

const codeOf = (secret: string, at = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at })

const emailOf = async (site: TestApp, { id }: SignedIn) =>
  (await site.app.adapters.professionals.findById(id))?.state.email ?? ''

/** The first line of a mail's HTML, which repeats the subject as written. */
const titleOf = (mail: string) => /<title>([^<]*)/.exec(mail)?.[1] ?? ''

/** Sets up the app with codes; returns its secret and the codes on paper. */
async function addTotp(person: SignedIn) {
  const { ticket, secret } = await (await person.send('POST', '/api/account/totp/offer')).json()
  const form = { ticket, code: codeOf(secret), password: PASSWORD }
  const added = await person.send('POST', '/api/account/totp', form)
  const { recoveryCodes } = await added.json()
  return { status: added.status, secret, recoveryCodes: recoveryCodes as string[] }
}

test.group('The own account', (group) => {
  let site: TestApp
  group.setup(async () => {
    site = await openTestApp()
    return () => site.close()
  })

  test("requires the app's code before a session begins", async ({ assert }) => {
    const person = await givenSignedIn(site)
    const email = await emailOf(site, person)
    const { status, secret } = await addTotp(person)
    const half = await site.post('/api/login', { email, password: PASSWORD })
    const { secondFactor } = await half.json()
    const finish = (code: string) =>
      site.post('/api/login/second-factor', { ticket: secondFactor.ticket, proof: { code } })

    assert.equal(status, 200)
    assert.isEmpty(half.headers.getSetCookie())
    assert.equal((await finish('000000')).status, 403)
    const entered = await finish(codeOf(secret, Date.now() + 30_000))
    assert.equal(entered.status, 200)
    const cookie = cookieOf(entered)
    assert.equal((await site.call('/api/user', { headers: { cookie } })).status, 200)
    assert.equal((await finish(codeOf(secret, Date.now() + 30_000))).status, 403)
    const forged = { ticket: `${secondFactor.ticket}x`, proof: { code: '123456' } }
    assert.equal((await site.post('/api/login/second-factor', forged)).status, 400)
    assert.include(
      (await securityEvents(site, person.id)).map(({ kind }) => kind),
      'second_factor_refused',
    )
    const [kept] = await site.app.database.rows<{ kept: object }>('select kept from second_factors')
    assert.notInclude(JSON.stringify(kept), secret)
    assert.notInclude(JSON.stringify(await (await person.get('/api/account/security')).json()), secret)
  })

  test('is returned to its owner, who receives all notices of a takeover', async ({ assert }) => {
    const person = await givenSignedIn(site)
    const [email, thief] = [await emailOf(site, person), 'ladrao@exemplo.com.br']
    const due = (when: string) =>
      site.app.database.rows(
        `update graphile_worker._private_jobs set run_at = now() ${when} where payload ->> 'email' = ?`,
        [email],
      )
    await addTotp(person)
    await person.send('POST', '/api/account/email', { password: PASSWORD, email: thief })
    const stolen = { password: PASSWORD, newPassword: NEW_PASSWORD }
    await person.send('POST', '/api/account/password', stolen)
    await person.send('POST', '/api/account/email', { password: NEW_PASSWORD, email: thief })
    await due(`+ interval '1 hour'`)
    const [asked] = await mailsTo(site.app, thief)
    const confirmed = await site.post('/api/email/confirm', { token: tokenIn(asked) })
    await due(`- interval '1 minute'`)
    const told = await mailsTo(site.app, email)

    assert.equal(confirmed.status, 200)
    const subjects = ['mudou', 'Pedido para trocar', 'senha foi alterada', 'foi trocado']
    for (const subject of subjects)
      assert.isTrue(
        told.some((mail) => titleOf(mail).includes(subject)),
        subject,
      )
    assert.isEmpty(await mailsTo(site.app, thief))
    const wayBack = told.find((mail) => mail.includes('/desfazer-troca?token='))
    const returned = await site.post('/api/email/return', { token: tokenIn(wayBack) })
    assert.deepEqual([returned.status, await returned.json()], [200, { email }])
    assert.equal((await person.get('/api/user')).status, 401)
    assert.equal((await site.post('/api/login', { email, password: NEW_PASSWORD })).status, 401)
    const [link] = await mailsTo(site.app, email)
    const renewed = { token: tokenIn(link), newPassword: 'sete cabras serenas' }
    assert.equal((await site.post('/api/password-reset/confirm', renewed)).status, 200)
    assert.isNotEmpty(await logIn(site, email, renewed.newPassword))
    assert.include(
      (await securityEvents(site, person.id)).map(({ kind }) => kind),
      'email_returned',
    )
    assert.equal((await site.post('/api/email/return', { token: tokenIn(wayBack) })).status, 400)
  })

  test('shows its sessions and ends them', async ({ assert }) => {
    const person = await givenSignedIn(site)
    const other = await logIn(site, await emailOf(site, person))
    const { sessions } = await (await person.get('/api/account/security')).json()
    const stranger = await givenSignedIn(site)
    const another = sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent)

    assert.lengthOf(sessions, 2)
    assert.equal((await stranger.send('DELETE', `/api/account/sessions/${another.id}`)).status, 404)
    assert.equal((await person.send('DELETE', `/api/account/sessions/${another.id}`)).status, 204)
    assert.equal((await site.call('/api/user', { headers: { cookie: other } })).status, 401)
    const third = await logIn(site, await emailOf(site, person))
    assert.equal((await person.send('POST', '/api/account/sessions/end-others')).status, 204)
    assert.equal((await site.call('/api/user', { headers: { cookie: third } })).status, 401)
    assert.equal((await person.get('/api/user')).status, 200)
  })

  test('changes password and e-mail, with the required notices', async ({ assert }) => {
    const person = await givenSignedIn(site)
    const old = await emailOf(site, person)
    const email = `nova-${old}`

    const weak = { password: PASSWORD, newPassword: '12345678' }
    const refused = await (await person.send('POST', '/api/account/password', weak)).json()
    assert.equal(refused.errors[0].field, 'newPassword')
    const form = { password: PASSWORD, newPassword: NEW_PASSWORD }
    assert.equal((await person.send('POST', '/api/account/password', form)).status, 204)
    assert.include((await mailsTo(site.app, old))[0] ?? '', 'senha')
    const asked = await person.send('POST', '/api/account/email', { password: NEW_PASSWORD, email })
    assert.equal(asked.status, 202)
    const [told] = await mailsTo(site.app, old)
    assert.include(told ?? '', 'forgot-password')
    assert.notInclude(told ?? '', email)

    const [link] = await mailsTo(site.app, email)
    const confirmed = await site.post('/api/email/confirm', { token: tokenIn(link) })
    assert.deepEqual(await confirmed.json(), { email })
    assert.equal((await site.post('/api/login', { email: old, password: NEW_PASSWORD })).status, 401)
    assert.equal((await site.post('/api/login', { email, password: NEW_PASSWORD })).status, 200)
  })

  test("answers the same for another account's e-mail, without assigning it", async ({ assert }) => {
    const person = await givenSignedIn(site)
    const { state } = await givenAccount(site.app)
    const ask = (email: string) => person.send('POST', '/api/account/email', { password: PASSWORD, email })

    const [taken, free] = [await ask(state.email), await ask('livre@exemplo.com.br')]

    assert.deepEqual([taken.status, await taken.text()], [free.status, await free.text()])
    assert.isEmpty(await mailsTo(site.app, state.email))
  })

  test("exports and erases its data, without others' data", async ({ assert }) => {
    const person = await givenSignedIn(site)
    const email = await emailOf(site, person)
    const { id } = await givenAccount(site.app)
    await site.app.database.rows(
      `insert into contacts (id, professional_id, kind, patient_name, patient_email, subject, message, fingerprint,
         created_at, updated_at)
       values (gen_random_uuid(), ?, 'contact', 'Bia', ?, 'Oi', 'Olá, tudo bem', 'f', now(), now())`,
      [id, email],
    )

    const { secret } = await addTotp(person)
    await person.send('POST', '/api/account/email', { email: 'depois@exemplo.com.br', password: PASSWORD })
    const records = await (await person.send('POST', '/api/account/export', { password: PASSWORD })).json()
    assert.equal(records.professionals[0].email, email)
    assert.isEmpty(records.contacts)
    assert.deepInclude(records.secondFactors[0], { has_app: true, passkeys: [], recovery_codes_left: 10 })
    assert.deepInclude(records.otherEmails[0], { email: 'depois@exemplo.com.br', kind: 'waiting' })
    assert.isNotEmpty(records.leftOut)
    for (const hidden of [secret, 'token_hash']) assert.notInclude(JSON.stringify(records), hidden)
    assert.notInclude(JSON.stringify(records), 'password_hash')
    assert.equal((await person.send('POST', '/api/account/erase', { password: 'outra senha' })).status, 403)
    assert.equal((await person.send('POST', '/api/account/erase', { password: PASSWORD })).status, 204)

    assert.equal((await person.get('/api/user')).status, 401)
    assert.isNull(await site.app.adapters.accounts.findByEmail(email))
    const left = await site.app.database.rows('select 1 from contacts where patient_email = ?', [email])
    assert.lengthOf(left, 1)
    const admin = await givenSignedIn(site, { role: 'admin' })
    assert.equal((await admin.send('POST', '/api/account/erase', { password: PASSWORD })).status, 403)
  })
})

test.group('An administrator where the second factor is demanded', (group) => {
  let site: TestApp
  group.setup(async () => {
    site = await openTestApp({ ADMIN_SECOND_FACTOR: '1' })
    return () => site.close()
  })

  test('can only set it up, and cannot remove it', async ({ assert }) => {
    const admin = await givenSignedIn(site, { role: 'admin' })

    for (const path of ['/api/admin/users/counts', `/api/professionals/${admin.id}/dashboard`]) {
      const refused = await admin.get(path)
      assert.deepEqual([refused.status, (await refused.json()).code], [403, 'second_factor_demanded'], path)
    }
    const [row] = await (await admin.get('/api/professionals')).json()
    assert.notProperty(row ?? {}, 'email')
    assert.isTrue((await (await admin.get('/api/user')).json()).mustAddFactor)
    assert.equal((await addTotp(admin)).status, 200)
    assert.equal((await admin.get('/api/admin/users/counts')).status, 200)
    assert.notProperty(await (await admin.get('/api/user')).json(), 'mustAddFactor')
    const removal = { password: PASSWORD, what: { totp: true } }
    assert.equal((await admin.send('POST', '/api/account/second-factor/remove', removal)).status, 403)
    assert.equal((await (await givenSignedIn(site)).get('/api/user')).status, 200)
  })
})
