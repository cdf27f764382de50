import { test } from '@japa/runner'
import { aUuid } from '#domain/professionals/testing/a_professional.ts'
import type { Actor } from '../audit/actor.ts'
import { ApplyRetention } from './apply_retention.ts'
import { ErasePerson, WithdrawConsent } from './erase_person.ts'
import { ExportPerson } from './person.ts'
import { ReplayErasures } from './replay_erasures.ts'
import { privacyDependencies, ANA, MARIA } from './testing/privacy_dependencies.ts'

async function dependenciesWithAudit() {
  const deps = await privacyDependencies()
  deps.clock.advance({ days: 400 })
  const actions = {
    personal_data_exported: (by: Actor) => new ExportPerson(deps).execute({ by, email: ANA }),
    consent_withdrawn: (by: Actor) => new WithdrawConsent(deps).execute({ by, email: ANA }),
    personal_data_erased: (by: Actor) => new ErasePerson(deps).execute({ by, email: ANA }),
    erasures_replayed: (by: Actor) => new ReplayErasures(deps).execute({ by }),
    retention_applied: (by: Actor) => new ApplyRetention(deps).execute({ by }),
  }
  return { ...deps, actions: Object.entries(actions) }
}

test.group("The privacy of people is the operators' affair", () => {
  test('refuses administrators and professionals without writing', async ({ assert }) => {
    const { actions, auditLog, erasures, externalErasures } = await dependenciesWithAudit()

    for (const kind of ['admin', 'professional'] as const)
      for (const [action, attempt] of actions)
        assert.deepEqual(await attempt({ kind, id: 'x' }), { ok: false, failure: 'forbidden' }, action)

    assert.isEmpty(auditLog.entries)
    assert.isEmpty([...(await erasures.all()), ...(await externalErasures.all())])
  })

  test('records the operator and the action', async ({ assert }) => {
    const { actions, auditLog } = await dependenciesWithAudit()

    for (const [action, attempt] of actions) {
      assert.isTrue((await attempt(MARIA)).ok, action)
      assert.deepInclude(auditLog.entries.at(-1), { actorKind: 'operator', actorId: 'cli:maria', action })
    }
  })

  test('names no actor for automatic retention', async ({ assert }) => {
    const { auditLog, clock, ...deps } = await privacyDependencies()
    clock.advance({ days: 400 })

    await new ApplyRetention({ ...deps, auditLog, clock }).execute()

    assert.deepInclude(auditLog.entries[0], { actorKind: 'system', actorId: null })
  })
})

test.group('The ledger beside the database', () => {
  test('receives the people of a withdrawal and an erasure', async ({ assert }) => {
    const deps = await privacyDependencies()

    await new WithdrawConsent(deps).execute({ by: MARIA, email: ANA })
    await new ErasePerson(deps).execute({ by: MARIA, email: ANA })

    const kept = await deps.externalErasures.all()
    assert.deepEqual(
      kept.map(({ kind }) => kind),
      ['contact', 'email', 'registration'],
    )
    assert.deepEqual(kept, await deps.erasures.all())
  })

  test('receives nothing from a dry run', async ({ assert }) => {
    const deps = await privacyDependencies()

    const withdrawn = await new WithdrawConsent(deps).execute({ by: MARIA, email: ANA, dryRun: true })
    const erased = await new ErasePerson(deps).execute({ by: MARIA, email: ANA, dryRun: true })

    assert.deepEqual([withdrawn.ok, erased.ok], [true, true])
    assert.isEmpty(await deps.externalErasures.all())
  })

  test('is replayed', async ({ assert }) => {
    const deps = await privacyDependencies()
    await deps.externalErasures.add([{ kind: 'contact', subjectHash: aUuid(301), erasedAt: new Date() }])

    const replayed = await new ReplayErasures(deps).execute({ by: MARIA })

    assert.deepEqual(replayed, { ok: true, value: 1 })
    assert.lengthOf(await deps.erasures.all(), 1)
  })
})
