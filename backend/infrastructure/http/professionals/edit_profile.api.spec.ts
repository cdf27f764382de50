import { test } from '@japa/runner'
import { currentUser } from '#contract/accounts.ts'
import { professionalProfile } from '#contract/professionals.ts'
import {
  auditedActions,
  securityEvents,
  aVisitor,
  givenSignedIn,
  type SignedIn,
  storedState,
} from '#infrastructure/server/testing/signed_in.ts'
import { openTestApp, type TestApp } from '#infrastructure/server/testing/test_app.ts'

const FOREIGN_KEYS = {
  ...{ role: 'admin', subscriptionLevel: 'premium', isVerified: true, rating: 5, reviewCount: 999 },
  ...{ profileViews: 1e6, blocked: false, email: 'x@x.com', password: '12345678' },
  ...{ id: '00000000-0000-4000-8000-000000000009', createdAt: '2020-01-01T00:00:00Z' },
}
const keysOf = (schema: { shape: object }) => Object.keys(schema.shape)

/** Without what is said only to administrators who still owe their second factor. */
const OWN_FIELDS = keysOf(currentUser).filter((field) => field !== 'mustAddFactor')

test.group('Editing a profile', (group) => {
  let site: TestApp
  let ana: SignedIn
  let rui: SignedIn
  group.setup(async () => {
    site = await openTestApp()
    ana = await givenSignedIn(site)
    rui = await givenSignedIn(site)
    return () => site.close()
  })

  const path = (person: { id: string }) => `/api/professionals/${person.id}`
  const edit = (person: SignedIn, body: unknown) => person.send('PUT', path(person), body)
  const codeOf = async (answer: Response) => [answer.status, (await answer.json()).code]

  test("refuses another account's change and records it", async ({ assert }) => {
    const before = await storedState(site, ana.id)

    const answer = await rui.send('PUT', path(ana), { bio: 'Invadido' })

    assert.deepEqual(await codeOf(answer), [403, 'forbidden'])
    assert.deepEqual(await storedState(site, ana.id), before)
    await rui.send('PUT', path(ana), { bio: 'Invadido' })
    assert.deepEqual(await securityEvents(site, rui.id), [
      { kind: 'foreign_profile_refused', target: ana.id, times: 2 },
    ])
    assert.isEmpty(await auditedActions(site, ana.id))
  })

  test('checks access before any field', async ({ assert }) => {
    assert.equal((await rui.send('PUT', path(ana), { name: 1 })).status, 403)
    assert.equal((await aVisitor(site).send('PUT', path(ana), { name: 1 })).status, 401)
  })

  test('ignores fields that an edit cannot change, and records the attempt once', async ({ assert }) => {
    const before = await storedState(site, ana.id)

    const answer = await edit(ana, { ...FOREIGN_KEYS, bio: 'Cardiologia do esporte.' })

    assert.equal(answer.status, 200)
    assert.deepEqual(await storedState(site, ana.id), { ...before, bio: 'Cardiologia do esporte.' })
    await edit(ana, FOREIGN_KEYS)
    const [note, ...others] = await securityEvents(site, ana.id)
    assert.deepInclude(note, { kind: 'mass_assignment', times: 2 })
    assert.isEmpty(others)
  })

  test('ignores keys that would reach into the program', async ({ assert }) => {
    const answer = await site.call(path(ana), {
      method: 'PUT',
      headers: {
        cookie: ana.cookie,
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
      },
      body: '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"$where":1,"$extras":{}}',
    })

    assert.include([200, 400], answer.status)
    assert.isUndefined(({} as { polluted?: boolean }).polluted)
  })

  test('shows visitor, other account, owner and administrator exactly their fields', async ({ assert }) => {
    const admin = await givenSignedIn(site, { role: 'admin' })
    const fieldsFor = async (person: { get(path: string): Promise<Response> }) =>
      Object.keys(await (await person.get(path(ana))).json())

    assert.sameMembers(await fieldsFor(aVisitor(site)), keysOf(professionalProfile))
    assert.sameMembers(await fieldsFor(rui), keysOf(professionalProfile))
    assert.sameMembers(await fieldsFor(ana), OWN_FIELDS)
    assert.sameMembers(await fieldsFor(admin), OWN_FIELDS)
    assert.deepEqual(
      (await auditedActions(site, ana.id)).filter((action) => action === 'professional_read'),
      ['professional_read'],
    )
    assert.equal((await ana.get(path(ana))).headers.get('cache-control'), 'no-store')
    assert.equal((await rui.get(path(ana))).headers.get('cache-control'), 'no-store')
  })

  test('opens a blocked professional to an administrator only', async ({ assert }) => {
    const admin = await givenSignedIn(site, { role: 'admin' })
    const blocked = await givenSignedIn(site)
    await site.app.database.rows('update professionals set blocked = true where id = ?', [blocked.id])

    assert.equal((await admin.get(path(blocked))).status, 200)
    for (const person of [aVisitor(site), rui, blocked])
      assert.equal((await person.get(path(blocked))).status, 404)
  })

  test('changes sent fields, clears blank ones and keeps the rest', async ({ assert }) => {
    const person = await givenSignedIn(site, { bio: 'Antes', phone: '1932345678' })

    const changed = await edit(person, {
      title: 'Dra',
      name: ' Ana Clara ',
      availability: ['sexta', 'segunda', 'sexta'],
      phone: null,
      bio: '',
      instagram: '@ana.clara',
      whatsapp: '(55) 99999-9999',
    })

    const owner = await changed.json()
    assert.deepInclude(owner, { title: 'Dra', name: 'Ana Clara', phone: null, bio: null, lastname: 'Lima' })
    assert.deepEqual(owner.availability, ['segunda', 'sexta'])
    assert.equal(owner.instagram, 'https://www.instagram.com/ana.clara')
    assert.equal(owner.whatsapp, '55999999999')
  })

  const refused: Record<string, unknown>[] = [
    ...['javascript:alert(1)', 'JaVaScRiPt:1', 'java\nscript:1', 'data:text/html,x', 'vbscript:x'].map(
      (website) => ({ website }),
    ),
    ...['//evil.com', 'ftp://a', 'http://a', 'https://user:pw@evil.com', 'https://a.com\\@evil.com'].map(
      (website) => ({ website }),
    ),
    ...[
      'https://127.0.0.1',
      'https://2130706433',
      'https://0x7f.1',
      'https://[::1]',
      'https://localhost',
    ].map((website) => ({ website })),
    { instagram: 'https://instagram.com.evil.example/x' },
    { whatsapp: '+1 202 555 0100' },
    { whatsapp: 'onze' },
    { presencial: 'true' },
    { teleconsulta: 1 },
    { state: 'XX' },
    { state: 'sp' },
    { availability: ['segunda', 'monday'] },
    { availability: Array.from({ length: 1_000 }, () => 'segunda') },
    { name: 'A' },
    { name: null },
    { bio: 'x'.repeat(5_001) },
    { bio: 'a\u0000b' },
    { displayGender: 'outro' },
    { specialty: 'Astrologia' },
    { crm: '1234' },
    ...['---', '-a-', 'A b', 'a/b', '..', 'a%2fb', 'ação', 'a'.repeat(61)].map((slug) => ({ slug })),
  ]
  test('refuses what breaks a rule, naming the field', async ({ assert }) => {
    const before = await storedState(site, rui.id)

    for (const body of refused) {
      const answer = await edit(rui, body)

      const told = JSON.stringify(body).slice(0, 60)
      assert.equal(answer.status, 422, told)
      assert.equal((await answer.json()).errors[0].field.split('.')[0], Object.keys(body)[0], told)
    }
    assert.deepEqual(await storedState(site, rui.id), before)
  })

  test('names the exact rule of each field', async ({ assert }) => {
    const messages = {
      name: ['A', 'Nome deve ter no mínimo 2 caracteres'],
      lastname: ['L', 'Sobrenome deve ter no mínimo 2 caracteres'],
      specialty: ['', 'Especialidade é obrigatória'],
      crm: ['12', 'CRM deve ter no mínimo 5 caracteres'],
      slug: ['ab', 'URL deve ter no mínimo 3 caracteres'],
      website: ['nada', 'URL deve ser válida'],
    }
    for (const [field, [value, message]] of Object.entries(messages)) {
      const { errors } = await (await edit(rui, { [field]: value })).json()
      assert.equal(errors[0].message, message, field)
    }
    const { errors } = await (await edit(rui, { slug: 'Ana Lima' })).json()
    assert.equal(errors[0].message, 'URL deve conter apenas letras minúsculas, números e hífens')
  })

  test('stores mixed scripts as punycode', async ({ assert }) => {
    const owner = await (await edit(rui, { website: 'https://аpple.com' })).json()

    assert.equal(owner.website, 'https://xn--pple-43d.com/')
  })

  test('accepts a new redirect address only from premium professionals', async ({ assert }) => {
    const stored = 'https://clinica.com.br/'
    const free = await givenSignedIn(site, { redirectUrl: stored })
    const premium = await givenSignedIn(site, { subscriptionLevel: 'premium' })

    assert.deepEqual(await codeOf(await edit(free, { redirectUrl: 'https://outra.com.br' })), [
      403,
      'premium_required',
    ])
    assert.deepEqual(await codeOf(await edit(free, { redirectUrl: 'javascript:x', name: 1 })), [
      403,
      'premium_required',
    ])
    assert.equal((await edit(free, { redirectUrl: stored })).status, 200)
    assert.equal((await edit(free, { redirectUrl: '' })).status, 200)
    assert.equal((await edit(premium, { redirectUrl: 'https://outra.com.br' })).status, 200)
  })

  test('removes the verification with a new registration, but not with another notation', async ({
    assert,
  }) => {
    const verified = await givenSignedIn(site, { crm: 'CRM/SP 123456', isVerified: true })

    assert.isTrue((await (await edit(verified, { crm: 'crm-sp 123.456' })).json()).isVerified)
    assert.deepEqual(await codeOf(await edit(rui, { crm: 'CRM SP 123456' })), [409, 'registration_taken'])
    assert.isFalse((await (await edit(verified, { crm: 'CRM/SP 654321' })).json()).isVerified)
  })

  test('refuses reserved, taken and recently released slugs', async ({ assert }) => {
    const old = (await storedState(site, ana.id)).slug
    const fresh = `ana-nova-${ana.id.slice(0, 8)}`
    assert.equal((await edit(ana, { slug: fresh })).status, 200)

    for (const slug of ['admin', 'psicologo', 'cfm', 'amil', 'blog', 'undefined'])
      assert.deepEqual(await codeOf(await edit(rui, { slug })), [409, 'slug_reserved'], slug)
    assert.deepEqual(await codeOf(await edit(rui, { slug: fresh })), [409, 'slug_taken'])
    assert.deepEqual(await codeOf(await edit(rui, { slug: old })), [409, 'slug_taken'])
    assert.equal((await (await site.call(`/api/professionals/slug/${old}`)).json()).slug, fresh)
  })

  test('reserves at most three old slugs per professional', async ({ assert }) => {
    const person = await givenSignedIn(site)
    const wish = (number: number) => `pessoa-${person.id.slice(0, 8)}-${number}`

    for (const number of [1, 2, 3]) assert.equal((await edit(person, { slug: wish(number) })).status, 200)
    assert.deepEqual(await codeOf(await edit(person, { slug: wish(4) })), [409, 'slug_changed_often'])
    assert.equal((await edit(person, { slug: wish(1) })).status, 200)
  })

  test('tells the owner whether a slug is free', async ({ assert }) => {
    const check = async (person: SignedIn, slug: string) =>
      (await person.get(`${path(ana)}/slug-availability?slug=${slug}`)).json()

    assert.deepEqual(await check(ana, 'ana-livre'), { slug: 'ana-livre', available: true, reason: null })
    assert.equal((await check(ana, 'admin')).reason, 'reserved')
    assert.equal((await check(ana, 'A')).reason, 'invalid')
    assert.equal((await check(ana, (await storedState(site, rui.id)).slug)).reason, 'taken')
    assert.isTrue((await check(ana, (await storedState(site, ana.id)).slug)).available)
    assert.equal((await check(rui, 'ana-livre')).code, 'forbidden')
  })

  test('keeps both of two simultaneous changes', async ({ assert }) => {
    await Promise.all([
      edit(rui, { city: 'Santos', teleconsulta: true }),
      edit(rui, { bio: 'Nova', lastname: 'Prado' }),
      edit(rui, { phone: '1133334444' }),
    ])

    assert.deepInclude(await storedState(site, rui.id), {
      city: 'Santos',
      teleconsulta: true,
      bio: 'Nova',
      lastname: 'Prado',
      phone: '1133334444',
    })
  })

  test('accepts only cities of the state, in their official spelling', async ({ assert }) => {
    const person = await givenSignedIn(site, { city: 'Santos', state: 'SP' })
    const before = await storedState(site, person.id)

    for (const body of [
      { city: 'Campinas', state: 'RJ' },
      { city: 'Cidade Inventada' },
      { state: 'MG' },
      { city: 'Santos', state: 'MG' },
    ]) {
      const answer = await edit(person, body)
      const { errors } = await answer.json()
      const told = JSON.stringify(body)
      assert.deepEqual([answer.status, errors[0].field, errors[0].rule], [422, 'city', 'city_unknown'], told)
    }
    assert.deepEqual(await storedState(site, person.id), before)
    const { city, state } = await (await edit(person, { city: 'sao  jose do RIO preto' })).json()
    assert.deepEqual([city, state], ['São José do Rio Preto', 'SP'])
  })

  test('refuses to clear what registration requires', async ({ assert }) => {
    const person = await givenSignedIn(site, { city: 'Santos', state: 'SP', whatsapp: '13987654321' })

    for (const field of ['city', 'state', 'whatsapp'])
      for (const nothing of ['', null]) {
        const answer = await edit(person, { [field]: nothing })
        assert.deepEqual([answer.status, (await answer.json()).errors[0].field], [422, field])
      }
    const imported = await givenSignedIn(site, { city: null, state: null, whatsapp: null })
    assert.equal((await edit(imported, { city: '', state: '', whatsapp: null, bio: 'Nova' })).status, 200)
  })

  test('stores public specialist registrations with a CRM, and removes the verification', async ({
    assert,
  }) => {
    const crm = 'CRM-AC 7654321'
    const person = await givenSignedIn(site, { crm, isVerified: true })
    const { version } = await (await person.get(path(person))).json()

    const answer = await edit(person, { version, rqe: ['RQE nº 12.345', ''] })

    assert.equal(answer.status, 200)
    const { rqe, isVerified } = await (await site.call(path(person))).json()
    assert.deepEqual([rqe, isVerified], [['12345'], false])
    assert.deepEqual(await codeOf(await edit(person, { version, rqe: ['678'] })), [409, 'profile_changed'])
    for (const wrong of [{ rqe: ['1', '2', '3'] }, { rqe: ['doze'] }, { crm: 'CRP 06/12345', rqe: ['1'] }]) {
      const no = await edit(person, wrong)
      assert.deepEqual([no.status, (await no.json()).errors[0].field.slice(0, 3)], [422, 'rqe'])
    }
  })

  test('shows languages and accessibility publicly, and filters by them', async ({ assert }) => {
    const person = await givenSignedIn(site)
    const { version } = await (await person.get(path(person))).json()
    const typed = { languages: ['libras', 'mandarim'], accessibility: ['elevador'] }

    assert.equal((await edit(person, { version, ...typed })).status, 200)

    const shown = await (await site.call(path(person))).json()
    assert.deepEqual([shown.languages, shown.accessibility], [['mandarim', 'libras'], ['elevador']])
    const { id } = shown
    const found = async (query: string) => {
      const professionals = await (await site.call(`/api/professionals?${query}`)).json()
      return professionals.some((each: { id: string }) => each.id === id)
    }
    assert.isTrue(await found('language=mandarim&accessibility=elevador'))
    assert.isFalse(await found('language=mandarim&accessibility=sem_degraus'))
    assert.equal((await site.call('/api/professionals?language=klingon')).status, 422)
    const no = await edit(person, { languages: ['klingon'] })
    assert.deepEqual([no.status, (await no.json()).errors[0].field.slice(0, 9)], [422, 'languages'])
  })

  test('merges different changes of two tabs, and refuses conflicting ones', async ({ assert }) => {
    const person = await givenSignedIn(site, { bio: 'Antes', experience: 'Antes' })
    const { version } = await (await person.get(path(person))).json()

    assert.equal((await edit(person, { version, bio: 'Da primeira' })).status, 200)
    assert.equal((await edit(person, { version, experience: 'Da segunda' })).status, 200)
    assert.deepEqual(await codeOf(await edit(person, { version, bio: 'Da segunda' })), [
      409,
      'profile_changed',
    ])
    assert.equal((await edit(person, { version, bio: 'Da primeira' })).status, 200)
    const stored = await storedState(site, person.id)
    assert.deepEqual([stored.bio, stored.experience], ['Da primeira', 'Da segunda'])

    const latest = await (await person.get(path(person))).json()
    assert.equal((await edit(person, { version: latest.version, bio: 'Da segunda' })).status, 200)
    assert.equal((await edit(person, { bio: 'Sem versão' })).status, 200)
  })

  test('refuses one of two changes of the same field from the same version', async ({ assert }) => {
    const person = await givenSignedIn(site)
    const { version } = await (await person.get(path(person))).json()

    const answers = await Promise.all(['Um', 'Dois', 'Três'].map((bio) => edit(person, { version, bio })))

    assert.sameMembers(
      answers.map(({ status }) => status),
      [200, 409, 409],
    )
  })

  test('removes the verification, recorded, when the name changes', async ({ assert }) => {
    for (const change of [
      { name: 'Outra' },
      { lastname: 'Pessoa Famosa' },
      { specialty: 'Psiquiatra' },
      { city: 'Belo Horizonte', state: 'MG' },
      { crm: `CRM-SP ${100_000 + Math.floor(Math.random() * 899_999)}` },
    ]) {
      const person = await givenSignedIn(site, { isVerified: true, city: 'Santos', state: 'SP' })
      const told = JSON.stringify(change)
      assert.isFalse((await (await edit(person, change)).json()).isVerified, told)
      assert.deepEqual(await auditedActions(site, person.id), ['professional_verification_lapsed'], told)
    }
    const same = await givenSignedIn(site, { isVerified: true, city: 'Santos', state: 'SP' })
    const { name, lastname } = await storedState(site, same.id)
    const kept = { name: ` ${name} `, lastname, city: 'São Vicente', title: 'Dra', bio: 'Nova' }
    assert.isTrue((await (await edit(same, kept)).json()).isVerified)
  })

  test('finds the professional by a new value at once', async ({ assert }) => {
    const person = await givenSignedIn(site)
    await edit(person, { city: 'Ouro Preto', state: 'MG', specialty: 'Dermatologista' })

    const found = await (
      await site.call('/api/professionals?specialty=Dermatologista&state=MG&city=Ouro Preto')
    ).json()

    assert.deepEqual(
      found.map(({ id }: { id: string }) => id),
      [person.id],
    )
  })
})
