import { test } from '@japa/runner'
import { aLead } from '#domain/leads/testing/a_lead.ts'
import { aProfessional, aUuid } from '#domain/professionals/testing/a_professional.ts'
import type { LeadStatus } from '#domain/leads/lead_status.ts'
import {
  AnswerLead,
  FindNewestContact,
  ListContacts,
  NoteContact,
  UpdateLeadStatus,
  DeleteContact,
} from './own_contacts.ts'
import { leadDependencies } from './testing/lead_dependencies.ts'

const ANA = { id: aUuid(1), role: 'user' } as const
const RUI = { id: aUuid(2), role: 'user' } as const

async function given(...leads: Parameters<typeof aLead>) {
  const deps = leadDependencies(aProfessional({ id: ANA.id }), aProfessional({ id: RUI.id }))
  await deps.contacts.save(aLead({ id: aUuid(301), ...leads[0] }))
  return deps
}

test.group('DeleteContact', () => {
  test("deletes a contact and records it without the patient's data", async ({ assert }) => {
    const deps = await given()

    const deleted = await new DeleteContact(deps).execute({ contactId: aUuid(301), viewer: ANA })

    assert.isTrue(deleted.ok)
    assert.isEmpty(deps.contacts.states())
    assert.deepEqual(deps.auditLog.entries, [
      {
        actorKind: 'professional',
        actorId: ANA.id,
        action: 'contact_deleted',
        subjectKind: 'contact',
        subjectId: aUuid(301),
      },
    ])
  })

  test("refuses another professional's contact and one in quarantine", async ({ assert }) => {
    const others = await given()
    const quarantined = await given({ quarantined: true })

    for (const [deps, viewer] of [
      [others, RUI],
      [quarantined, ANA],
    ] as const) {
      assert.deepEqual(await new DeleteContact(deps).execute({ contactId: aUuid(301), viewer }), {
        ok: false,
        failure: 'contact_not_found',
      })
      assert.lengthOf(deps.contacts.states(), 1)
      assert.isEmpty(deps.auditLog.entries)
    }
  })

  test('does not find an unknown contact', async ({ assert }) => {
    const deps = await given()

    assert.isFalse((await new DeleteContact(deps).execute({ contactId: aUuid(404), viewer: ANA })).ok)
  })
})

test.group('FindNewestContact', () => {
  test('names the newest to its owner alone, and none in quarantine', async ({ assert }) => {
    const deps = await given()
    await deps.contacts.save(aLead({ id: aUuid(302), createdAt: new Date('2026-11-22T12:00:00Z') }))
    await deps.contacts.save(
      aLead({ id: aUuid(303), createdAt: new Date('2026-11-23T12:00:00Z'), quarantined: true }),
    )
    const newest = new FindNewestContact(deps)

    const asked = (viewer: typeof ANA | typeof RUI, professionalId: typeof ANA.id) =>
      newest.execute({ viewer, professionalId })
    assert.deepEqual(await asked(ANA, ANA.id), { ok: true, value: { id: aUuid(302) } })
    assert.deepEqual(await asked(RUI, RUI.id), { ok: true, value: { id: null } })
    assert.deepEqual(await asked(RUI, ANA.id), { ok: false, failure: 'forbidden' })
  })
})

test.group('ListContacts', () => {
  test('shows owners a page of their contacts and records it', async ({ assert }) => {
    const deps = await given()
    await deps.contacts.save(aLead({ id: aUuid(302), createdAt: new Date('2026-11-21T08:00:00Z') }))
    const list = new ListContacts(deps)

    const page = await list.execute({ viewer: ANA, professionalId: ANA.id, page: 1, limit: 1 })

    assert.deepEqual(page.ok && [page.value.contacts.map(({ state }) => state.id), page.value.total], [
      [aUuid(302)],
      2,
    ])
    assert.deepInclude(deps.auditLog.entries[0], {
      action: 'contacts_read',
      actorId: ANA.id,
      subjectId: ANA.id,
    })
  })

  test('refuses everyone else', async ({ assert }) => {
    const deps = await given()

    const page = await new ListContacts(deps).execute({
      viewer: RUI,
      professionalId: ANA.id,
      page: 1,
      limit: 9,
    })

    assert.deepEqual(page, { ok: false, failure: 'forbidden' })
    assert.isEmpty(deps.auditLog.entries)
  })
})

