import { test } from '@japa/runner'
import { aBlogPost } from '#domain/blog/testing/a_blog_post.ts'
import { FixedClock } from '#application/testing/fixed_clock.ts'
import { InMemoryBlogPostRepository } from '#application/testing/in_memory_blog_post_repository.ts'
import { InMemoryPostViewLedger } from '#application/testing/in_memory_post_view_ledger.ts'
import { IsbotCrawlerDetector } from '#infrastructure/security/public_lists.ts'
import { RecordPostView } from './read_posts.ts'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

async function counting() {
  const post = aBlogPost({ isPublished: true, publishedAt: new Date(0) })
  const posts = new InMemoryBlogPostRepository()
  await posts.save(post)
  const postViews = new InMemoryPostViewLedger(posts, new FixedClock())
  const record = new RecordPostView({ postViews, crawlers: new IsbotCrawlerDetector() })
  return {
    view: (userAgent: string | null, address = '203.0.113.7') =>
      record.execute({ postId: post.id, visitor: { address, userAgent } }),
    async counted() {
      await postViews.rollUp()
      return (await posts.findById(post.id))?.state.viewCount
    },
  }
}

test.group('RecordPostView', () => {
  test('counts a reader once, and each of several behind one address', async ({ assert }) => {
    const { view, counted } = await counting()

    for (let look = 0; look < 50; look++) await view(FIREFOX)
    await view(FIREFOX.replace('X11; Linux x86_64', 'Android 16; Mobile'))
    await view(FIREFOX, '203.0.113.8')

    assert.equal(await counted(), 3)
  })

  test('does not count crawlers, link previews and nameless programs', async ({ assert }) => {
    const { view, counted } = await counting()

    for (const program of ['Googlebot/2.1', 'WhatsApp/2.23.20.0', 'curl/8.9.1', null]) await view(program)

    assert.equal(await counted(), 0)
  })
})
