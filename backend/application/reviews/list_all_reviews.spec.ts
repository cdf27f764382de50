import { test } from '@japa/runner'
import { ReviewAdminList, type ReviewAdminListFilter } from '#application/ports/review_repository.ts'
import { ListAllReviews, ListReviewQueue } from './list_reviews.ts'

class EmptyAdminList extends ReviewAdminList {
  readonly asked: unknown[] = []
  override async list(filter: ReviewAdminListFilter, page: number, limit: number) {
    this.asked.push({ filter, page, limit })
    return { rows: [], total: 7 }
  }
}

test.group('ListAllReviews', () => {
  test('lists all reviews only for operators', async ({ assert }) => {
    const reviewAdminList = new EmptyAdminList()
    const list = new ListAllReviews({ reviewAdminList })
    const request = { filter: { suspicious: true }, page: 2, limit: 10 }

    for (const kind of ['admin', 'professional'] as const)
      assert.deepEqual(await list.execute({ by: { kind, id: 'x' }, ...request }), {
        ok: false,
        failure: 'forbidden',
      })
    assert.isEmpty(reviewAdminList.asked)

    const listed = await list.execute({ by: { kind: 'operator', id: 'cli:maria' }, ...request })

    assert.deepEqual(listed, { ok: true, value: { rows: [], total: 7 } })
    assert.deepEqual(reviewAdminList.asked, [request])
  })
})

test.group('ListReviewQueue', () => {
  test('lists at most 1,000 waiting reviews for administrators and operators', async ({ assert }) => {
    const reviewAdminList = new EmptyAdminList()
    const list = new ListReviewQueue({ reviewAdminList })
    const request = { queue: 'rejected', page: 2, limit: 5_000 } as const

    const refused = await list.execute({ by: { kind: 'professional', id: 'x' }, ...request })
    assert.deepEqual(refused, { ok: false, failure: 'forbidden' })
    for (const kind of ['admin', 'operator'] as const)
      assert.isTrue((await list.execute({ by: { kind, id: 'x' }, ...request })).ok)

    const asked = { filter: { queue: 'rejected' }, page: 2, limit: 1_000 }
    assert.deepEqual(reviewAdminList.asked, [asked, asked])
  })
})
