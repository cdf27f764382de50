import { test } from '@japa/runner'
import { aLead } from '#domain/leads/testing/a_lead.ts'
import { aUuid } from '#domain/professionals/testing/a_professional.ts'
import { aReview } from '#domain/reviews/testing/a_review.ts'
import { ApplyRetention } from './apply_retention.ts'
import { aPrivacyDesk, MARIA } from './testing/privacy_desk.ts'

/** Noon of 21 November 2026 is now; leads are kept 12 months and rejected reviews 90 days. */
async function aDeskWithOldRows() {
  const desk = await aPrivacyDesk()
  const lead = (number: number, at: string) =>
    desk.contacts.save(aLead({ id: aUuid(number), professionalId: aUuid(2), updatedAt: new Date(at) }))
  const rejected = (number: number, at: string) =>
    desk.reviews.save(
      aReview({ id: aUuid(number), professionalId: aUuid(2), status: 'rejected', updatedAt: new Date(at) }),
    )
  await lead(303, '2025-11-21T11:59:59Z')
  await lead(304, '2025-11-21T12:00:00Z')
  desk.keptMails.mails = ['2026-10-22T11:59:59Z', '2026-10-22T12:00:00Z'].map((at) => ({
    to: 'ana@exemplo.com.br',
    at: new Date(at),
  }))
  await rejected(203, '2026-08-23T11:59:59Z')
  await rejected(204, '2026-08-23T12:00:00Z')
  return desk
}

const DUE = {
  ...{ leads: 1, rejectedReviews: 1, passwordResets: 0, mailFiles: 1 },
  ...{ accessRecords: 0, securityEvents: 0, sessions: 0, releasedSlugs: 0 },
}

test.group('Applying retention', () => {
  test('removes what has had its time, to the second, and puts that on record', async ({ assert }) => {
    const desk = await aDeskWithOldRows()

    assert.deepEqual(await new ApplyRetention(desk).execute({ by: MARIA }), { ok: true, value: DUE })

    assert.deepEqual(desk.left().contacts, [301, 302, 304].map(aUuid))
    assert.deepEqual(desk.left().reviews, [201, 202, 204].map(aUuid))
    assert.lengthOf(desk.keptMails.mails, 1)
    assert.deepInclude(desk.auditLog.entries[0], { action: 'retention_applied', after: DUE })
  })

  test('only tells what is due where it is asked to', async ({ assert }) => {
    const desk = await aDeskWithOldRows()

    const told = await new ApplyRetention(desk).execute({ by: MARIA, dryRun: true })

    assert.deepEqual(told, { ok: true, value: DUE })
    assert.lengthOf(desk.left().contacts, 4)
    assert.isEmpty(desk.auditLog.entries)
  })

  test('writes nothing where nothing is due', async ({ assert }) => {
    const desk = await aDeskWithOldRows()
    await new ApplyRetention(desk).execute()

    await new ApplyRetention(desk).execute()

    assert.lengthOf(desk.auditLog.entries, 1)
  })

  test('takes the last day of a month that is shorter', async ({ assert }) => {
    const desk = await aPrivacyDesk()
    desk.clock.moveTo('2028-02-29T12:00:00Z')
    const at = { professionalId: aUuid(2) }
    await desk.contacts.save(aLead({ ...at, id: aUuid(301), updatedAt: new Date('2027-02-28T11:59:59Z') }))
    await desk.contacts.save(aLead({ ...at, id: aUuid(302), updatedAt: new Date('2027-02-28T12:00:00Z') }))

    await new ApplyRetention(desk).execute()

    assert.deepEqual(desk.left().contacts, [aUuid(302)])
  })
})
