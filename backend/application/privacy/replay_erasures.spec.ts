import { test } from '@japa/runner'
import { aLead } from '#domain/leads/testing/a_lead.ts'
import { aUuid } from '#domain/professionals/testing/a_professional.ts'
import { eraseAgain, ReplayErasures } from './replay_erasures.ts'
import { aPrivacyDesk, ANA, MARIA } from './testing/privacy_desk.ts'

const TODAY = new Date('2026-11-21T12:00:00Z')
const ERASED_ANA = { kind: 'email', subjectHash: `hash of erasure email ${ANA}`, erasedAt: TODAY } as const

test.group('Replaying erasures', () => {
  test('erases again whom an older backup brought back', async ({ assert }) => {
    const desk = await aPrivacyDesk()
    await desk.erasuresBeside.add([ERASED_ANA])

    const replayed = await new ReplayErasures(desk).execute({ by: MARIA })

    assert.deepEqual(replayed, { ok: true, value: 1 })
    assert.deepEqual(desk.left().accounts, ['bia'])
    assert.deepEqual(desk.left().contacts, [aUuid(302)])
    assert.deepInclude(desk.auditLog.entries[0], { action: 'erasures_replayed', after: { erasedAgain: 1 } })
  })

  test('knows a phone by its number, with or without the code of the country', async ({ assert }) => {
    const desk = await aPrivacyDesk()
    await desk.contacts.save(aLead({ id: aUuid(303), professionalId: aUuid(2), whatsapp: '5511912345678' }))
    const subjectHash = 'hash of erasure phone 11912345678'

    assert.equal(await eraseAgain(desk, [{ kind: 'phone', subjectHash, erasedAt: TODAY }]), 1)

    assert.isEmpty(desk.left().contacts)
  })

  test('leaves alone who came back by themselves', async ({ assert }) => {
    const desk = await aPrivacyDesk()
    await desk.erasures.add([{ ...ERASED_ANA, erasedAt: new Date('2026-01-01T12:00:00Z') }])

    assert.equal(await eraseAgain(desk), 0)

    assert.deepEqual(desk.left().accounts, ['ana', 'bia'])
  })

  test('takes reviews and messages by their ids, counted as one', async ({ assert }) => {
    const desk = await aPrivacyDesk()
    await desk.erasures.add([
      { kind: 'review', subjectHash: aUuid(201), erasedAt: TODAY },
      { kind: 'contact', subjectHash: aUuid(302), erasedAt: TODAY },
    ])

    assert.equal(await eraseAgain(desk), 1)

    assert.deepEqual(desk.left(), {
      accounts: ['ana', 'bia'],
      contacts: [aUuid(301)],
      reviews: [aUuid(202)],
    })
    assert.include(desk.professionals.stateOf(aUuid(2)), { rating: 5, reviewCount: 1 })
  })

  test('finds nobody a second time', async ({ assert }) => {
    const desk = await aPrivacyDesk()
    const review = { kind: 'review', subjectHash: aUuid(201), erasedAt: TODAY } as const

    assert.equal(await eraseAgain(desk, [ERASED_ANA, review]), 2)
    assert.equal(await eraseAgain(desk), 0)
  })
})
