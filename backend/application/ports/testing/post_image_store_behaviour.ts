import { test } from '@japa/runner'
import { aBlogPost } from '#domain/blog/testing/a_blog_post.ts'
import { aUuid } from '#domain/professionals/testing/a_professional.ts'
import type { BlogPostRepository } from '../blog_post_repository.ts'
import type { PostImageStore } from '../post_image_store.ts'

const LONG_AGO = new Date('2026-01-01T12:00:00Z')
const LATELY = new Date('2026-11-01T12:00:00Z')
const nameOf = (letter: string) => `${letter.repeat(22)}-900x600`
const NAMES = ['a', 'b', 'c', 'd', 'e'].map(nameOf)
const [COVER = '', INLINE = '', EARLIER = '', UNUSED = '', RECENT = ''] = NAMES
const bytesOf = (name: string, width: number) => Buffer.from(`${name} ${width} \0\xFF`)

interface PostImageSource {
  /** Empty. */
  open(): Promise<{ images: PostImageStore; posts: BlogPostRepository }>
  close(): Promise<void>
  skip?: string
}

/** For every store of posts' pictures. */
export function postImageStoreBehaviour(title: string, source: PostImageSource): void {
  test.group(`${title} | pictures of posts`, (group) => {
    let images: PostImageStore
    let posts: BlogPostRepository
    group.each.timeout(60_000)
    if (source.skip) group.tap((each) => each.skip(true, source.skip))
    group.each.setup(async () => {
      ;({ images, posts } = await source.open())
      return () => source.close()
    })

    const put = (name: string, at = LONG_AGO) =>
      images.put(
        name,
        ([640, 1280] as const).map((width) => ({ width, bytes: bytesOf(name, width) })),
        at,
      )
    const kept = async () => {
      const found = await Promise.all(NAMES.map((name) => images.get(name, 1280)))
      return NAMES.filter((_, index) => found[index])
    }

    test('are returned by width, unchanged', async ({ assert }) => {
      await put(COVER)
      await images.put(INLINE, [{ width: 640, bytes: bytesOf(INLINE, 640) }], LONG_AGO)

      for (const width of [640, 1280] as const)
        assert.deepEqual(Buffer.from((await images.get(COVER, width)) ?? []), bytesOf(COVER, width))
      assert.isNull(await images.get(INLINE, 1280))
      assert.isNull(await images.get(UNUSED, 640))
    })

    test('are removed if no post or revision uses them', async ({ assert }) => {
      for (const name of NAMES) await put(name)
      await put(RECENT, LATELY)
      const sections = { introduction: `Texto\n![Uma seringa](/api/post-images/${INLINE})` }
      const cover = { featuredImage: `/api/post-images/${COVER}`, featuredImageAlt: 'Uma pílula' }
      const post = aBlogPost({ sections, ...cover })
      await posts.save(post)
      const { slug, title: called, metaDescription } = post.state
      const fields = {
        ...{ slug, title: called, metaDescription },
        causes: `![Antes](/api/post-images/${EARLIER})`,
      }
      await posts.keepRevision(post.id, { id: aUuid(9), at: LATELY, title: called, fields })

      assert.equal(await images.removeUnused(LATELY), 1)
      assert.deepEqual(await kept(), [COVER, INLINE, EARLIER, RECENT])
    })

    test('are removed only among the named ones', async ({ assert }) => {
      for (const name of NAMES) await put(name)

      assert.equal(await images.removeUnused(LATELY, [COVER, INLINE, nameOf('x')]), 2)
      assert.deepEqual(await kept(), [EARLIER, UNUSED, RECENT])
    })
  })
}
