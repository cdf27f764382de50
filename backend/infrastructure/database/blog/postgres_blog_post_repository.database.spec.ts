import { test } from '@japa/runner'
import { blogPostRepositoryBehaviour } from '#application/ports/testing/blog_post_repository_behaviour.ts'
import { aBlogPost } from '#domain/blog/testing/a_blog_post.ts'
import { aUuid } from '#domain/professionals/testing/a_professional.ts'
import { type FreshDatabase, freshDatabase } from '../testing/fresh_database.ts'
import { postgresStores } from '../testing/postgres_stores.ts'
import { PostgresBlogPostRepository } from './postgres_blog_post_repository.ts'

blogPostRepositoryBehaviour('PostgresBlogPostRepository', postgresStores())

test.group('PostgresBlogPostRepository', (group) => {
  let fresh: FreshDatabase
  group.setup(async () => {
    fresh = await freshDatabase()
    return () => fresh.drop()
  })

  test('drops a deleted professional named in an earlier state', async ({ assert }) => {
    const posts = new PostgresBlogPostRepository(fresh.database)
    const gone = { authorId: aUuid(7), writtenBy: aUuid(8), reviewedBy: aUuid(9) } as const

    assert.isNull(await posts.save(aBlogPost(gone)))

    const nobody = { authorId: null, writtenBy: null, reviewedBy: null }
    assert.deepInclude((await posts.findById(aUuid(401)))?.state, nobody)
  })
})
