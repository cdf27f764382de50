import { test } from '@japa/runner'
import { aLead } from '#domain/leads/testing/a_lead.ts'
import { aProfessional, aUuid } from '#domain/professionals/testing/a_professional.ts'
import { DeleteContact } from './delete_contact.ts'
import { leadDependencies } from './testing/lead_dependencies.ts'

const ANA = { id: aUuid(1), role: 'user' } as const
const RUI = { id: aUuid(2), role: 'user' } as const

async function given(...leads: Parameters<typeof aLead>) {
  const deps = leadDependencies(aProfessional({ id: ANA.id }), aProfessional({ id: RUI.id }))
  await deps.contacts.save(aLead({ id: aUuid(301), ...leads[0] }))
  return deps
}

test.group('DeleteContact', () => {
  test('deletes what a patient left, on record without the patient', async ({ assert }) => {
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

  test("leaves another's contact and one in quarantine alone", async ({ assert }) => {
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

  test('finds nothing where there is nothing', async ({ assert }) => {
    const deps = await given()

    assert.isFalse((await new DeleteContact(deps).execute({ contactId: aUuid(404), viewer: ANA })).ok)
  })
})
