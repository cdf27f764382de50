import { randomInt } from 'node:crypto'
import { test } from '@japa/runner'
import type { RegisterProfessionalForm } from '#contract/accounts.ts'
import { logIn } from '#infrastructure/server/testing/accounts.ts'
import { mailsTo } from '#infrastructure/server/testing/mails.ts'
import { openTestApp, type TestApp } from '#infrastructure/server/testing/test_app.ts'

let last = randomInt(1_000_000)

/** Somebody who has not registered yet, unlike everyone before. */
function aForm(changes: Record<string, unknown> = {}): RegisterProfessionalForm {
  last += 1
  return {
    name: 'João',
    lastname: `da Silva`,
    email: `joao${last}@exemplo.com.br`,
    password: 'girassol-azul-42',
    specialty: 'Dentista',
    crm: `CRO/SP ${String(last).padStart(7, '1')}`,
    city: 'Campinas',
    state: 'SP',
    whatsapp: '(19) 98765-4321',
    cpfCnpj: aCpf(last),
    ...changes,
  }
}

/** A CPF with right check digits (Receita Federal, module 11). */
function aCpf(number: number): string {
  const digits = Array.from(String(number).padStart(9, '1'), Number)
  for (const length of [9, 10]) {
    const sum = digits
      .slice(0, length)
      .reduce((total, digit, index) => total + digit * (length + 1 - index), 0)
    digits.push(((sum * 10) % 11) % 10)
  }
  return digits.join('')
}

