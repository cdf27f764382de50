import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import type { BlogPostState } from '#domain/blog/blog_post.ts'
import { SECTIONS } from '#domain/blog/sections.ts'
import { aBlogPost } from '#domain/blog/testing/a_blog_post.ts'
import { openTestApp, type TestApp } from '#infrastructure/server/testing/test_app.ts'
import { anId } from '#domain/professionals/testing/a_professional.ts'

const POSTCARD = [
  'slug',
  'title',
  'category',
  'conditionName',
  'excerpt',
  'metaDescription',
  'featuredImage',
  'featuredImageAlt',
  'publishedAt',
  'viewCount',
  'estimatedReadTime',
]
const BROWSER =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'

test.group('The blog over HTTP', (group) => {
  let site: TestApp
  group.setup(async () => {
    site = await openTestApp({ TRUSTED_PROXIES: '127.0.0.1' })
    return () => site.close()
  })
  group.each.setup(async () => void (await site.app.database.rows('delete from blog_posts')))

  const givenPost = async (state: Partial<BlogPostState>) => {
    const published = { isPublished: true, publishedAt: new Date('2026-11-18T12:00:00Z') }
    const post = aBlogPost({ id: anId(randomUUID()), ...published, ...state })
    await site.app.adapters.posts.save(post)
    return post
  }
  const givenPosts = async (count: number, state: Partial<BlogPostState> = {}) => {
    for (let day = 1; day <= count; day++) {
      const publishedAt = new Date(Date.UTC(2026, 9, day))
      await givenPost({ slug: `${state.category ?? 'disease'}-${day}`, publishedAt, ...state })
    }
  }
  const read = async (path: string) => (await site.call(path)).json()

  test('pages published posts, nine at a time, newest first, in the fields of a card', async ({ assert }) => {
    await givenPosts(10)
    await givenPost({ slug: 'rascunho', isPublished: false })

    const [first, second, past] = [
      await read('/api/blog'),
      await read('/api/blog?page=2'),
      await read('/api/blog?page=99'),
    ]

    assert.deepEqual([first.posts.length, first.posts[0].slug, first.totalPages], [9, 'disease-10', 2])
    assert.sameMembers(Object.keys(first.posts[0]), POSTCARD)
    assert.deepEqual(
      second.posts.map(({ slug }: { slug: string }) => slug),
      ['disease-1'],
    )
    assert.deepEqual(past, { posts: [], totalPages: 2 })
  })

  test('redirects past the last page to the last', async ({ assert }) => {
    await givenPosts(10, { category: 'disease' })
    for (const [path, location] of [
      ['/blog?page=99', '/blog?page=2'],
      ['/blog?category=disease&page=3', '/blog?category=disease&page=2'],
      ['/blog?q=nada-assim&page=2', '/blog?q=nada-assim'],
    ] as const) {
      const answer = await site.call(path)
      assert.deepEqual([answer.status, answer.headers.get('location')], [302, location])
    }
    for (const path of ['/blog?page=2', '/blog?category=medication'])
      assert.equal((await site.call(path)).status, 200)
  })

  test('filters by category and refuses unknown ones', async ({ assert }) => {
    await givenPosts(2)
    await givenPosts(1, { category: 'medicine' })

    const { posts, totalPages } = await read('/api/blog?category=medicine&limit=1')

    assert.deepEqual([posts.length, posts[0].category, totalPages], [1, 'medicine', 1])
    assert.deepEqual(await read('/api/blog?category=treatment'), { posts: [], totalPages: 0 })
    for (const query of [
      'category=gossip',
      'category=medicine&category=disease',
      'limit=51',
      'limit=0',
      'page=0',
      'page=1001',
    ])
      assert.equal((await site.call(`/api/blog?${query}`)).status, 422, query)
  })

  test('shows a post with all sections and no editorial data', async ({ assert }) => {
    const post = await givenPost({ slug: 'enxaqueca', sections: { symptoms: 'Dor.' } })

    const answer = await site.call('/api/blog/enxaqueca')
    const body = await answer.json()

    assert.sameMembers(Object.keys(body), [
      ...POSTCARD,
      ...SECTIONS.map(({ name }) => name),
      'author',
      'reviewer',
      'reviewedAt',
      'updatedAt',
    ])
    assert.containSubset(body, { title: post.state.title, symptoms: 'Dor.', causes: null })
    assert.isNull(answer.headers.get('set-cookie'))
  })

  test('answers drafts and unknown posts the same', async ({ assert }) => {
    await givenPost({ slug: 'rascunho', isPublished: false })

    const answers = await Promise.all(
      ['rascunho', 'nunca-escrito', '%00', 'rascunho/related'].map((slug) => site.call(`/api/blog/${slug}`)),
    )

    assert.deepEqual(
      answers.slice(0, 2).map(({ status }) => status),
      [404, 404],
    )
    assert.isTrue(answers.every(({ status }) => status >= 400 && status < 500))
    const [draft, unknown] = await Promise.all(answers.slice(0, 2).map((answer) => answer.text()))
    assert.equal(draft, unknown)
    assert.include(draft, 'Post não encontrado')
  })

  test('returns unusual FAQs, and scripts in them, as plain text', async ({ assert }) => {
    const faqs = 'Sem marcas\njavascript:alert(1)\n</script><script>alert(1)</script>'
    await givenPost({ slug: 'enxaqueca', sections: { faqs } })

    assert.equal((await read('/api/blog/enxaqueca')).faqs, faqs)
    const page = await (await site.call('/tudo-sobre/enxaqueca')).text()
    assert.notInclude(page, '<script>alert(1)')
    assert.notInclude(page, 'href="javascript:')
  })

  test('counts a reader once a day by API or page, and never crawlers', async ({ assert }) => {
    await givenPost({ slug: 'enxaqueca' })
    const look = (path: string, agent: string, address: string, more = {}) =>
      site.call(path, { headers: { 'user-agent': agent, 'x-forwarded-for': address, ...more } })

    for (const path of ['/api/blog/enxaqueca', '/tudo-sobre/enxaqueca', '/api/blog/enxaqueca']) {
      await look(path, BROWSER, '203.0.113.5')
      await look(path, 'Googlebot/2.1', '203.0.113.9')
    }
    await look('/tudo-sobre/enxaqueca', BROWSER, '203.0.113.6')
    for (const name of ['sec-purpose', 'purpose'])
      await look('/tudo-sobre/enxaqueca', BROWSER, '203.0.113.8', { [name]: 'prefetch' })
    await look('/api/blog/enxaqueca', BROWSER, '203.0.113.7')
    await site.app.http.backgroundTasks.settled()
    await site.app.adapters.postViews.rollUp()

    assert.equal((await read('/api/blog/enxaqueca')).viewCount, 3)
    const rows = await site.app.database.rows('select * from blog_post_views')
    assert.lengthOf(rows, 3)
    assert.notInclude(JSON.stringify(rows), '203.0.113')
  })

  test('links to other posts and to a specialty', async ({ assert }) => {
    await givenPosts(4)
    await givenPost({ slug: 'enxaqueca', conditionName: 'Enxaqueca' })

    const { posts, specialty } = await read('/api/blog/enxaqueca/related')

    assert.equal(specialty, 'Neurologista')
    assert.lengthOf(posts, 3)
    assert.sameMembers(Object.keys(posts[0]), POSTCARD)
    assert.equal((await site.call('/api/blog/nunca-escrito/related')).status, 404)
  })

  test('lists the newest posts as RSS', async ({ assert }) => {
    await givenPosts(2)
    await givenPost({ slug: 'rascunho', isPublished: false })

    const answer = await site.call('/blog/rss.xml')
    const feed = await answer.text()

    assert.equal(answer.headers.get('content-type'), 'application/rss+xml; charset=utf-8')
    assert.deepEqual(
      [...feed.matchAll(/<guid>(.*?)<\/guid>/g)].map(([, address]) => address),
      ['http://saude.test/tudo-sobre/disease-2', 'http://saude.test/tudo-sobre/disease-1'],
    )
  })
})
