import type { Page } from '@playwright/test'
import { MARINA } from './support/cast.ts'
import { profileOf } from './support/profile.ts'
import { expect, test } from './support/test.ts'

const APP_URL = 'http://saude.test'

const PAGES = [
  { path: '/', title: 'Encontre profissionais de saúde perto de você' },
  { path: '/?q=dentista', title: 'Encontre profissionais de saúde perto de você', canonical: '/' },
  { path: '/especialidades', title: 'Especialidades' },
  { path: '/especialidades/cardiologista', title: 'Cardiologistas perto de você' },
  { path: '/especialidades/cardiologista/sao-paulo-sp', title: 'Cardiologistas em São Paulo, SP' },
  {
    path: '/especialidades/quiropraxista/campinas-sp',
    title: 'Quiropraxistas em Campinas, SP',
    robots: 'noindex,follow',
  },
  { path: `/${MARINA.slug}`, title: `${MARINA.name}, Cardiologista em São Paulo, SP`, image: '/api/images/' },
  { path: '/termos', title: 'Termos de Uso' },
  { path: '/privacidade', title: 'Política de Privacidade' },
]

for (const { path, title, canonical = path, robots = 'index,follow', image = '/share.png' } of PAGES)
  test(`tells search engines and messengers what ${path} is @desktop`, async ({ page, open }) => {
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
    expect(await content('property="og:url"')).toBe(APP_URL + canonical)
    expect(await content('property="og:locale"')).toBe('pt_BR')
    const picture = await content('property="og:image"')
    expect(picture).toContain(APP_URL + image)
    expect((await page.request.get((picture ?? '').replace(APP_URL, ''))).status()).toBe(200)
  })

async function structuredData(page: Page): Promise<Record<string, unknown>[]> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  return blocks.map((block) => JSON.parse(block) as Record<string, unknown>)
}

test('marks the home page up as what it shows @desktop', async ({ page, open }) => {
  await open('/')
  const [application, questions] = await structuredData(page)
  const shown = page.getByRole('region', { name: 'Perguntas frequentes' }).locator('details')
  const asked = await shown.evaluateAll((items) =>
    items.map((item) => [item.children[0]?.textContent, item.children[1]?.textContent]),
  )

  expect(application).toMatchObject({
    '@type': 'SoftwareApplication',
    name: 'Saúde Perto',
    offers: { price: '0', priceCurrency: 'BRL' },
    aggregateRating: { ratingValue: '4.8', reviewCount: '1200' },
  })
  expect(questions).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: asked.map(([name, text]) => ({ name, acceptedAnswer: { text } })),
  })
  expect(asked).toHaveLength(5)
})

test('marks a profile up as what it shows @desktop', async ({ page, open }) => {
  await open(`/${MARINA.slug}?aba=servicos&avaliacoes=3`)
  const { name, panel, reviews, places } = profileOf(page)
  const [business] = await structuredData(page)
  const prices = await panel('Serviços').locator('.profile-price').allInnerTexts()
  const authors = await reviews.getByRole('heading', { level: 3 }).allInnerTexts()

  expect(business).toMatchObject({
    '@type': 'LocalBusiness',
    name: await name.innerText(),
    telephone: '+5511900000001',
    address: { addressLocality: 'São Paulo', addressRegion: 'SP', postalCode: '01310-001' },
    aggregateRating: { ratingValue: 4.8, reviewCount: 24 },
    review: authors.map((author) => ({ author: { name: author } })),
  })
  const offers = business?.['hasOfferCatalog'] as {
    itemListElement: { price: string; priceCurrency: string }[]
  }
  expect(offers.itemListElement.map(({ price }) => `R$ ${price.replace('.', ',')}`)).toEqual(
    prices.map((price) => price.replace('\u00a0', ' ')),
  )
  const { streetAddress } = business?.['address'] as { streetAddress: string }
  await expect(places).toContainText(streetAddress)
  expect(authors).toHaveLength(4)
})

test('marks a profile without reviews, prices or place up as just that @desktop', async ({ page, open }) => {
  await open('/bento-sem-nada')
  const [business] = await structuredData(page)

  for (const absent of ['aggregateRating', 'review', 'hasOfferCatalog', 'telephone', 'image'])
    expect(business).not.toHaveProperty(absent)
})

test('marks lists up as the people and specialties they show @desktop', async ({ page, open }) => {
  await open('/especialidades/cardiologista')
  const names = await page.getByRole('article').getByRole('heading').allInnerTexts()
  const [people, way] = await structuredData(page)
  expect(people).toMatchObject({
    mainEntity: {
      numberOfItems: 13,
      itemListElement: names.map((name, index) => ({ position: index + 1, name })),
    },
  })
  expect(way).toMatchObject({ '@type': 'BreadcrumbList' })

  await open('/especialidades')
  const [specialties] = await structuredData(page)
  const first = { position: 1, name: 'Alergologista', url: `${APP_URL}/especialidades/alergologista` }
  expect(specialties).toMatchObject({
    mainEntity: {
      numberOfItems: 35,
      itemListElement: expect.arrayContaining([expect.objectContaining(first)]),
    },
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
