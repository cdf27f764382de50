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

test('leads from the breadcrumb to the category @desktop', async ({ page, open }) => {
  await open('/remedio/paracetamol')

  await page.getByRole('navigation', { name: 'Você está em' }).getByRole('link', { name: 'Remédios' }).click()

  await expect(page).toHaveURL('/blog?category=medicine')
})

test('can be read without scripts, its markup saying what it shows @phone', async ({ browser, baseURL }) => {
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

test('says that a post is not there @phone', async ({ page, open }) => {
  const answer = await open('/tudo-sobre/nunca-escrito')

  expect(answer.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post não encontrado')
  await page.getByRole('link', { name: 'Voltar ao Blog' }).click()
  await expect(page).toHaveURL('/blog')
})
