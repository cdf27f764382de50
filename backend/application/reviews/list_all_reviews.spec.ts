import { test } from '@japa/runner'
import { ReviewRoster, type ReviewRosterFilter } from '#application/ports/review_roster.ts'
import { ListAllReviews } from './list_all_reviews.ts'

class EmptyRoster extends ReviewRoster {
  readonly asked: unknown[] = []
  override async list(filter: ReviewRosterFilter, page: number, limit: number) {
    this.asked.push({ filter, page, limit })
    return { rows: [], total: 7 }
  }
}

test.group('ListAllReviews', () => {
  test('shows everyone’s reviews to operators alone', async ({ assert }) => {
    const reviewRoster = new EmptyRoster()
    const list = new ListAllReviews({ reviewRoster })
    const request = { filter: { suspicious: true }, page: 2, limit: 10 }

    for (const kind of ['admin', 'professional'] as const)
      assert.deepEqual(await list.execute({ by: { kind, id: 'x' }, ...request }), {
        ok: false,
        failure: 'forbidden',
      })
    assert.isEmpty(reviewRoster.asked)

    const listed = await list.execute({ by: { kind: 'operator', id: 'cli:maria' }, ...request })

    assert.deepEqual(listed, { ok: true, value: { rows: [], total: 7 } })
    assert.deepEqual(reviewRoster.asked, [request])
  })
})
