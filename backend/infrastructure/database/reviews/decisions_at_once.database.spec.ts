import { test } from '@japa/runner'
import { storeGroup } from '#application/ports/testing/store.ts'
import { ModerateReview } from '#application/reviews/moderate_review.ts'
import type { ProfessionalIndex } from '#application/ports/professional_index.ts'
import { aProfessional, aUuid } from '#domain/professionals/testing/a_professional.ts'
import { aReview } from '#domain/reviews/testing/a_review.ts'
import { SystemClock } from '#infrastructure/clock/system_clock.ts'
import { PostgresAuditLog } from '../audit/postgres_logs.ts'
import { postgresStores } from '../testing/postgres_stores.ts'

const noIndex: ProfessionalIndex = {
  refresh: async () => undefined,
  settle: async () => undefined,
  rebuild: async () => 0,
  status: async () => ({
    engine: 'none',
    healthy: true,
    expected: 0,
    indexed: 0,
    pending: 0,
    oldestPendingSeconds: null,
    refused: 0,
    reachable: true,
  }),
}
const stores = postgresStores()
const OWNER = { kind: 'professional', id: aUuid(1) } as const

storeGroup('decisions at once', stores, (store) => {
  const moderate = () => {
    const { reviews, unitOfWork } = store()
    const auditLog = new PostgresAuditLog(stores.database())
    return new ModerateReview({ reviews, unitOfWork, auditLog, index: noIndex, clock: new SystemClock() })
  }

  test('keep the rating equal to the approved reviews', async ({ assert }) => {
    await store().professionals.save(aProfessional())
    const ids = Array.from({ length: 50 }, (_, index) => aUuid(1000 + index))
    for (const [index, id] of ids.entries())
      await store().reviews.save(aReview({ id, rating: (index % 5) + 1, patientName: `Paciente ${index}` }))

    await Promise.all(
      ids.map((reviewId, index) =>
        moderate().execute({ reviewId, status: index % 3 ? 'approved' : 'rejected', by: OWNER }),
      ),
    )

    const row = await stores.database().row(
      `select p.rating = round(avg(r.rating), 1) as "sameRating", p.review_count = count(r.id) as "sameCount"
       from professionals p join reviews r on r.professional_id = p.id and r.status = 'approved'
       where p.id = ? group by p.id`,
      [aUuid(1)],
    )
    assert.deepEqual(row, { sameRating: true, sameCount: true })
  })

  test('never bring a rejected review back', async ({ assert }) => {
    await store().professionals.save(aProfessional())
    const ids = Array.from({ length: 20 }, (_, index) => aUuid(1000 + index))
    for (const id of ids) await store().reviews.save(aReview({ id }))
    const decisions = ['rejected', 'approved'] as const

    await Promise.all(
      ids.flatMap((reviewId) =>
        decisions.map((status) => moderate().execute({ reviewId, status, by: OWNER, objection: 'fake' })),
      ),
    )

    for (const id of ids) assert.equal((await store().reviews.findForUpdate(id))?.state.status, 'rejected')
    assert.equal((await store().professionals.findById(aUuid(1)))?.state.reviewCount, 0)
  })
})
