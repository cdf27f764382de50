import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { openTestApp, type TestApp } from '#infrastructure/server/testing/test_app.ts'
import { givenProfessional } from '#infrastructure/server/testing/given.ts'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const LEAD = {
  patientName: 'Maria das Dores',
  whatsapp: '(11) 98765-4321',
  serviceOfInterest: 'Consulta Geral',
  location: 'presencial',
}
const CONTACT = {
  patientName: 'Maria das Dores',
  patientEmail: 'maria@exemplo.com.br',
  subject: 'Dúvida',
  message: 'Gostaria de saber os horários.',
}

test.group('Leads and contacts', (group) => {
  let site: TestApp
  group.setup(async () => {
    site = await openTestApp()
    return () => site.close()
  })

  const rowsOf = (professionalId: string) =>
    site.app.database.rows<Record<string, unknown>>('select * from contacts where professional_id = ?', [
      professionalId,
    ])
  const sendLead = (id: string, changes: object = {}, headers: Record<string, string> = {}) =>
    site.post(`/api/professionals/${id}/leads`, { ...LEAD, ...changes }, headers)

  test('stores a lead with its consent and returns only its id', async ({ assert }) => {
    const { id } = await givenProfessional(site.app)

    const unread = await sendLead(id, { professionalId: id, consentVersion: 'jamais-lido' })
    assert.deepEqual([unread.status, (await unread.json()).errors[0].field], [422, 'consentVersion'])

    const answer = await sendLead(id, { professionalId: id, consentVersion: '2026-11' })
    const body = await answer.json()

    assert.equal(answer.status, 201)
    assert.deepEqual(Object.keys(body), ['id'])
    const [row] = await rowsOf(id)
    assert.containSubset(row, {
      id: body.id,
      kind: 'lead',
      whatsapp: '11987654321',
      lead_status: 'pending',
      consent_version: '2026-11',
      quarantined: false,
    })
    assert.match(String(row?.['patient_email']), /lead-/)
    assert.match(String(row?.['subject']), /Lead/)
  })

  test('explains each missing field', async ({ assert }) => {
    const { id } = await givenProfessional(site.app)

    const answer = await site.post(`/api/professionals/${id}/leads`, {
      patientName: ' ',
      whatsapp: '',
      serviceOfInterest: '',
    })
    const { message, code, errors } = await answer.json()

    assert.deepEqual(
      [answer.status, code, message],
      [422, 'invalid_input', 'Verifique os campos informados.'],
    )
    assert.deepEqual(
      errors.map((error: { message: string }) => error.message),
      [
        'Nome é obrigatório',
        'WhatsApp é obrigatório',
        'Serviço de interesse é obrigatório',
        'Local é obrigatório',
      ],
    )
    assert.lengthOf(await rowsOf(id), 0)
  })

  test('refuses a professional in the body that is not the one in the path', async ({ assert }) => {
    const { id } = await givenProfessional(site.app)

    assert.equal((await sendLead(id, { professionalId: randomUUID() })).status, 422)
    assert.lengthOf(await rowsOf(id), 0)
  })

  test('redirects patients only while the professional is premium', async ({ assert }) => {
    const redirectUrl = 'https://agenda.exemplo.com.br/'
    const premium = await givenProfessional(site.app, { subscriptionLevel: 'premium', redirectUrl })
    const free = await givenProfessional(site.app, { subscriptionLevel: 'free', redirectUrl })

    assert.equal((await (await sendLead(premium.id)).json()).redirectUrl, redirectUrl)
    assert.notProperty(await (await sendLead(free.id)).json(), 'redirectUrl')
  })

  test('withholds an invalid stored redirect address', async ({ assert }) => {
    const { id } = await givenProfessional(site.app, { subscriptionLevel: 'premium' })
    await site.app.database.rows('update professionals set redirect_url = ? where id = ?', [
      'https://127.0.0.1/x',
      id,
    ])

    assert.notProperty(await (await sendLead(id)).json(), 'redirectUrl')
  })

  test('accepts area code 55 and refuses foreign numbers and letters', async ({ assert }) => {
    const { id } = await givenProfessional(site.app)

    for (const whatsapp of ['+1 202 555 0100', '11 9876-ABCD', '123', '+55 11 98765-43210']) {
      assert.equal((await sendLead(id, { whatsapp })).status, 422, whatsapp)
    }
    for (const [whatsapp, digits = ''] of [
      ['55 99999-9999', '55999999999'],
      ['+55 (55) 99999-9999', '5555999999999'],
    ]) {
      assert.equal((await sendLead(id, { whatsapp })).status, 201, whatsapp)
      assert.include(
        (await rowsOf(id)).map((row) => row['whatsapp']),
        digits,
      )
    }
  })

  test('returns the first id for repetitions, even simultaneous ones', async ({ assert }) => {
    const { id } = await givenProfessional(site.app)
    const headers = { 'idempotency-key': 'one-sending' }

    const twins = await Promise.all([sendLead(id), sendLead(id), sendLead(id)])
    const ids = await Promise.all(twins.map(async (answer) => (await answer.json()).id))
    const byKey = [
      await sendLead(id, { patientName: 'José' }, headers),
      await sendLead(id, { patientName: 'José', elapsedMs: 9_000 }, headers),
    ]
    const keyed = await Promise.all(byKey.map(async (answer) => (await answer.json()).id))

    assert.lengthOf(new Set(ids), 1)
    assert.equal(keyed[0], keyed[1])
    assert.equal((await sendLead(id, { patientName: 'Zé' }, headers)).status, 409)
    assert.lengthOf(await rowsOf(id), 2)
  })

  test("treats any spelling of a professional's id as the same", async ({ assert, cleanup }) => {
    const strict = await openTestApp({ RATE_LIMIT_FACTOR: '1' })
    cleanup(() => strict.close())
    const { id } = await givenProfessional(strict.app)
    const write = async (professionalId: string, subject: string) => {
      const words = { patientName: 'Bruno', patientEmail: 'b@x.com.br', message: 'Quero marcar um horário.' }
      return (await strict.post('/api/contacts', { professionalId, subject, ...words })).status
    }

    assert.deepEqual(
      [await write(id, '1'), await write(id, '2'), await write(id, '3'), await write(id.toUpperCase(), '4')],
      [201, 201, 201, 429],
    )
  })

  test('quarantines automated sendings with the usual answer', async ({ assert }) => {
    const { id } = await givenProfessional(site.app)

    const trapped = await sendLead(id, { corFavorita: 'http://spam.example' })
    const hasty = await sendLead(id, { patientName: 'Rápido', elapsedMs: 300 })
    const person = await sendLead(id, { patientName: 'Devagar', elapsedMs: 9_000, corFavorita: '' })

    assert.deepEqual([trapped.status, hasty.status, person.status], [201, 201, 201])
    const rows = await rowsOf(id)
    assert.sameMembers(
      rows.map((row) => row['quarantined']),
      [true, true, false],
    )
  })

  test('lets the device that sent a lead withdraw it, for good and as often as it asks', async ({
    assert,
  }) => {
    const { id } = await givenProfessional(site.app)
    const key = randomUUID()
    const lead = await (await sendLead(id, { consentVersion: '2026-11' }, { 'idempotency-key': key })).json()
    const withdraw = (tried: string) => site.post(`/api/leads/${lead.id}/withdrawal`, { key: tried })

    assert.equal((await withdraw(randomUUID())).status, 404)
    assert.lengthOf(await rowsOf(id), 1)
    assert.deepEqual([(await withdraw(key)).status, (await withdraw(key)).status], [204, 204])

    assert.lengthOf(await rowsOf(id), 0)
    const consent = 'select withdrawn_at from consents where subject_id = ?'
    const [ended] = await site.app.database.rows<{ withdrawn_at: Date | null }>(consent, [lead.id])
    assert.isNotNull(ended?.withdrawn_at)
  })

  test('always stores a contact as a contact', async ({ assert }) => {
    const { id } = await givenProfessional(site.app)

    const answer = await site.post('/api/contacts', {
      ...CONTACT,
      professionalId: id,
      patientEmail: 'lead-1@x.com',
      subject: 'Lead',
    })

    assert.equal(answer.status, 201)
    assert.containSubset(await rowsOf(id), [{ kind: 'contact', patient_email: 'lead-1@x.com' }])
  })

  test('explains each invalid field of a contact', async ({ assert }) => {
    const { id } = await givenProfessional(site.app)

    const answer = await site.post('/api/contacts', {
      professionalId: id,
      patientName: 'A',
      patientEmail: 'x',
      subject: '',
      message: 'curta',
    })
    const { errors } = await answer.json()

    assert.deepEqual(
      errors.map((error: { message: string }) => error.message),
      [
        'Nome deve ter pelo menos 2 caracteres',
        'Email inválido',
        'Assunto é obrigatório',
        'Mensagem deve ter pelo menos 10 caracteres',
      ],
    )
  })

  test('hides a blocked professional: 404 for a lead, 422 for a contact', async ({ assert }) => {
    const { id } = await givenProfessional(site.app, { blocked: true })

    assert.equal((await sendLead(id)).status, 404)
    assert.equal((await site.post('/api/contacts', { ...CONTACT, professionalId: id })).status, 422)
    assert.equal((await site.post('/api/contacts', { ...CONTACT, professionalId: randomUUID() })).status, 422)
    assert.lengthOf(await rowsOf(id), 0)
  })
})

