import { MARINA, RAFAEL } from './support/cast.ts'
import { profileOf } from './support/profile.ts'
import { expect, test } from './support/test.ts'

test('opens and closes questions, and lists the reviews in pages of ten, the page in the address @desktop', async ({
  page,
  open,
}) => {
  const { reviews } = profileOf(page)
  const pages = reviews.getByRole('navigation', { name: 'Páginas de avaliações' })
  const shown = reviews.getByRole('heading', { level: 3 })
  await open(`/${MARINA.slug}`)
  const questions = page.getByRole('region', { name: 'Perguntas frequentes' })
  const answer = questions.getByText('Está incluído na consulta presencial, sem custo adicional.')
  await expect(answer).toBeHidden()

  await questions.getByText('O eletrocardiograma está incluído?').click()

  await expect(answer).toBeVisible()

  await expect(reviews).toContainText('24 avaliações')
  await expect(shown).toHaveCount(10)
  await expect(pages.getByRole('link')).toHaveText(['1', '2', '3', ''])
  const first = await shown.allInnerTexts()

  await pages.getByRole('link', { name: 'Página 3' }).click()
  await expect(shown).toHaveCount(4)
  await expect(page).toHaveURL(/\?avaliacoes=3#avaliacoes$/)
  await expect(pages.getByRole('link', { name: 'Página 3' })).toHaveAttribute('aria-current', 'page')
  await pages.getByRole('link', { name: 'Página anterior' }).click()
  await expect(shown).toHaveCount(10)
  await page.goBack()
  await expect(shown).toHaveCount(4)
  await page.goBack()
  await expect(shown).toHaveText(first)
})

test('shows the distribution of stars @phone', async ({ page, open }) => {
  const { reviews } = profileOf(page)
  await open(`/${RAFAEL.slug}`)

  const rows = reviews.getByRole('list').first().getByRole('listitem')
  await expect(rows).toHaveText([/^5 estrelas/, /^4 estrelas/, /^3 estrelas/, /^2 estrelas/, /^1 estrela/])
  const counts = (await rows.allInnerTexts()).map((text) => Number(text.match(/(\d+) avalia/)?.[1]))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(6)
})
