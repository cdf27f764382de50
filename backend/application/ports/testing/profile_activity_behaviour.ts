import { test } from '@japa/runner'
import { aLead } from '#domain/leads/testing/a_lead.ts'
import { aProfessional, aUuid } from '#domain/professionals/testing/a_professional.ts'
import { aReview } from '#domain/reviews/testing/a_review.ts'
import { type Store, type StoreSource, storeGroup } from './store.ts'

const DAYS = ['2026-11-19', '2026-11-20', '2026-11-21']
/** Late in the evening of the 20th in São Paulo, already the 21st in UTC. */
const EVENING = new Date('2026-11-21T02:30:00Z')
const LONG_AGO = new Date('2026-01-01T12:00:00Z')

async function twoPeople({ professionals }: Store): Promise<void> {
  await professionals.save(aProfessional())
  await professionals.save(aProfessional({ id: aUuid(2) }))
}

export function profileActivityBehaviour(name: string, source: StoreSource): void {
  storeGroup(`${name} | activity`, source, (store) => {
    test('counts leads by day in São Paulo', async ({ assert }) => {
      await twoPeople(store())
      const leads = [
        { createdAt: EVENING },
        { createdAt: LONG_AGO },
        { createdAt: EVENING, quarantined: true },
        { createdAt: EVENING, kind: 'contact' as const },
        { createdAt: EVENING, professionalId: aUuid(2) },
      ]
      for (const [index, lead] of leads.entries())
        await store().contacts.save(aLead({ id: aUuid(301 + index), ...lead }))

      assert.deepEqual(await store().activity.leads(aUuid(1), DAYS), { total: 2, byDay: [0, 1, 0] })
    })

    test('counts pending and approved reviews', async ({ assert }) => {
      await twoPeople(store())
      const reviews = [
        { createdAt: EVENING, status: 'approved' as const },
        { createdAt: EVENING },
        { createdAt: EVENING, status: 'rejected' as const },
        { createdAt: EVENING, quarantined: true },
        { createdAt: LONG_AGO },
      ]
      for (const [index, review] of reviews.entries())
        await store().reviews.save(aReview({ id: aUuid(201 + index), ...review }))

      assert.deepEqual(await store().activity.reviews(aUuid(1), DAYS), {
        total: 3,
        pending: 2,
        byDay: [0, 2, 0],
      })
      assert.deepEqual(await store().activity.reviews(aUuid(2), DAYS), {
        total: 0,
        pending: 0,
        byDay: [0, 0, 0],
      })
    })
  })
}
