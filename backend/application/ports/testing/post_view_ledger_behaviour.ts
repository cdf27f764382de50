import { test } from '@japa/runner'
import { aBlogPost } from '#domain/blog/testing/a_blog_post.ts'
import { aUuid } from '#domain/professionals/testing/a_professional.ts'
import { type StoreSource, storeGroup } from './store.ts'

export function postViewLedgerBehaviour(name: string, source: StoreSource): void {
  storeGroup(`${name} | views of posts`, source, (store) => {
    const view = (visitor: string, number = 401) => store().postViews.record(aUuid(number), visitor)
    const total = async (number = 401) => (await store().posts.findById(aUuid(number)))?.state.viewCount
    const keep = () => store().posts.save(aBlogPost({ viewCount: 5 }))

    test('counts a person once a day, on top of earlier views', async ({ assert }) => {
      await keep()
      await Promise.all(Array.from({ length: 20 }, () => view('bruno')))
      await view('carla')

      await store().postViews.rollUp()

      assert.equal(await total(), 7)
    })

    test('adds each view once, however often it rolls up', async ({ assert }) => {
      await keep()
      await view('bruno')
      await store().postViews.rollUp()
      await view('bruno')
      await view('carla')

      await Promise.all([1, 2, 3].map(() => store().postViews.rollUp()))

      assert.equal(await total(), 7)
    })

    test('counts the same person again on another day in São Paulo', async ({ assert }) => {
      await keep()
      store().moveClockTo('2026-11-20T02:59:00Z')
      await view('bruno')
      store().moveClockTo('2026-11-20T03:01:00Z')
      await view('bruno')

      await store().postViews.rollUp()

      assert.equal(await total(), 7)
    })

    test('counts posts separately without changing their update time', async ({ assert }) => {
      await keep()
      await store().posts.save(aBlogPost({ id: aUuid(402), slug: 'outro-artigo' }))
      await view('bruno')
      await view('bruno', 402)

      await store().postViews.rollUp()

      assert.deepEqual([await total(401), await total(402)], [6, 1])
      assert.deepEqual(
        (await store().posts.findById(aUuid(402)))?.state.updatedAt,
        aBlogPost().state.updatedAt,
      )
    })

    test('ignores a deleted post', async ({ assert }) => {
      await keep()
      await view('bruno', 409)

      await store().postViews.rollUp()

      assert.equal(await total(), 5)
    })
  })
}
