import { test } from '@japa/runner'
import { InMemoryProfessionalRepository } from '#application/testing/in_memory_professional_repository.ts'
import { InMemoryReviewRepository } from '#application/testing/in_memory_review_repository.ts'
import { InMemorySecurityLog } from '#application/testing/in_memory_security_log.ts'
import { aProfessional, aUuid } from '#domain/professionals/testing/a_professional.ts'
import { aReview } from '#domain/reviews/testing/a_review.ts'
import { ListOwnReviews } from './list_reviews.ts'

test.group('ListOwnReviews', () => {
  const given = async () => {
    const professionals = InMemoryProfessionalRepository.holding(aProfessional())
    const reviews = new InMemoryReviewRepository(professionals)
    for (const [number, status] of (['pending', 'approved', 'rejected'] as const).entries())
      await reviews.save(aReview({ id: aUuid(201 + number), professionalId: aUuid(1), status }))
    const securityLog = new InMemorySecurityLog()
    const list = new ListOwnReviews({ professionals, reviews, securityLog })
    const page = { professionalId: aUuid(1), page: 1, limit: 1 }
    const as = (number: number) => list.execute({ ...page, viewer: { id: aUuid(number), role: 'user' } })
    return { as, securityLog }
  }

  test("lists an owner's pending and approved reviews", async ({ assert }) => {
    const { as } = await given()

    const listed = await as(1)

    assert.deepEqual(listed.ok && [listed.value.reviews.length, listed.value.total], [1, 2])
  })

  test('refuses everyone else and records the attempt', async ({ assert }) => {
    const { as, securityLog } = await given()

    assert.deepEqual(await as(2), { ok: false, failure: 'forbidden' })
    assert.lengthOf(securityLog.events, 1)
  })
})
