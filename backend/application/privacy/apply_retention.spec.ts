import { test } from '@japa/runner'
import { aLead } from '#domain/leads/testing/a_lead.ts'
import { aUuid } from '#domain/professionals/testing/a_professional.ts'
import { aReview } from '#domain/reviews/testing/a_review.ts'
import { ApplyRetention } from './apply_retention.ts'
import { privacyDependencies, MARIA } from './testing/privacy_dependencies.ts'

/** Noon of 21 November 2026 is now; leads are kept 12 months and rejected reviews 90 days. */
async function dependenciesWithOldRows() {
  const deps = await privacyDependencies()
  const lead = (number: number, at: string) =>
    deps.contacts.save(aLead({ id: aUuid(number), professionalId: aUuid(2), updatedAt: new Date(at) }))
  const rejected = (number: number, at: string) =>
    deps.reviews.save(
      aReview({ id: aUuid(number), professionalId: aUuid(2), status: 'rejected', updatedAt: new Date(at) }),
    )
  await lead(303, '2025-11-21T11:59:59Z')
  await lead(304, '2025-11-21T12:00:00Z')
  deps.mailCopies.mails = ['2026-10-22T11:59:59Z', '2026-10-22T12:00:00Z'].map((at) => ({
    to: 'ana@exemplo.com.br',
    at: new Date(at),
  }))
  await rejected(203, '2026-08-23T11:59:59Z')
  await rejected(204, '2026-08-23T12:00:00Z')
  return deps
}

const DUE = {
  ...{ leads: 1, rejectedReviews: 1, passwordResets: 0, mailFiles: 1 },
  ...{ accessRecords: 0, securityEvents: 0, sessions: 0, releasedSlugs: 0, profileClaims: 0, imports: 0 },
}

test.group('Applying retention', () => {
  test('removes expired data to the second, and records it', async ({ assert }) => {
    const deps = await dependenciesWithOldRows()

    assert.deepEqual(await new ApplyRetention(deps).execute({ by: MARIA }), { ok: true, value: DUE })

    assert.deepEqual(deps.left().contacts, [301, 302, 304].map(aUuid))
    assert.deepEqual(deps.left().reviews, [201, 202, 204].map(aUuid))
    assert.lengthOf(deps.mailCopies.mails, 1)
    assert.deepInclude(deps.auditLog.entries[0], { action: 'retention_applied', after: DUE })
  })

  test('drops an answer time that no lead of 90 days bears out', async ({ assert }) => {
    const deps = await dependenciesWithOldRows()
    deps.professionals.overwrite(aUuid(2), { answerMinutes: 20 })

    await new ApplyRetention(deps).execute()

    assert.isNull(deps.professionals.stateOf(aUuid(2))?.answerMinutes)
  })

  test('only counts in a dry run', async ({ assert }) => {
    const deps = await dependenciesWithOldRows()

    const told = await new ApplyRetention(deps).execute({ by: MARIA, dryRun: true })

    assert.deepEqual(told, { ok: true, value: DUE })
    assert.lengthOf(deps.left().contacts, 4)
    assert.isEmpty(deps.auditLog.entries)
  })

  test('writes nothing if nothing is due', async ({ assert }) => {
    const deps = await dependenciesWithOldRows()
    await new ApplyRetention(deps).execute()

    await new ApplyRetention(deps).execute()

    assert.lengthOf(deps.auditLog.entries, 1)
  })

  test('uses the last day of a shorter month', async ({ assert }) => {
    const deps = await privacyDependencies()
    deps.clock.moveTo('2028-02-29T12:00:00Z')
    const at = { professionalId: aUuid(2) }
    await deps.contacts.save(aLead({ ...at, id: aUuid(301), updatedAt: new Date('2027-02-28T11:59:59Z') }))
    await deps.contacts.save(aLead({ ...at, id: aUuid(302), updatedAt: new Date('2027-02-28T12:00:00Z') }))

    await new ApplyRetention(deps).execute()

    assert.deepEqual(deps.left().contacts, [aUuid(302)])
  })
})