test.group('Limits of leads', (group) => {
  let site: TestApp
  group.each.setup(async () => {
    site = await openTestApp({ RATE_LIMIT_FACTOR: '1', TRUSTED_PROXIES: '127.0.0.1' })
    return () => site.close()
  })

  const send = (id: string, patientName: string, address: string) =>
    site.post(`/api/professionals/${id}/leads`, { ...LEAD, patientName }, { 'x-forwarded-for': address })

  test('allows 20 leads per address, then answers with Retry-After; others are unaffected', async ({
    assert,
  }) => {
    const people: Awaited<ReturnType<typeof givenProfessional>>[] = []
    while (people.length < 22) people.push(await givenProfessional(site.app))

    const statuses: number[] = []
    for (const [index, { id }] of people.entries())
      statuses.push((await send(id, `Paciente ${LETTERS[index]}`, '198.51.100.7')).status)
    const refused = await send(people[0]?.id ?? '', 'Mais um', '198.51.100.7')
    const other = await send(people[0]?.id ?? '', 'Outra pessoa', '198.51.100.8')

    assert.deepEqual(statuses, [...Array.from({ length: 20 }, () => 201), 429, 429])
    assert.isAbove(Number(refused.headers.get('retry-after')), 0)
    assert.equal(other.status, 201)
    assert.deepEqual(await site.app.database.rows('select count(*)::integer as stored from contacts'), [
      { stored: 21 },
    ])
  })

  test('counts the address that the trusted proxy saw, and an IPv6 network as one', async ({ assert }) => {
    const { id } = await givenProfessional(site.app)

    const forged = ['1.1.1.1', '2.2.2.2', '3.3.3.3', '4.4.4.4'].map((fake) => `${fake}, 198.51.100.9`)
    const hopping = ['1', '2', '3', '4'].map((end) => `2001:db8:1:2::${end}`)
    const statuses: number[] = []
    for (const address of [...forged, ...hopping])
      statuses.push((await send(id, `Paciente ${LETTERS[statuses.length]}`, address)).status)

    assert.deepEqual(statuses, [201, 201, 201, 429, 201, 201, 201, 429])
  })

  test('answers simultaneous equal leads the same at the limit', async ({ assert }) => {
    const { id } = await givenProfessional(site.app)
    await send(id, 'Um', '198.51.100.11')
    await send(id, 'Dois', '198.51.100.11')

    const answers = await Promise.all(
      Array.from({ length: 6 }, () => send(id, 'Três', '198.51.100.11').then((answer) => answer.json())),
    )

    assert.lengthOf(new Set(answers.map((answer) => answer.id)), 1)
    assert.isString(answers[0].id)
    assert.equal((await send(id, 'Quatro', '198.51.100.11')).status, 429)
  })

  test("charges a professional's limit only for stored leads", async ({ assert }) => {
    const { id } = await givenProfessional(site.app)

    for (let round = 0; round < 4; round++) await send(id, ' ', '198.51.100.10')
    const answers = [
      await send(id, 'Um', '198.51.100.10'),
      await send(id, 'Um', '198.51.100.10'),
      await send(id, 'Dois', '198.51.100.10'),
      await send(id, 'Três', '198.51.100.10'),
    ]

    assert.deepEqual(
      answers.map(({ status }) => status),
      [201, 201, 201, 201],
    )
    assert.equal(
      (await send(id, 'Três', '198.51.100.10')).status,
      201,
      'a repetition is answered beyond the limit',
    )
    assert.equal((await send(id, 'Quatro', '198.51.100.10')).status, 429)
  })
})
