import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

const LIST_CALL = '**/api/blog?**'
const POST = '/tudo-sobre/enxaqueca'

const cardsOf = (page: Page) => page.getByRole('main').getByRole('article')
const tabsOf = (page: Page) => page.getByRole('navigation', { name: 'Categorias' })
const pagesOf = (page: Page) => page.getByRole('navigation', { name: 'Páginas do blog' })

test('pages the posts, nine at a time', async ({ page, open }) => {
  await open('/blog')
  await expect(cardsOf(page)).toHaveCount(9)
  await expect(cardsOf(page).first()).toContainText(/Doenças.*Hipertensão.*\d visualizações/s)

  await pagesOf(page).getByRole('link', { name: 'Próxima' }).click()
  await expect(page).toHaveURL('/blog?page=2')
  await expect(pagesOf(page)).toContainText('Página 2 de 2')
  await expect(pagesOf(page).getByRole('link', { name: 'Próxima' })).toHaveCount(0)

  await pagesOf(page).getByRole('link', { name: 'Anterior' }).click()
  await expect(page).toHaveURL('/blog')
})

test('narrows to a category from the first page on', async ({ page, open }) => {
  await open('/blog?page=2')

  await tabsOf(page).getByRole('link', { name: 'Remédios' }).click()

  await expect(page).toHaveURL('/blog?category=medicine')
  await expect(tabsOf(page).getByRole('link', { name: 'Remédios' })).toHaveAttribute('aria-current', 'page')
  await expect(cardsOf(page).first()).toContainText('Paracetamol')
  await expect(cardsOf(page).filter({ hasText: 'Doenças' })).toHaveCount(0)
  await expect(pagesOf(page)).toHaveCount(0)
})

test('holds the place of six posts while they come', async ({ page, open }) => {
  await open('/termos')
  const answer = Promise.withResolvers<void>()
  await page.route(LIST_CALL, async (route) => {
    await answer.promise
    await route.continue()
  })

  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click()
  await expect(page.getByText('Carregando posts…')).toBeAttached()
  await expect(page.locator('li.post-card')).toHaveCount(6)
  answer.resolve()

  await expect(cardsOf(page)).toHaveCount(9)
})

test('says that the posts could not be loaded and tries again', async ({ page, open, complaints }) => {
  complaints.allow(/status of 500|Failed to fetch blog posts/)
  await open('/termos')
  await page.route(LIST_CALL, (route) => route.fulfill({ status: 500, body: '{}' }))

  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click()
  await expect(page.getByRole('heading', { name: 'Não conseguimos carregar' })).toBeVisible()
  await page.unroute(LIST_CALL)
  await page.getByRole('button', { name: 'Tentar novamente' }).click()

  await expect(cardsOf(page)).toHaveCount(9)
})

test('says where there is nothing more to read', async ({ page, open }) => {
  await open('/blog?page=99')

  await page.getByRole('link', { name: 'Voltar à primeira página' }).click()

  await expect(page).toHaveURL('/blog')
})

test('reads a post from its card to the search for a professional', async ({ page, open }) => {
  await open('/blog')
  await cardsOf(page)
    .getByRole('link', { name: /^Enxaqueca/ })
    .click()

  await expect(page).toHaveURL(POST)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/^Enxaqueca: como reconhecer/)
  await expect(main).toContainText('3 min de leitura')
  await expect(main.getByRole('article').first().getByRole('heading', { level: 2 })).toHaveText([
    'Introdução',
    'Sobre',
    'Tipos e Variações',
    'Sintomas',
    'Causas',
    'Diagnóstico',
    'Tratamento',
    'Prevenção',
    'Vivendo com a Condição',
    'Quando Procurar Ajuda',
    'Condições Relacionadas',
    'Pesquisas Recentes',
    'Perguntas Frequentes',
    'Pontos Principais',
    'Referências',
    'Converse com quem entende do assunto',
  ])
  await expect(main.getByRole('heading', { level: 3, name: 'Chocolate causa enxaqueca?' })).toBeVisible()
  await expect(main).toContainText('não substitui uma consulta')
  await expect(main.getByRole('region', { name: 'Leia também' }).getByRole('article')).toHaveCount(3)
  await expect(main.getByRole('link', { name: /Neurologista/ })).toHaveAttribute(
    'href',
    '/especialidades/neurologista',
  )

  await main.getByRole('link', { name: 'Buscar Profissionais' }).click()
  await expect(page).toHaveURL('/')
})

test('leads from the breadcrumb to the category', async ({ page, open }) => {
  await open('/remedio/paracetamol')

  await page.getByRole('navigation', { name: 'Você está em' }).getByRole('link', { name: 'Remédios' }).click()

  await expect(page).toHaveURL('/blog?category=medicine')
})

test('can be read without scripts, its markup saying what it shows', async ({ browser, baseURL }) => {
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
  expect(await context.cookies()).toEqual([])
  await context.close()
})

test('sends a post of another category to its own path @desktop', async ({ request }) => {
  for (const path of ['/remedio/enxaqueca', '/blog/enxaqueca']) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect([answer.status(), answer.headers()['location']]).toEqual([301, POST])
  }
})

test('says that a post is not there', async ({ page, open }) => {
  const answer = await open('/tudo-sobre/nunca-escrito')

  expect(answer.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post não encontrado')
  await page.getByRole('link', { name: 'Voltar ao Blog' }).click()
  await expect(page).toHaveURL('/blog')
})

for (const colorScheme of ['light', 'dark'] as const)
  for (const path of ['/blog', '/blog?page=99', POST, '/tudo-sobre/nunca-escrito'])
    test(`has no accessibility findings at ${path} in ${colorScheme}`, async ({ page, open }) => {
      await page.emulateMedia({ colorScheme })
      await open(path)

      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    })
