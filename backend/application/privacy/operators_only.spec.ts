import { test } from '@japa/runner'
import { aUuid } from '#domain/professionals/testing/a_professional.ts'
import type { Actor } from '../audit/actor.ts'
import { ApplyRetention } from './apply_retention.ts'
import { ErasePerson } from './erase_person.ts'
import { ExportPerson } from './export_person.ts'
import { ReplayErasures } from './replay_erasures.ts'
import { aPrivacyDesk, ANA, MARIA } from './testing/privacy_desk.ts'
import { WithdrawConsent } from './withdraw_consent.ts'

async function aDeskWithDeeds() {
  const needs = await aPrivacyDesk()
  needs.clock.advance({ days: 400 })
  const deeds = {
    personal_data_exported: (by: Actor) => new ExportPerson(needs).execute({ by, email: ANA }),
    consent_withdrawn: (by: Actor) => new WithdrawConsent(needs).execute({ by, email: ANA }),
    personal_data_erased: (by: Actor) => new ErasePerson(needs).execute({ by, email: ANA }),
    erasures_replayed: (by: Actor) => new ReplayErasures(needs).execute({ by }),
    retention_applied: (by: Actor) => new ApplyRetention(needs).execute({ by }),
  }
  return { ...needs, deeds: Object.entries(deeds) }
}

test.group("The privacy of people is the operators' affair", () => {
  test('refuses administrators and professionals, and writes nothing', async ({ assert }) => {
    const { deeds, auditLog, erasures, erasuresBeside } = await aDeskWithDeeds()

    for (const kind of ['admin', 'professional'] as const)
      for (const [action, attempt] of deeds)
        assert.deepEqual(await attempt({ kind, id: 'x' }), { ok: false, failure: 'forbidden' }, action)

    assert.isEmpty(auditLog.entries)
    assert.isEmpty([...(await erasures.all()), ...(await erasuresBeside.all())])
  })

  test('puts on record which operator did what', async ({ assert }) => {
    const { deeds, auditLog } = await aDeskWithDeeds()

    for (const [action, attempt] of deeds) {
      assert.isTrue((await attempt(MARIA)).ok, action)
      assert.deepInclude(auditLog.entries.at(-1), { actorKind: 'operator', actorId: 'cli:maria', action })
    }
  })

  test('names nobody where the time of rows had come by itself', async ({ assert }) => {
    const { auditLog, clock, ...needs } = await aPrivacyDesk()
    clock.advance({ days: 400 })

    await new ApplyRetention({ ...needs, auditLog, clock }).execute()

    assert.deepInclude(auditLog.entries[0], { actorKind: 'system', actorId: null })
  })
})

test.group('The ledger beside the database', () => {
  test('hears of whom a withdrawal and an erasure took away', async ({ assert }) => {
    const desk = await aPrivacyDesk()

    await new WithdrawConsent(desk).execute({ by: MARIA, email: ANA })
    await new ErasePerson(desk).execute({ by: MARIA, email: ANA })

    const kept = await desk.erasuresBeside.all()
    assert.deepEqual(
      kept.map(({ kind }) => kind),
      ['contact', 'email'],
    )
    assert.deepEqual(kept, await desk.erasures.all())
  })

  test('hears of no rehearsal', async ({ assert }) => {
    const desk = await aPrivacyDesk()

    const withdrawn = await new WithdrawConsent(desk).execute({ by: MARIA, email: ANA, dryRun: true })
    const erased = await new ErasePerson(desk).execute({ by: MARIA, email: ANA, dryRun: true })

    assert.deepEqual([withdrawn.ok, erased.ok], [true, true])
    assert.isEmpty(await desk.erasuresBeside.all())
  })

  test('is followed by a replay', async ({ assert }) => {
    const desk = await aPrivacyDesk()
    await desk.erasuresBeside.add([{ kind: 'contact', subjectHash: aUuid(301), erasedAt: new Date() }])

    const replayed = await new ReplayErasures(desk).execute({ by: MARIA })

    assert.deepEqual(replayed, { ok: true, value: 1 })
    assert.lengthOf(await desk.erasures.all(), 1)
  })
})
