import { test } from '@japa/runner'
import { aBlogPost } from '#domain/blog/testing/a_blog_post.ts'
import { aUuid } from '#domain/professionals/testing/a_professional.ts'
import { type StoreSource, storeGroup } from './store.ts'

const AT = new Date('2026-11-21T12:00:00Z')

export function postImportLedgerBehaviour(name: string, source: StoreSource): void {
  storeGroup(`${name} | imports of posts`, source, (store) => {
    test("returns an import's changes in order until it is forgotten", async ({ assert }) => {
      const ledger = store().postImports
      const { state } = aBlogPost()
      const number = await ledger.begin('posts.zip', AT)
      const other = await ledger.begin('outros.zip', AT)
      const changed = [
        { postId: aUuid(402), before: null, leftAt: AT },
        { postId: state.id, before: state, leftAt: AT },
      ]
      for (const each of changed) await ledger.keep(number, each)

      assert.match(number, /^\d+$/)
      assert.deepEqual(await ledger.find(number), changed)
      assert.deepEqual(await ledger.find(other), [])
      await ledger.forget(number)
      assert.isNull(await ledger.find(number))
      assert.isNull(await ledger.find('abc'))
    })
  })
}
