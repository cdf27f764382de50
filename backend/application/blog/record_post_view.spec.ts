import { test } from '@japa/runner'
import type { Role } from '#domain/accounts/account.ts'
import { accountOf, asId } from '#domain/shared/ids.ts'
import { aBlogPost } from '#domain/blog/testing/a_blog_post.ts'
import { aUuid } from '#domain/professionals/testing/a_professional.ts'
import { FixedClock } from '#application/testing/fixed_clock.ts'
import { InMemoryBlogPostRepository } from '#application/testing/in_memory_blog_post_repository.ts'
import { InMemoryPostViewLedger } from '#application/testing/in_memory_post_view_ledger.ts'
import { IsbotCrawlerDetector } from '#infrastructure/security/public_lists.ts'
import { RecordPostView } from './read_posts.ts'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

async function counting() {
  const [authorId, writtenBy] = [accountOf(aUuid(21)), aUuid(22)]
  const post = aBlogPost({ isPublished: true, publishedAt: new Date(0), authorId, writtenBy })
  const posts = new InMemoryBlogPostRepository()
  await posts.save(post)
  const postViews = new InMemoryPostViewLedger(posts, new FixedClock())
  const record = new RecordPostView({ postViews, crawlers: new IsbotCrawlerDetector() })
  return {
    view: (userAgent: string | null, address = '203.0.113.7') =>
      record.execute({ post: post.state, visitor: { address, userAgent } }),
    viewAs: (id: string, role: Role = 'user') =>
      record.execute({
        post: post.state,
        visitor: { address: id, userAgent: FIREFOX },
        viewer: { id: asId(id), role },
      }),
    async counted() {
      await postViews.rollUp()
      return (await posts.findById(post.id))?.state.viewCount
    },
  }
}

test.group('RecordPostView', () => {
  test('counts a reader once, and several behind one address separately', async ({ assert }) => {
    const { view, counted } = await counting()

    for (let look = 0; look < 50; look++) await view(FIREFOX)
    await view(FIREFOX.replace('X11; Linux x86_64', 'Android 16; Mobile'))
    await view(FIREFOX, '203.0.113.8')

    assert.equal(await counted(), 3)
  })

  test('skips administrators, creator and author, but counts other accounts', async ({ assert }) => {
    const { viewAs, counted } = await counting()

    await viewAs(aUuid(20), 'admin')
    for (const account of [21, 22]) await viewAs(aUuid(account))
    assert.equal(await counted(), 0)

    await viewAs(aUuid(23))
    assert.equal(await counted(), 1)
  })

  test('does not count crawlers, link previews and nameless programs', async ({ assert }) => {
    const { view, counted } = await counting()

    for (const program of ['Googlebot/2.1', 'WhatsApp/2.23.20.0', 'curl/8.9.1', null]) await view(program)

    assert.equal(await counted(), 0)
  })
})
