import { test } from '@japa/runner'
import { aLead } from '#domain/leads/testing/a_lead.ts'
import { aUuid } from '#domain/professionals/testing/a_professional.ts'
import type { ContactId } from '#domain/shared/ids.ts'
import { ReleaseContact } from './receive_contacts.ts'
import { leadDependencies } from './testing/lead_dependencies.ts'

const MARIA = { kind: 'operator', id: 'cli:maria' } as const
const ID: ContactId = aUuid(301)

async function given(quarantined: boolean) {
  const deps = leadDependencies()
  await deps.contacts.save(aLead({ id: ID, quarantined }))
  return { deps, release: new ReleaseContact(deps) }
}

test.group('ReleaseContact', () => {
  test('releases an automated-looking contact with mail and audit entry', async ({ assert }) => {
    const { deps, release } = await given(true)

    assert.deepEqual(await release.execute({ by: MARIA, contactId: ID, reason: 'é gente' }), {
      ok: true,
      value: true,
    })

    assert.deepInclude(deps.contacts.states()[0], { quarantined: false, updatedAt: deps.clock.now() })
    const email = `ana-${aUuid(1)}@exemplo.com.br`
    const payload = {
      kind: 'new_lead' as const,
      accountId: aUuid(1),
      email,
      contact: { id: ID, kind: 'lead' as const },
    }
    const { accountId, contact } = payload
    const at = deps.clock.now().toISOString()
    assert.deepEqual(deps.jobs.jobs(), [
      { task: 'send_notice', payload },
      { task: 'send_push', payload: { accountId, contact, at } },
    ])
    assert.containSubset(deps.auditLog.entries, [
      { action: 'contact_released', actorId: MARIA.id, subjectId: ID, reason: 'é gente' },
    ])
    assert.deepEqual(await release.execute({ by: MARIA, contactId: ID }), { ok: true, value: false })
    assert.lengthOf(deps.auditLog.entries, 1)
  })

  test('refuses unquarantined and unknown contacts, and unauthorized actors', async ({ assert }) => {
    const { deps, release } = await given(false)
    const missing = { by: MARIA, contactId: aUuid(404) }

    assert.deepEqual(await release.execute({ by: MARIA, contactId: ID }), { ok: true, value: false })
    assert.deepEqual(await release.execute(missing), { ok: false, failure: 'contact_not_found' })
    for (const kind of ['admin', 'professional'] as const)
      assert.deepEqual(await release.execute({ by: { kind, id: 'x' }, contactId: ID }), {
        ok: false,
        failure: 'forbidden',
      })
    assert.isEmpty([...deps.jobs.jobs(), ...deps.auditLog.entries])
  })
})
