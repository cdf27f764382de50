import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import type { ContactState } from '#domain/leads/contact.ts'
import { aLead } from '#domain/leads/testing/a_lead.ts'
import {
  auditedActions,
  aVisitor,
  givenSignedIn,
  type SignedIn,
} from '#infrastructure/server/testing/signed_in.ts'
import { openTestApp, type TestApp } from '#infrastructure/server/testing/test_app.ts'
import { anId } from '#domain/professionals/testing/a_professional.ts'
import type { ContactId } from '#domain/shared/ids.ts'

const FIELDS = [
  ...['id', 'kind', 'patientName', 'patientEmail', 'subject', 'message', 'whatsapp', 'serviceOfInterest'],
  ...['location', 'leadStatus', 'note', 'createdAt'],
]

test.group('Contacts of the owner', (group) => {
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

  const givenLead = async (owner: SignedIn, overrides: Partial<ContactState> = {}) => {
    const lead = aLead({ id: anId(randomUUID()), professionalId: owner.id, ...overrides })
    await site.app.adapters.contacts.save(lead)
    return lead.id
  }
  const contactsOf = (person: SignedIn) => `/api/professionals/${person.id}/contacts`
  const statusOf = async (id: ContactId) =>
    (await site.app.adapters.contacts.findForUpdate(id))?.state.leadStatus
  const move = (person: SignedIn, id: string, leadStatus: unknown) =>
    person.send('PATCH', `/api/contacts/${id}/status`, { leadStatus })

  test('lists contacts newest first and records the access', async ({ assert }) => {
    const old = await givenLead(ana)
    const fresh = await givenLead(ana, { createdAt: new Date('2026-11-20T12:00:01Z') })
    await givenLead(ana, { quarantined: true })

    const answer = await ana.get(contactsOf(ana))
    const contacts = await answer.json()
    const first = await ana.get(`${contactsOf(ana)}?limit=1`)
    const second = await ana.get(`${contactsOf(ana)}?page=2&limit=1`)

    assert.deepEqual(
      contacts.map(({ id }: { id: string }) => id),
      [fresh, old],
    )
    assert.sameMembers(Object.keys(contacts[0]), FIELDS)
    assert.equal(answer.headers.get('x-total-count'), '2')
    assert.equal(answer.headers.get('cache-control'), 'no-store')
    assert.deepEqual(
      (await second.json()).map(({ id }: { id: string }) => id),
      [old],
    )
    assert.deepEqual(
      [answer, first, second].map(({ headers }) => headers.get('link')),
      [null, `<${contactsOf(ana)}?limit=1&page=2>; rel="next"`, null],
    )
    assert.deepEqual(await auditedActions(site, ana.id), Array(3).fill('contacts_read'))
    assert.equal((await ana.get(`${contactsOf(ana)}?limit=1001`)).status, 422)
  })

  test("stores the owner's note, and refuses one that is too long", async ({ assert }) => {
    const lead = await givenLead(ana)
    const note = (person: SignedIn, words: unknown) =>
      person.send('PUT', `/api/contacts/${lead}/note`, { note: words })

    const kept = await note(ana, ' Ligar na sexta. ')

    assert.deepInclude(await kept.json(), { id: lead, note: 'Ligar na sexta.' })
    assert.equal((await note(ana, 'a'.repeat(1_001))).status, 422)
    assert.equal((await note(rui, 'Não é meu.')).status, 404)
    assert.deepInclude((await (await ana.get(contactsOf(ana))).json())[0], { note: 'Ligar na sexta.' })
    assert.deepInclude(await (await note(ana, '')).json(), { note: null })
  })

  test('refuses everyone else, including administrators', async ({ assert }) => {
    const admin = await givenSignedIn(site, { role: 'admin' })

    assert.equal((await rui.get(contactsOf(ana))).status, 403)
    assert.equal((await admin.get(contactsOf(ana))).status, 403)
    assert.equal((await rui.get(`${contactsOf(ana)}?limit=x`)).status, 403)
    assert.equal((await aVisitor(site).get(contactsOf(ana))).status, 401)
    assert.equal((await ana.get(`/api/professionals/${randomUUID()}/contacts`)).status, 404)
  })

  test("does not find another's lead", async ({ assert }) => {
    const admin = await givenSignedIn(site, { role: 'admin' })
    const id = await givenLead(ana)
    const unknown = await (await move(rui, randomUUID(), 'attended')).text()

    for (const stranger of [rui, admin]) {
      for (const answer of [
        await move(stranger, id, 'attended'),
        await move(stranger, id, 'nonsense'),
        await stranger.send('DELETE', `/api/contacts/${id}`),
      ])
        assert.deepEqual([answer.status, await answer.text()], [404, unknown])
    }
    assert.equal(await statusOf(id), 'pending')
    assert.equal((await aVisitor(site).send('DELETE', `/api/contacts/${id}`)).status, 401)
  })

  test('moves a lead only forwards', async ({ assert }) => {
    const id = await givenLead(ana)

    assert.equal((await (await move(ana, id, 'contacted')).json()).leadStatus, 'contacted')
    assert.equal((await move(ana, id, 'contacted')).status, 200)
    assert.equal((await move(ana, id, 'pending')).status, 409)
    assert.equal((await move(ana, id, 'attended')).status, 200)
    assert.equal((await move(ana, id, 'pending')).status, 409)
    for (const nonsense of ['done', null, 1, ['attended']])
      assert.equal((await move(ana, id, nonsense)).status, 422)
    assert.equal(await statusOf(id), 'attended')
    assert.equal((await move(ana, await givenLead(ana), 'attended')).status, 200)
  })

  test("deletes once, and records the actor without the patient's data", async ({ assert }) => {
    const id = await givenLead(ana)

    assert.equal((await ana.send('DELETE', `/api/contacts/${id}`)).status, 204)
    assert.equal((await ana.send('DELETE', `/api/contacts/${id}`)).status, 404)

    assert.isNull(await site.app.adapters.contacts.findForUpdate(id))
    const rows = await site.app.database.rows(
      'select action, actor_id, before, after from audit_log where subject_id = ?',
      [id],
    )
    assert.deepEqual(rows, [{ action: 'contact_deleted', actor_id: ana.id, before: null, after: null }])
  })
})
