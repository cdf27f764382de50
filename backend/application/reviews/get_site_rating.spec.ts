import { test } from '@japa/runner'
import { type SiteRating, SiteReviews } from '#application/ports/review_repository.ts'
import { FixedClock } from '#application/testing/fixed_clock.ts'
import { GetSiteRating } from './list_reviews.ts'

class ChangingReviews extends SiteReviews {
  summary: SiteRating | null = null

  async summarize(): Promise<SiteRating | null> {
    return this.summary
  }
}

test.group("The site's rating", () => {
  test('is absent while there is no review', async ({ assert }) => {
    assert.isNull(
      await new GetSiteRating({ siteReviews: new ChangingReviews(), clock: new FixedClock() }).execute(),
    )
  })

  test('is kept for five minutes, then read again', async ({ assert }) => {
    const reviews = new ChangingReviews()
    const clock = new FixedClock()
    const rating = new GetSiteRating({ siteReviews: reviews, clock })
    await rating.execute()
    reviews.summary = { value: 4.6, count: 20 }

    clock.advance({ minutes: 4 })
    const before = await rating.execute()
    clock.advance({ minutes: 1 })

    assert.isNull(before)
    assert.deepEqual(await rating.execute(), { value: 4.6, count: 20 })
  })
})