test.group('UpdateLeadStatus', () => {
  test('moves only forwards, and repetition changes nothing', async ({ assert }) => {
    const deps = await given()
    const update = new UpdateLeadStatus(deps)
    const to = (status: LeadStatus) => update.execute({ contactId: aUuid(301), viewerId: ANA.id, status })

    assert.isTrue((await to('contacted')).ok)
    assert.deepInclude(deps.contacts.states()[0], { leadStatus: 'contacted', updatedAt: deps.clock.now() })
    assert.isTrue((await to('contacted')).ok)
    assert.isTrue((await to('attended')).ok)
    assert.deepInclude(await to('contacted'), { failure: 'lead_already_attended' })
    assert.equal(deps.contacts.states()[0]?.leadStatus, 'attended')
  })

  test("leaves another's lead alone", async ({ assert }) => {
    const deps = await given()
    const update = new UpdateLeadStatus(deps)
    const rui = { contactId: aUuid(301), viewerId: RUI.id }

    assert.deepEqual(await update.check(rui), { ok: false, failure: 'contact_not_found' })
    assert.deepEqual(await update.check({ ...rui, viewerId: ANA.id }), { ok: true, value: undefined })
    assert.deepEqual(await update.execute({ ...rui, status: 'attended' }), {
      ok: false,
      failure: 'contact_not_found',
    })
    assert.equal(deps.contacts.states()[0]?.leadStatus, 'pending')
  })
})

test.group('AnswerLead', () => {
  const SENT = new Date('2026-11-20T12:00:00Z')

  test("keeps the first time, and from five leads on the professional's median", async ({ assert }) => {
    const deps = await given()
    const answer = new AnswerLead(deps)
    for (const number of [302, 303, 304, 305]) await deps.contacts.save(aLead({ id: aUuid(number) }))
    const at = async (minutes: number, number: number) => {
      deps.clock.moveTo(new Date(SENT.getTime() + minutes * 60_000).toISOString())
      assert.isTrue((await answer.execute({ contactId: aUuid(number), viewerId: ANA.id })).ok)
      return deps.professionals.stateOf(ANA.id)?.answerMinutes
    }

    assert.isNull(await at(5, 301))
    assert.isNull(await at(10, 302))
    assert.isNull(await at(30, 303))
    assert.isNull(await at(60, 304))
    assert.isNull(await at(70, 301))
    const marked = new UpdateLeadStatus(deps)
    await marked.execute({ contactId: aUuid(305), viewerId: ANA.id, status: 'contacted' })
    assert.equal(deps.professionals.stateOf(ANA.id)?.answerMinutes, 30)
    assert.equal(deps.contacts.states()[0]?.answeredAt?.getTime(), SENT.getTime() + 5 * 60_000)
  })

  test("leaves another's lead alone", async ({ assert }) => {
    const deps = await given()

    assert.deepEqual(await new AnswerLead(deps).execute({ contactId: aUuid(301), viewerId: RUI.id }), {
      ok: false,
      failure: 'contact_not_found',
    })
    assert.isNull(deps.contacts.states()[0]?.answeredAt)
  })
})

test.group('NoteContact', () => {
  test('refuses a note that is too long and keeps the former one', async ({ assert }) => {
    const deps = await given({ note: 'Ligar na sexta.' })
    const by = { contactId: aUuid(301), viewerId: ANA.id }

    const noted = await new NoteContact(deps).execute({ ...by, note: 'x'.repeat(1_001) })

    assert.deepEqual(noted, { ok: false, failure: 'note_invalid' })
    assert.equal(deps.contacts.states()[0]?.note, 'Ligar na sexta.')
  })

  test("replaces the note with the professional's new one", async ({ assert }) => {
    const deps = await given({ note: 'Ligar na sexta.' })
    const by = { contactId: aUuid(301), viewerId: ANA.id }

    const noted = await new NoteContact(deps).execute({ ...by, note: 'Prefere a tarde.' })

    assert.equal(noted.ok && noted.value.state.note, 'Prefere a tarde.')
    assert.deepInclude(deps.contacts.states()[0], { note: 'Prefere a tarde.', leadStatus: 'pending' })
  })

  test("leaves another's lead alone", async ({ assert }) => {
    const deps = await given()
    const note = new NoteContact(deps)
    const rui = { contactId: aUuid(301), viewerId: RUI.id }

    const unknown = { ok: false, failure: 'contact_not_found' } as const
    assert.deepEqual(await note.check(rui), unknown)
    assert.deepEqual(await note.check({ ...rui, viewerId: ANA.id }), { ok: true, value: undefined })
    assert.deepEqual(await note.execute({ ...rui, note: 'Não é meu.' }), unknown)
    assert.isNull(deps.contacts.states()[0]?.note)
  })
})
