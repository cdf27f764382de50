import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { homeOf } from './support/home.ts'
import { toastOf } from './support/profile.ts'
import { expect, test } from './support/test.ts'

const POST = '/tudo-sobre/enxaqueca'

test('reads a post from its card to the search for a professional @phone', async ({ page, open }) => {
  await open('/blog')
  await page
    .getByRole('main')
    .getByRole('article')
    .getByRole('link', { name: /^Enxaqueca/ })
    .click()

  await expect(page).toHaveURL(POST)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/^Enxaqueca: como reconhecer/)
  await expect(main).toContainText('3 min de leitura')
  await expect(main.getByRole('article').first().getByRole('heading', { level: 2 })).toHaveText([
    'Pontos Principais',
    'Quando Procurar Ajuda',
    'Introdução',
    'Sobre',
    'Tipos e Variações',
    'Sintomas',
    'Causas',
    'Diagnóstico',
    'Tratamento',
    'Prevenção',
    'Vivendo com a Condição',
    'Condições Relacionadas',
    'Pesquisas Recentes',
    'Perguntas Frequentes',
    'Referências',
    'Converse com quem entende do assunto',
  ])
  await expect(main.getByRole('heading', { level: 3, name: 'Chocolate causa enxaqueca?' })).toBeVisible()
  await expect(main).toContainText('não substitui uma consulta')
  await expect(main.getByRole('region', { name: 'Leia também' }).getByRole('article')).toHaveCount(3)
  await expect(main).toContainText(/Revisado por .*Neurologista · CRM.* em \d/)
  await expect(main.getByRole('link', { name: 'Ver neurologistas' })).toHaveAttribute(
    'href',
    '/especialidades/neurologista',
  )

  await main.getByRole('link', { name: 'Buscar outra especialidade' }).click()
  await expect(page).toHaveURL('/')
})

const shareOf = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Compartilhar' })

/** As a browser with its own way to share, or with none. */
const withSharing = (page: Page, isThere: boolean) =>
  page.addInitScript((can) => {
    const share = (shared: ShareData) => {
      document.documentElement.dataset['shared'] = `${shared.title} ${shared.url}`
      return Promise.resolve()
    }
    Object.defineProperty(navigator, 'share', { value: can ? share : undefined })
  }, isThere)

test("is shared in one tap by the device's menu @phone", async ({ page, open }) => {
  await withSharing(page, true)
  await open(POST)
  await shareOf(page).click()

  await expect(page.locator('html')).toHaveAttribute(
    'data-shared',
    new RegExp(`^Enxaqueca: .* http://saude.test${POST}$`),
  )
})

test("is shared in one tap as a link without the device's menu @phone", async ({ page, open, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await withSharing(page, false)
  await open(POST)
  await shareOf(page).click()
  await expect(toastOf(page)).toContainText('Link copiado')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`http://saude.test${POST}`)
  await expectAccessible(page, 'shared post')

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
  })
  await shareOf(page).click()
  await expect(toastOf(page)).toContainText(`Copie o endereço: http://saude.test${POST}`)
})

const localOf = (page: Page) => page.getByRole('region', { name: /^Neurologistas n?[aeo]m? / })

/** Where most neurologists of the demonstration are. */
async function placeOfNeurologists(request: APIRequestContext) {
  const answer = await request.get('/api/professionals?specialty=Neurologista&limit=200')
  const people: { city: string; state: string }[] = await answer.json()
  const byCity = Object.values(Object.groupBy(people, ({ city, state }) => `${city}, ${state}`))
  const most = byCity.toSorted((one, other) => (other?.length ?? 0) - (one?.length ?? 0))[0] ?? []
  const [{ city, state } = { city: '', state: '' }] = most
  return { city, state, count: most.length }
}

