import { test } from '@japa/runner'
import type { SiteReviews } from '#application/ports/review_repository.ts'
import { aUuid } from '#domain/professionals/testing/a_professional.ts'
import type { ProfessionalState } from '#domain/professionals/professional_state.ts'
import type { ReviewState } from '#domain/reviews/review.ts'

export interface ReviewedSite {
  reviews: SiteReviews
  add(professional: Partial<ProfessionalState>): Promise<void>
  review(review: Partial<ReviewState>): Promise<void>
  close(): Promise<void>
}

const ANA = aUuid(1)
const HIDDEN = aUuid(2)

/** Required behaviour of every summary of the site's reviews. */
export function siteReviewsBehaviour(name: string, open: () => Promise<ReviewedSite>): void {
  test.group(`${name}: the site's rating`, (group) => {
    let site: ReviewedSite

    group.each.setup(async () => {
      site = await open()
      await site.add({ id: ANA })
      return () => site.close()
    })

    const approve = (number: number, rating: number, professionalId = ANA) =>
      site.review({ id: aUuid(number), professionalId, rating, status: 'approved' })

    test('is null without reviews', async ({ assert }) => {
      assert.isNull(await site.reviews.summarize())
    })

    test('is the mean of approved reviews to one decimal', async ({ assert }) => {
      await approve(11, 5)
      await approve(12, 4)
      await approve(13, 4)

      assert.deepEqual(await site.reviews.summarize(), { value: 4.3, count: 3 })
    })

    test('counts neither pending nor rejected reviews', async ({ assert }) => {
      await approve(11, 4)
      await site.review({ id: aUuid(12), professionalId: ANA, rating: 1, status: 'pending' })
      await site.review({ id: aUuid(13), professionalId: ANA, rating: 1, status: 'rejected' })

      assert.deepEqual(await site.reviews.summarize(), { value: 4, count: 1 })
    })

    test('excludes hidden professionals', async ({ assert }) => {
      await site.add({ id: HIDDEN, blocked: true })
      await approve(11, 5)
      await approve(12, 1, HIDDEN)

      assert.deepEqual(await site.reviews.summarize(), { value: 5, count: 1 })
    })
  })
}
