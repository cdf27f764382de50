import { test } from '@japa/runner'
import { aUuid } from '#domain/professionals/testing/a_professional.ts'
import { privacyDependencies, ANA, MARIA, withoutLedger } from './testing/privacy_dependencies.ts'
import { WithdrawConsent } from './erase_person.ts'

const ASKED = { by: MARIA, email: ANA, reviewIds: [aUuid(201)] }

test.group('Taking consent back', () => {
  test('removes messages and reviews but not the account', async ({ assert }) => {
    const deps = await privacyDependencies()

    const withdrawn = await new WithdrawConsent(deps).execute(ASKED)

    assert.deepEqual(withdrawn, { ok: true, value: { contacts: 1, reviews: 1 } })
    assert.deepEqual(deps.left(), {
      accounts: ['ana', 'bia'],
      contacts: [aUuid(302)],
      reviews: [aUuid(202)],
    })
    assert.include(deps.professionals.stateOf(aUuid(2)), { rating: 5, reviewCount: 1 })
  })

  test('records when the consent ended', async ({ assert }) => {
    const deps = await privacyDependencies()

    await new WithdrawConsent(deps).execute(ASKED)

    const withdrawnAt = deps.clock.now()
    assert.deepEqual(deps.consents.of([aUuid(301), aUuid(201)]), [
      { subjectId: aUuid(301), withdrawnAt },
      { subjectId: aUuid(201), withdrawnAt },
    ])
    assert.deepInclude(deps.auditLog.entries[0], {
      action: 'consent_withdrawn',
      subjectId: 'patient',
      after: { contacts: 1, reviews: 1 },
    })
    assert.sameDeepMembers(await deps.erasures.all(), [
      { kind: 'contact', subjectHash: aUuid(301), erasedAt: withdrawnAt },
      { kind: 'review', subjectHash: aUuid(201), erasedAt: withdrawnAt },
    ])
  })

  test('finds nothing when repeated', async ({ assert }) => {
    const deps = await privacyDependencies()
    await new WithdrawConsent(deps).execute(ASKED)

    assert.deepEqual(await new WithdrawConsent(deps).execute(ASKED), { ok: false, failure: 'nothing_found' })
    assert.lengthOf(deps.auditLog.entries, 1)
  })

  test('is not done where the ledger beside the database cannot be written', async ({ assert }) => {
    const deps = withoutLedger(await privacyDependencies())

    await assert.rejects(() => new WithdrawConsent(deps).execute(ASKED), 'the disk is full')
  })

  test('only reports in a dry run, without writing the external ledger', async ({ assert }) => {
    const deps = await privacyDependencies()
    const undone: unknown[] = []
    const run = deps.unitOfWork.run.bind(deps.unitOfWork)
    deps.unitOfWork.run = (work) =>
      run(work).catch((error: unknown) => {
        undone.push(error)
        throw error
      })

    const told = await new WithdrawConsent(deps).execute({ ...ASKED, dryRun: true })

    assert.deepEqual(told, { ok: true, value: { contacts: 1, reviews: 1 } })
    assert.lengthOf(undone, 1)
    assert.isEmpty(await deps.externalErasures.all())
  })
})
