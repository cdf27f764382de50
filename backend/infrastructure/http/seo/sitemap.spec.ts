import { test } from '@japa/runner'
import type { PublicAddress } from '#application/ports/public_addresses.ts'
import { sitemapFile, sitemapIndex } from './sitemap_text.ts'

const SITE = 'https://saude.example'

async function textOf(addresses: readonly PublicAddress[]): Promise<{ text: string; chunks: number }> {
  async function* listed() {
    yield* addresses
  }
  const chunks: string[] = []
  for await (const chunk of sitemapFile(SITE, listed())) chunks.push(chunk)
  return { text: chunks.join(''), chunks: chunks.length }
}

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ path: `/pessoa-${index}`, changedAt: null }))

test.group('The sitemap as XML', () => {
  test('contains full addresses, with their last change if known', async ({ assert }) => {
    const { text } = await textOf([
      { path: '/', changedAt: null },
      { path: '/ana-souza', changedAt: new Date('2026-11-03T08:00:00Z') },
    ])

    assert.include(text, '<url><loc>https://saude.example/</loc></url>')
    assert.include(
      text,
      '<loc>https://saude.example/ana-souza</loc><lastmod>2026-11-03T08:00:00.000Z</lastmod>',
    )
    assert.match(text, /^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset [^>]+>\n[^]+<\/urlset>\n$/)
  })

  test('escapes what XML would read as markup', async ({ assert }) => {
    const { text } = await textOf([{ path: `/a&b<c>'"`, changedAt: null }])

    assert.include(text, '/a&amp;b&lt;c&gt;&#x27;&quot;</loc>')
  })

  test('is valid without addresses', async ({ assert }) => {
    assert.match((await textOf([])).text, /<urlset [^>]+>\n<\/urlset>\n$/)
  })

  test('comes in chunks without losing addresses', async ({ assert }) => {
    const { text, chunks } = await textOf(many(600))

    assert.equal(chunks, 3)
    assert.lengthOf(text.match(/<url>/g) ?? [], 600)
  })

  test('names the files of an index from 1', ({ assert }) => {
    const text = sitemapIndex(SITE, 2)

    assert.include(text, '<sitemap><loc>https://saude.example/sitemaps/1.xml</loc></sitemap>')
    assert.include(text, '/sitemaps/2.xml')
    assert.notInclude(text, '/sitemaps/3.xml')
  })
})