test('shows specialists in the last searched city, without a layout shift', async ({
  page,
  open,
  request,
}) => {
  const place = await placeOfNeurologists(request)
  const local = localOf(page)
  const below = page.getByRole('heading', { name: 'Leia também' })
  const topOfBelow = () => below.evaluate((heading) => heading.getBoundingClientRect().top + window.scrollY)

  await test.step('nothing before a search', async () => {
    await open(POST)
    await expect(below).toBeVisible()
    await expect(local).toBeHidden()
  })
  await test.step('a search on the home page', async () => {
    await open(`/?specialty=Neurologista&location=${encodeURIComponent(`${place.city}, ${place.state}`)}`)
    await expect(homeOf(page).title).toContainText(place.city)
  })
  await test.step('their places are kept until they are there', async () => {
    let answer: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/professionals?*', async (route) => {
      await held
      await route.continue()
    })
    await open(POST)
    await expect(local).toHaveAttribute('aria-busy', 'true')
    const top = await topOfBelow()
    answer()
    await expect(local.getByRole('article')).toHaveCount(Math.min(3, place.count))
    expect(Math.abs((await topOfBelow()) - top)).toBeLessThanOrEqual(1)
    await expectAccessible(page, 'professionals beside a post')
    await local.getByRole('link', { name: /^Ver (?:todos os|também em)/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(place.city)
  })
})

test('treats a city page as a search, forgets it with the history, and shows nobody in an empty city @phone', async ({
  page,
  open,
}) => {
  await test.step('a city page is a search too, and clearing what was seen forgets it', async () => {
    await open('/especialidades/cardiologista/campinas-sp')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('last-city'))).toContain('Campinas')
    await open('/rafael-nogueira-dantas')
    await page.getByRole('button', { name: /^Favoritos e vistos/ }).click()
    await page.getByRole('button', { name: 'Limpar vistos' }).click()
    expect(await page.evaluate(() => localStorage.getItem('last-city'))).toBeNull()
  })
  await test.step('a city where nobody is, and none that anybody wrote', async () => {
    for (const text of ['{"city":"Borá","state":"SP"}', '{"city":"<b>","state":"SP"}', '[]']) {
      await page.evaluate((kept) => localStorage.setItem('last-city', kept), text)
      await open(POST)
      await expect(page.getByRole('heading', { name: 'Leia também' })).toBeVisible()
      await expect(localOf(page)).toBeHidden()
    }
  })
})

test('leads from the breadcrumb to the category @desktop', async ({ page, open }) => {
  await open('/remedio/paracetamol')

  await page.getByRole('navigation', { name: 'Você está em' }).getByRole('link', { name: 'Remédios' }).click()

  await expect(page).toHaveURL('/blog?category=medicine')
})

test('can be read without scripts, with matching structured data @phone', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto(POST)

  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  const [post, crumbs, faq] = blocks.map((text) => JSON.parse(text))
  const shown = await page.getByRole('main').innerText()
  expect(post['@type']).toEqual(['MedicalWebPage', 'Article'])
  for (const text of [post.headline, post.description, post.about.name]) expect(shown).toContain(text)
  expect(crumbs.itemListElement).toHaveLength(3)
  for (const { name, acceptedAnswer } of faq.mainEntity) {
    expect(shown).toContain(name)
    expect(shown).toContain(acceptedAnswer.text)
  }
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `http://saude.test${POST}`)
  await expect(shareOf(page)).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=Enxaqueca.*enxaqueca$/)
  await expect(page.getByRole('heading', { name: /^Neurologistas/ })).toBeHidden()
  expect(await context.cookies()).toEqual([])
  await context.close()
})

test('redirects a post from another category to its path @desktop', async ({ request }) => {
  for (const path of ['/remedio/enxaqueca', '/blog/enxaqueca']) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect([answer.status(), answer.headers()['location']]).toEqual([301, POST])
  }
})

test('shows that a post was not found @phone', async ({ page, open }) => {
  const answer = await open('/tudo-sobre/nunca-escrito')

  expect(answer.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post não encontrado')
  await page.getByRole('link', { name: 'Voltar ao Blog' }).click()
  await expect(page).toHaveURL('/blog')
})
