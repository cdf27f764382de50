import { MARINA } from './support/cast.ts'
import { expect, test } from './support/test.ts'

const APP_URL = 'http://saude.test'

const PAGES = [
  { path: '/', title: 'Encontre profissionais de saúde perto de você' },
  { path: '/?q=dentista', title: 'Dentistas', canonical: '/', shared: '/?q=dentista' },
  { path: '/especialidades', title: 'Especialidades' },
  { path: '/especialidades/cardiologista', title: 'Cardiologistas perto de você' },
  { path: '/especialidades/cardiologista/sao-paulo-sp', title: 'Cardiologistas em São Paulo, SP' },
  {
    path: '/especialidades/quiropraxista/campinas-sp',
    title: 'Quiropraxistas em Campinas, SP',
    robots: 'noindex,follow',
  },
  {
    path: `/${MARINA.slug}`,
    title: `${MARINA.name}, Cardiologista em São Paulo, SP`,
    image: `/cartoes/perfil/${MARINA.slug}.png`,
  },
  { path: '/termos', title: 'Termos de Uso' },
  { path: '/privacidade', title: 'Política de Privacidade' },
]

const pictureOf = (path: string) =>
  path.startsWith('/especialidades/') ? '/cartoes/especialidade/' : '/share.png'

test('tells search engines and messengers what each kind of page is @desktop', async ({ page, open }) => {
  for (const described of PAGES)
    await test.step(described.path, async () => {
      const { path, title, canonical = path, shared = canonical } = described
      const { robots = 'index,follow', image = pictureOf(path) } = described
      await open(path)
      const content = (name: string) => page.locator(`meta[${name}]`).getAttribute('content')
      const description = (await content('name=description')) ?? ''

      await expect(page).toHaveTitle(`${title} | Saúde Perto`)
      await expect(page.locator('title')).toHaveCount(1)
      await expect(page.locator('meta[name=description]')).toHaveCount(1)
      expect(description.length).toBeGreaterThan(60)
      expect(description.length).toBeLessThanOrEqual(160)
      await expect(page.locator('link[rel=canonical]')).toHaveCount(1)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', APP_URL + canonical)
      expect(await content('name=robots')).toBe(robots)
      expect(await content('property="og:title"')).toBe(`${title} | Saúde Perto`)
      expect(await content('property="og:description"')).toBe(description)
      expect(await content('property="og:url"')).toBe(APP_URL + shared)
      expect(await content('property="og:locale"')).toBe('pt_BR')
      const picture = await content('property="og:image"')
      expect(picture).toContain(APP_URL + image)
      expect((await page.request.get((picture ?? '').replace(APP_URL, ''))).status()).toBe(200)
    })
})

test('names every public page in the sitemap, and each of them answers @desktop', async ({ request }) => {
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
