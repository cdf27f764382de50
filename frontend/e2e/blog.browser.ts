import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

const LIST_CALL = '**/api/blog?**'

/** Those of the demo, and what other tests publish meanwhile. */
const cardsOf = (page: Page) => page.getByRole('main').getByRole('article')
const tabsOf = (page: Page) => page.getByRole('navigation', { name: 'Categorias' })
const pagesOf = (page: Page) => page.getByRole('navigation', { name: 'Páginas do blog' })

test('pages the posts, nine at a time @desktop', async ({ page, open }) => {
  await open('/blog')
  await expect(cardsOf(page)).toHaveCount(9)
  const hypertension = cardsOf(page).filter({ hasText: 'Hipertensão' }).first()
  await expect(hypertension).toContainText(/Doenças.*Hipertensão.*\d visualizações/s)

  await pagesOf(page).getByRole('link', { name: 'Próxima' }).click()
  await expect(page).toHaveURL('/blog?page=2')
  await expect(pagesOf(page)).toContainText('Página 2 de 2')
  await expect(pagesOf(page).getByRole('link', { name: 'Próxima' })).toHaveCount(0)

  await pagesOf(page).getByRole('link', { name: 'Anterior' }).click()
  await expect(page).toHaveURL('/blog')
})

test('leads back from an empty page, filters by category and finds posts by words @phone @translated', async ({
  page,
  open,
}) => {
  const chosen = (name: string) => tabsOf(page).getByRole('link', { name })
  await test.step('to the last page, where there is nothing more to read', async () => {
    await open('/blog?page=99')
    await expect(page).toHaveURL('/blog?page=2')
    await pagesOf(page).getByRole('link', { name: 'Anterior' }).click()
    await expect(page).toHaveURL('/blog')
  })

  await test.step('a category, from its first page on', async () => {
    await pagesOf(page).getByRole('link', { name: 'Próxima' }).click()
    await expect(page).toHaveURL('/blog?page=2')

    await chosen('Remédios').click()

    await expect(page).toHaveURL('/blog?category=medicine')
    await expect(chosen('Remédios')).toHaveAttribute('aria-current', 'page')
    await expect(cardsOf(page).filter({ hasText: 'Paracetamol' }).first()).toContainText('Remédios')
    await expect(cardsOf(page).filter({ hasText: 'Doenças' })).toHaveCount(0)
    await expect(pagesOf(page)).toHaveCount(0)
  })

  await test.step('words, in the category that is open, and where there are none', async () => {
    await chosen('Doenças').click()
    await expect(page).toHaveURL('/blog?category=disease')
    const field = page.getByRole('searchbox', { name: 'Buscar no blog' })

    await field.fill('pressao')
    await field.press('Enter')
    await expect(page).toHaveURL('/blog?category=disease&q=pressao')
    await expect(cardsOf(page).first()).toContainText('Hipertensão')
    await expect(cardsOf(page).first()).toContainText(/min de leitura/)
    await chosen('Remédios').click()
    await expect(page).toHaveURL('/blog?category=medicine&q=pressao')

    await field.fill('xilofone')
    await page.getByRole('button', { name: 'Buscar' }).click()
    await expect(page.getByRole('heading', { name: 'Nenhum post sobre “xilofone”' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Ver todos os posts' }).click()
    await expect(cardsOf(page)).toHaveCount(9)
  })
})

test('shows six skeletons while posts load @phone', async ({ page, open }) => {
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

test('shows that posts could not be loaded and offers a retry @desktop', async ({
  page,
  open,
  complaints,
}) => {
  complaints.allow(/status of 500|Failed to fetch blog posts/)
  await open('/termos')
  await page.route(LIST_CALL, (route) => route.fulfill({ status: 500, body: '{}' }))

  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click()
  await expect(page.getByRole('heading', { name: 'Não conseguimos carregar' })).toBeVisible()
  await page.unroute(LIST_CALL)
  await page.getByRole('button', { name: 'Tentar novamente' }).click()

  await expect(cardsOf(page)).toHaveCount(9)
})