test.group('Registration', (group) => {
  let site: TestApp
  group.setup(async () => {
    site = await openTestApp({ DATABASE_POOL: '25' })
    return () => site.close()
  })

  const register = (form: unknown, headers = {}) => site.post('/api/professionals', form, headers)
  const rowOf = (email: string) =>
    site.app.database.row<Record<string, unknown>>('select * from professionals where email = ?', [email])
  const refusedField = async (form: unknown) => {
    const answer = await register(form)
    const { errors = [] } = await answer.json()
    return [answer.status, errors[0]?.field, errors[0]?.message]
  }

  test('registers a professional who is found at once, without a session', async ({ assert }) => {
    const form = aForm({ name: 'Beatriz', lastname: 'Nogueira' })

    const answer = await register(form)

    const { id, ...rest } = await answer.json()
    assert.equal(answer.status, 201)
    assert.deepEqual(rest, { slug: 'beatriz-nogueira', name: 'Beatriz', mustConfirm: false })
    assert.deepEqual(answer.headers.getSetCookie(), [])
    assert.equal((await site.call('/api/professionals/slug/beatriz-nogueira')).status, 200)
    const found = await (await site.call('/api/professionals/search?q=Beatriz%20Nogueira')).json()
    assert.deepEqual(
      found.map((card: { id: string }) => card.id),
      [id],
    )
    const [mail = ''] = await mailsTo(site.app, form.email)
    assert.include(mail, 'http://saude.test/edit-profile')
  })

  test('sets role, plan, verification, figures and slug itself', async ({ assert }) => {
    const form = aForm({
      role: 'admin',
      subscriptionLevel: 'premium',
      isVerified: true,
      blocked: true,
      rating: 5,
      reviewCount: 999,
      profileViews: 1e6,
      slug: 'admin',
      id: '00000000-0000-4000-8000-000000000000',
    })

    assert.equal((await register(form)).status, 201)

    const row = await rowOf(form.email)
    assert.deepInclude(row, { role: 'user', subscription_level: 'free', is_verified: false, blocked: false })
    assert.deepInclude(row, { rating: '0.0', review_count: 0, profile_views: 0 })
    assert.notEqual(row?.['slug'], 'admin')
  })

  test("explains each field's error in the specified words", async ({ assert }) => {
    const wrong: [Record<string, unknown>, string, string][] = [
      [{ password: '1234567' }, 'password', 'Senha deve ter no mínimo 8 caracteres'],
      [{ cpfCnpj: '1234567890' }, 'cpfCnpj', 'CPF/CNPJ deve ter no mínimo 11 dígitos'],
      [{ cpfCnpj: '12345678900' }, 'cpfCnpj', 'CPF/CNPJ inválido. Confira os números digitados.'],
      [{ whatsapp: '99999-999' }, 'whatsapp', 'WhatsApp deve ter no mínimo 10 dígitos'],
      [{ state: 'XX' }, 'state', 'Estado é obrigatório'],
      [{ state: 'sp' }, 'state', 'Estado é obrigatório'],
      [{ city: 'Rio de Janeiro' }, 'city', 'Cidade não encontrada no estado escolhido.'],
      [{ email: 'ana' }, 'email', 'Email inválido'],
      [{ crm: '1234' }, 'crm', 'CRM deve ter no mínimo 5 caracteres'],
      [{ specialty: 'Astrólogo' }, 'specialty', 'Especialidade é obrigatória'],
      [{ name: 'A' }, 'name', 'Nome deve ter no mínimo 2 caracteres'],
      [{ lastname: undefined }, 'lastname', 'Sobrenome deve ter no mínimo 2 caracteres'],
    ]

    for (const [change, field, message] of wrong)
      assert.deepEqual(await refusedField(aForm(change)), [422, field, message])
  })

  test('names every refused field in one answer', async ({ assert }) => {
    const answer = await register(aForm({ cpfCnpj: '111.111.111-11', password: '12345678', city: 'Niterói' }))

    const { errors } = (await answer.json()) as { errors: { field: string }[] }
    assert.equal(answer.status, 422)
    assert.deepEqual(
      errors.map(({ field }) => field),
      ['password', 'cpfCnpj', 'city'],
    )
  })

  test('accepts a registration number of five characters as typed', async ({ assert }) => {
    assert.equal((await register(aForm({ crm: '12.34' }))).status, 201)
  })

  test('accepts a CNPJ with letters, issued since July 2026', async ({ assert }) => {
    assert.equal((await register(aForm({ cpfCnpj: '12.ABC.345/01DE-35' }))).status, 201)
  })

  test('refuses guessable passwords', async ({ assert }) => {
    for (const password of ['12345678', 'senha123', 'SENHA123', 'maria.souza', 'Saúde Perto'])
      assert.deepEqual(
        (await refusedField(aForm({ password, email: 'maria.souza@exemplo.com.br' }))).slice(0, 2),
        [422, 'password'],
        password,
      )
    assert.isNull(await rowOf('maria.souza@exemplo.com.br'))
  })

  test('accepts common passwords if configured', async ({ assert }) => {
    const lenient = await openTestApp({ REFUSE_COMMON_PASSWORDS: '0' })
    const answer = await lenient.post('/api/professionals', aForm({ password: 'senha123' }))
    await lenient.close()

    assert.equal(answer.status, 201)
  })

  test('accepts a password exactly as typed', async ({ assert }) => {
    for (const password of ['  com espaços  ', '👍'.repeat(128)]) {
      const form = aForm({ password })
      assert.equal((await register(form)).status, 201)

      assert.match(await logIn(site, form.email, password), /^sid=/)
      const trimmed = { email: form.email, password: `${password.trim().slice(0, 20)}x` }
      assert.equal((await site.post('/api/login', trimmed)).status, 401)
    }
  })

  test('refuses endless passwords without hashing them', async ({ assert }) => {
    assert.deepEqual((await refusedField(aForm({ password: 'x'.repeat(129) }))).slice(0, 2), [
      422,
      'password',
    ])
    assert.equal((await register(aForm({ password: 'x'.repeat(1_000_000) }))).status, 413)
  })

  test('treats another spelling of an e-mail as the same account', async ({ assert }) => {
    const form = aForm()
    await register(form)

    for (const email of [form.email.toUpperCase(), form.email.replace('joao', 'ｊｏａｏ')])
      assert.equal((await register(aForm({ email }))).status, 409, email)
  })

  test('registers one of fifty simultaneous requests with one e-mail', async ({ assert }) => {
    const { email } = aForm()
    const answers = await Promise.all(Array.from({ length: 50 }, () => register(aForm({ email }))))

    const statuses = answers.map(({ status }) => status)
    assert.lengthOf(
      statuses.filter((status) => status === 201),
      1,
    )
    assert.lengthOf(
      statuses.filter((status) => status === 409),
      49,
    )
  }).timeout(300_000)

  test('answers every conflict the same, and warns the owner once a day', async ({ assert }) => {
    const form = aForm()
    await register(form)
    await mailsTo(site.app, form.email)

    const clashes = [
      await register(aForm({ email: form.email })),
      await register(aForm({ email: form.email, crm: form.crm })),
      await register(aForm({ crm: form.crm.toLowerCase().replace('/', '-') })),
      await register(aForm({ cpfCnpj: form.cpfCnpj })),
    ]

    const bodies = await Promise.all(clashes.map((answer) => answer.text()))
    assert.deepEqual(
      clashes.map(({ status }) => status),
      [409, 409, 409, 409],
    )
    assert.lengthOf(new Set(bodies), 1)
    assert.notMatch(bodies[0] ?? '', /email|crm|cpf/i)
    assert.lengthOf(await mailsTo(site.app, form.email), 1)
  })

  test('refuses a second e-mail, and a line break in a name', async ({ assert }) => {
    for (const change of [
      { email: 'a@x.com\r\nBcc: z@z.com' },
      { email: 'a@x.com,b@x.com' },
      { name: 'Ana\r\nBcc: z' },
    ])
      assert.equal((await register(aForm(change))).status, 422, JSON.stringify(change))
  })

  test('requires text in text fields', async ({ assert }) => {
    for (const value of [{ $gt: '' }, ['a@x.com'], 5, null, true])
      for (const field of ['email', 'password', 'name', 'crm', 'cpfCnpj'])
        assert.equal((await register(aForm({ [field]: value }))).status, 422, field)
  })

  test('gives fifty simultaneous namesakes fifty slugs', async ({ assert }) => {
    const forms = Array.from({ length: 50 }, () => aForm({ name: 'Caio', lastname: 'Prado' }))
    const answers = await Promise.all(forms.map((form) => register(form)))

    const slugs = await Promise.all(answers.map(async (answer) => (await answer.json()).slug))
    assert.deepEqual(
      answers.map(({ status }) => status),
      answers.map(() => 201),
    )
    assert.lengthOf(new Set(slugs), 50)
    assert.include(slugs, 'caio-prado')
  }).timeout(300_000)

  test('finds a slug for a name without Latin letters', async ({ assert }) => {
    const answer = await register(aForm({ name: 'Анна', lastname: 'Иванова' }))

    const { slug } = await answer.json()
    assert.match(slug, /^profissional-[0-9a-f]{11}$/)
    assert.equal((await site.call(`/api/professionals/slug/${slug}`)).status, 200)
  })

  test('keeps the session of someone who registers another person', async ({ assert }) => {
    const form = aForm()
    await register(form)
    const cookie = await logIn(site, form.email)

    assert.equal((await register(aForm(), { cookie })).status, 201)

    const user = await (await site.call('/api/user', { headers: { cookie } })).json()
    assert.equal(user.email, form.email)
  })
})

