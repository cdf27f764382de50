import { test } from '@japa/runner'
import { aLead } from '#domain/leads/testing/a_lead.ts'
import { aUuid } from '#domain/professionals/testing/a_professional.ts'
import { eraseAgain, ReplayErasures } from './replay_erasures.ts'
import { privacyDependencies, ANA, MARIA } from './testing/privacy_dependencies.ts'

const TODAY = new Date('2026-11-21T12:00:00Z')
const ERASED_ANA = { kind: 'email', subjectHash: `hash of erasure email ${ANA}`, erasedAt: TODAY } as const

test.group('Replaying erasures', () => {
  test('erases people again whom an older backup restored', async ({ assert }) => {
    const deps = await privacyDependencies()
    await deps.externalErasures.add([ERASED_ANA])

    const replayed = await new ReplayErasures(deps).execute({ by: MARIA })

    assert.deepEqual(replayed, { ok: true, value: 1 })
    assert.deepEqual(deps.left().accounts, ['bia'])
    assert.deepEqual(deps.left().contacts, [aUuid(302)])
    assert.deepInclude(deps.auditLog.entries[0], { action: 'erasures_replayed', after: { erasedAgain: 1 } })
  })

  test('matches a phone with or without country code', async ({ assert }) => {
    const deps = await privacyDependencies()
    await deps.contacts.save(aLead({ id: aUuid(303), professionalId: aUuid(2), whatsapp: '5511912345678' }))
    const subjectHash = 'hash of erasure phone 11912345678'

    assert.equal(await eraseAgain(deps, [{ kind: 'phone', subjectHash, erasedAt: TODAY }]), 1)

    assert.isEmpty(deps.left().contacts)
  })

  test('leaves people who registered again', async ({ assert }) => {
    const deps = await privacyDependencies()
    await deps.erasures.add([{ ...ERASED_ANA, erasedAt: new Date('2026-01-01T12:00:00Z') }])

    assert.equal(await eraseAgain(deps), 0)

    assert.deepEqual(deps.left().accounts, ['ana', 'bia'])
  })

  test('erases reviews and messages by id, counted together', async ({ assert }) => {
    const deps = await privacyDependencies()
    await deps.erasures.add([
      { kind: 'review', subjectHash: aUuid(201), erasedAt: TODAY },
      { kind: 'contact', subjectHash: aUuid(302), erasedAt: TODAY },
    ])

    assert.equal(await eraseAgain(deps), 1)

    assert.deepEqual(deps.left(), {
      accounts: ['ana', 'bia'],
      contacts: [aUuid(301)],
      reviews: [aUuid(202)],
    })
    assert.include(deps.professionals.stateOf(aUuid(2)), { rating: 5, reviewCount: 1 })
  })

  test('finds nobody when repeated', async ({ assert }) => {
    const deps = await privacyDependencies()
    const review = { kind: 'review', subjectHash: aUuid(201), erasedAt: TODAY } as const

    assert.equal(await eraseAgain(deps, [ERASED_ANA, review]), 2)
    assert.equal(await eraseAgain(deps), 0)
  })
})
