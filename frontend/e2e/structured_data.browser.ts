import type { Page } from '@playwright/test'
import { MARINA } from './support/cast.ts'
import { profileOf } from './support/profile.ts'
import { expect, test } from './support/test.ts'

const APP_URL = 'http://saude.test'

interface Business {
  address: { streetAddress: string }
  hasOfferCatalog: { itemListElement: { price: string }[] }
}

async function structuredData(page: Page): Promise<unknown[]> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  return blocks.map((block) => JSON.parse(block) as unknown)
}

test('has structured data equal to the visible content @desktop', async ({ page, open }) => {
  await test.step('the home page', async () => {
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

  await test.step('a profile', async () => {
    await open(`/${MARINA.slug}?avaliacoes=3`)
    const { name, part, reviews, places } = profileOf(page)
    const [business] = await structuredData(page)
    const prices = await part('Serviços').locator('.profile-price').allInnerTexts()
    const authors = await reviews.getByRole('heading', { level: 3 }).allInnerTexts()

    expect(business).toMatchObject({
      '@type': 'LocalBusiness',
      name: await name.innerText(),
      telephone: '+5511900000001',
      address: { addressLocality: 'São Paulo', addressRegion: 'SP', postalCode: '01310-001' },
      aggregateRating: { ratingValue: 4.8, reviewCount: 24 },
      review: authors.map((author) => ({ author: { name: author } })),
    })
    const { address, hasOfferCatalog } = business as Business
    expect(hasOfferCatalog.itemListElement.map(({ price }) => `R$ ${price.replace('.', ',')}`)).toEqual(
      prices.map((price) => price.replace('\u00a0', ' ')),
    )
    await expect(places).toContainText(address.streetAddress)
    expect(authors).toHaveLength(4)
  })

  await test.step('a profile without reviews, prices or place, as just that', async () => {
    await open('/bento-sem-nada')
    const [business] = await structuredData(page)

    for (const absent of ['aggregateRating', 'review', 'hasOfferCatalog', 'telephone', 'image'])
      expect(business).not.toHaveProperty(absent)
  })

  await test.step('lists, as the people and specialties they show', async () => {
    await open('/especialidades/cardiologista')
    const names = await page.getByRole('article').getByRole('heading').allInnerTexts()
    const [people, way] = await structuredData(page)
    expect(people).toMatchObject({
      mainEntity: {
        numberOfItems: 14,
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
})
