import { test } from '@japa/runner'
import { aBlogPost } from '#domain/blog/testing/a_blog_post.ts'
import { aUuid } from '#domain/professionals/testing/a_professional.ts'
import { freshDatabase, type FreshDatabase } from '../testing/fresh_database.ts'
import { PostgresBlogPostRepository } from './postgres_blog_post_repository.ts'
import { PostgresPostImageStore } from './postgres_post_image_store.ts'

const LONG_AGO = new Date('2026-01-01T12:00:00Z')
const LATELY = new Date('2026-11-01T12:00:00Z')
const nameOf = (letter: string) => `${letter.repeat(22)}-900x600`
const NAMES = ['a', 'b', 'c', 'd', 'e'].map(nameOf)
const [COVER = '', INLINE = '', EARLIER = '', UNUSED = '', RECENT = ''] = NAMES

test.group('PostgreSQL | pictures of posts', (group) => {
  let fresh: FreshDatabase
  group.each.setup(async () => {
    fresh = await freshDatabase()
    return () => fresh.drop()
  })

  test('are given back by width, and removed where no post or revision names them', async ({ assert }) => {
    const images = new PostgresPostImageStore(fresh.database)
    const posts = new PostgresBlogPostRepository(fresh.database)
    const bytes = Buffer.from('picture \0\xFF')
    for (const name of NAMES) await images.put(name, [{ width: 640, bytes }], LONG_AGO)
    await images.put(RECENT, [{ width: 640, bytes }], LATELY)
    const sections = { introduction: `Texto\n![Uma seringa](/api/post-images/${INLINE})` }
    const cover = { featuredImage: `/api/post-images/${COVER}`, featuredImageAlt: 'Uma pílula' }
    const post = aBlogPost({ sections, ...cover })
    await posts.save(post)
    const { slug, title, metaDescription } = post.state
    const fields = { slug, title, metaDescription, causes: `![Antes](/api/post-images/${EARLIER})` }
    await posts.keepRevision(post.id, { id: aUuid(9), at: LATELY, title, fields })

    assert.deepEqual(Buffer.from((await images.get(COVER, 640)) ?? []), bytes)
    assert.isNull(await images.get(COVER, 1280))
    assert.equal(await images.removeUnused(LATELY), 1)
    const kept = await Promise.all(NAMES.map((name) => images.get(name, 640)))
    assert.deepEqual(
      NAMES.filter((_, index) => !kept[index]),
      [UNUSED],
    )
  })
})