test.group('Registration within its limits', (group) => {
  let site: TestApp
  group.setup(async () => {
    site = await openTestApp({ RATE_LIMIT_FACTOR: '1' })
    return () => site.close()
  })

  test('refuses registrations while the shared counters are unavailable', async ({ assert }) => {
    await site.owner.rows('alter table rate_limits rename to rate_limits_away')
    const answer = await site.post('/api/professionals', aForm())
    await site.owner.rows('alter table rate_limits_away rename to rate_limits')

    assert.equal(answer.status, 503)
    assert.equal(answer.headers.get('retry-after'), '5')
  })

  test('allows five registrations an hour from one address, not counting invalid ones', async ({
    assert,
  }) => {
    const statusOf = async (form: unknown) => (await site.post('/api/professionals', form)).status
    const statuses: [number, number][] = []
    for (let count = 0; count < 6; count++)
      statuses.push([await statusOf(aForm({ cpfCnpj: '12345678900' })), await statusOf(aForm())])

    assert.deepEqual(statuses, [...Array.from({ length: 5 }, () => [422, 201]), [429, 429]])
  })

  test('validates no field once the limit is reached', async ({ assert }) => {
    const answer = await site.post('/api/professionals', {})

    assert.equal(answer.status, 429)
    assert.isAbove(Number(answer.headers.get('retry-after')), 600)
  })
})
