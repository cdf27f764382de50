import { test } from '@japa/runner'
import { aBlogPost } from '#domain/blog/testing/a_blog_post.ts'
import { asPostCard } from './projections.ts'
import { rssOf } from './routes.ts'

const SITE = { appUrl: 'https://saude.example', brandName: 'Saúde & Cia' }

test.group('The feed of the blog', () => {
  test("contains each post's address, date and text, with markup escaped", ({ assert }) => {
    const publishedAt = new Date('2026-11-20T12:00:00Z')
    const post = aBlogPost({ isPublished: true, publishedAt, title: 'Dor <b>&</b> "crise"', slug: 'dor' })

    const feed = rssOf([asPostCard(post)], SITE)

    assert.include(feed, '<title>Blog Saúde &amp; Cia</title>')
    assert.include(feed, '<title>Dor &lt;b&gt;&amp;&lt;/b&gt; &quot;crise&quot;</title>')
    assert.include(feed, '<link>https://saude.example/tudo-sobre/dor</link>')
    assert.include(feed, '<pubDate>Fri, 20 Nov 2026 12:00:00 GMT</pubDate>')
    assert.include(feed, `<description>${post.state.metaDescription}</description>`)
  })

  test('is valid without posts', ({ assert }) => {
    assert.notInclude(rssOf([], SITE), 'lastBuildDate')
  })
})
