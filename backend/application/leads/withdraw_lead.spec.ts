import { test } from '@japa/runner'
import { aLead } from '#domain/leads/testing/a_lead.ts'
import { aUuid } from '#domain/professionals/testing/a_professional.ts'
import { privacyDependencies, withoutLedger } from '../privacy/testing/privacy_dependencies.ts'
import { WithdrawLead } from './withdraw_lead.ts'

const KEY = aUuid(900)
const SENT = { contactId: aUuid(303), key: KEY }

async function given(kind: 'lead' | 'contact' = 'lead') {
  const deps = await privacyDependencies()
  const idempotencyKey = deps.hasher.hash(`sending any ${KEY}`)
  await deps.contacts.save(aLead({ id: SENT.contactId, professionalId: aUuid(2), kind, idempotencyKey }))
  return deps
}

test.group('WithdrawLead', () => {
  test('deletes the lead and ends the consent, on record and in the ledgers without the patient', async ({
    assert,
  }) => {
    const deps = await given()

    assert.isTrue((await new WithdrawLead(deps).execute(SENT)).ok)

    const now = deps.clock.now()
    assert.deepEqual(deps.left().contacts, [aUuid(301), aUuid(302)])
    assert.deepEqual(deps.consents.of([SENT.contactId]), [{ subjectId: SENT.contactId, withdrawnAt: now }])
    assert.deepEqual(deps.auditLog.entries, [
      {
        ...{ actorKind: 'system', actorId: null, action: 'lead_withdrawn' },
        ...{ subjectKind: 'contact', subjectId: SENT.contactId },
      },
    ] as typeof deps.auditLog.entries)
    const erased = [{ kind: 'contact' as const, subjectHash: SENT.contactId, erasedAt: now }]
    assert.deepEqual(await deps.erasures.all(), erased)
    assert.deepEqual(await deps.externalErasures.all(), erased)
  })

  test('does nothing a second time', async ({ assert }) => {
    const deps = await given()
    await new WithdrawLead(deps).execute(SENT)

    assert.isTrue((await new WithdrawLead(deps).execute(SENT)).ok)
    assert.lengthOf(deps.auditLog.entries, 1)
  })

  test('leaves alone what was sent under another key, under none, or as a message', async ({ assert }) => {
    const deps = await given()
    const message = await given('contact')
    const unknown = { ok: false, failure: 'contact_not_found' } as const

    assert.deepEqual(await new WithdrawLead(deps).execute({ ...SENT, key: aUuid(901) }), unknown)
    assert.deepEqual(await new WithdrawLead(deps).execute({ ...SENT, contactId: aUuid(302) }), unknown)
    assert.deepEqual(await new WithdrawLead(message).execute(SENT), unknown)
    assert.lengthOf(deps.left().contacts, 3)
    assert.lengthOf(message.left().contacts, 3)
  })

  test('is not done where the ledger beside the database cannot be written', async ({ assert }) => {
    const deps = withoutLedger(await given())

    await assert.rejects(() => new WithdrawLead(deps).execute(SENT), 'the disk is full')
  })
})
