import { test } from '@japa/runner'
import { givenProfessional } from '#infrastructure/server/testing/given.ts'
import { openTestApp, type TestApp } from '#infrastructure/server/testing/test_app.ts'

const SITE = 'http://saude.test'

test.group('Files for search engines', (group) => {
  let site: TestApp
  group.setup(async () => {
    site = await openTestApp()
    const inCampinas = { specialty: 'Cardiologista', city: 'Campinas', state: 'SP' } as const
    await givenProfessional(site.app, { ...inCampinas, slug: 'ana-visivel' })
    await givenProfessional(site.app, {
      slug: 'bruno-bloqueado',
      specialty: 'Dentista',
      city: 'Santos',
      state: 'SP',
      blocked: true,
    })
    await givenProfessional(site.app, { ...inCampinas, slug: 'carla-chefe', role: 'admin' })
    return () => site.close()
  })

  const pathsInSitemap = async () => {
    const text = await (await site.call('/sitemap.xml')).text()
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address.replace(SITE, ''))
  }

  test('lists exactly the pages that a visitor can open', async ({ assert }) => {
    assert.deepEqual(await pathsInSitemap(), [
      '/',
      '/especialidades',
      '/blog',
      '/termos',
      '/privacidade',
      '/acessibilidade',
      '/especialidades/cardiologista',
      '/especialidades/cardiologista/campinas-sp',
      '/ana-visivel',
    ])
  })

  test('lists no broken page', async ({ assert }) => {
    for (const path of await pathsInSitemap()) {
      assert.equal((await site.call(path)).status, 200, path)
    }
  })

  test('sends the sitemap as XML, cacheable for an hour', async ({ assert }) => {
    const { headers } = await site.call('/sitemap.xml')

    assert.equal(headers.get('content-type'), 'application/xml; charset=utf-8')
    assert.equal(headers.get('cache-control'), 'public, max-age=3600')
  })

  test("uses the operator's name in the web manifest", async ({ assert, cleanup }) => {
    const brand = 'Clínica "Boa" & Cia'
    const own = await openTestApp({ BRAND_NAME: brand })
    cleanup(() => own.close())

    const answer = await own.call('/site.webmanifest')
    const manifest = await answer.json()
    const page = await (await own.call('/termos')).text()

    assert.equal(answer.headers.get('content-type'), 'application/manifest+json; charset=utf-8')
    assert.deepEqual([manifest.name, manifest.short_name], [brand, brand])
    assert.notInclude(JSON.stringify(manifest), 'Saúde Perto')
    for (const { src } of manifest.icons) assert.equal((await own.call(src)).status, 200, src)
    for (const { url } of manifest.shortcuts) assert.equal((await own.call(url)).status, 200, url)
    for (const name of ['application-name', 'apple-mobile-web-app-title'])
      assert.include(page, `<meta name="${name}" content="Clínica &quot;Boa&quot; &amp; Cia"/>`)
  })

  test('has separate limits for costly files, and counts a searching screen as a search', async ({
    assert,
    cleanup,
  }) => {
    // Of 30 files, 30 pictures and 600 searches a minute: 1, 1 and 6.
    const hasty = await openTestApp({ RATE_LIMIT_FACTOR: '0.01' })
    cleanup(() => hasty.close())
    const statuses = async (path: string, times: number) => {
      const asked: number[] = []
      for (let time = 0; time < times; time++) asked.push((await hasty.call(path)).status)
      return asked
    }

    assert.deepEqual(await statuses('/sitemap.xml', 2), [200, 429])
    assert.deepEqual(await statuses('/cartoes/perfil/ninguem.png', 2), [302, 429])
    assert.deepEqual(await statuses('/?q=dor', 7), [...Array<number>(6).fill(200), 429])
    assert.deepEqual(await statuses('/?specialty=lixo', 1), [429])
    assert.deepEqual(await statuses('/?specialty=Dentista', 1), [200])
  })

  test('answers HEAD without a body', async ({ assert }) => {
    const answer = await site.call('/sitemap.xml', { method: 'HEAD' })

    assert.equal(answer.status, 200)
    assert.equal(answer.headers.get('content-type'), 'application/xml; charset=utf-8')
  })

  test('has no numbered files while one is enough', async ({ assert }) => {
    for (const file of ['1.xml', '0.xml', 'x.xml', '1', '99999999.xml']) {
      assert.equal((await site.call(`/sitemaps/${file}`)).status, 404, file)
    }
  })

  test('tells crawlers what is private and where the sitemap is', async ({ assert }) => {
    const answer = await site.call('/robots.txt')
    const text = await answer.text()

    assert.match(answer.headers.get('content-type') ?? '', /^text\/plain/)
    assert.include(text, 'Disallow: /dashboard$\n')
    assert.include(text, `Sitemap: ${SITE}/sitemap.xml\n`)
  })
})
