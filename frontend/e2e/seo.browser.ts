import { MARINA } from './support/cast.ts'
import { expect, test } from './support/test.ts'

const APP_URL = 'http://saude.test'

test('lists every public page in the sitemap, and each of them works @desktop', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${APP_URL}/sitemap.xml`)
  expect(robots).toContain('Disallow: /dashboard')

  const sitemap = await (await request.get('/sitemap.xml')).text()
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
  for (const path of ['/', '/termos', '/especialidades/dentista', `/${MARINA.slug}`])
    expect(addresses).toContain(APP_URL + path)
  const some = addresses.filter((_, index) => index % 40 === 0)
  for (const address of some)
    expect((await request.get(address.replace(APP_URL, ''))).status(), address).toBe(200)
})
