import { homeOf, totalOf } from './support/home.ts'
import { stopTime } from './support/time.ts'
import { expect, test } from './support/test.ts'

const SEARCH_CALL = '**/api/professionals/search?**'

test('opens six more after half a second, with three skeletons meanwhile', async ({
  page,
  open,
  request,
}) => {
  const { results, list, cards, more } = homeOf(page)
  const total = await totalOf(request, {})
  await page.clock.install()
  await open('/')
  await expect(cards).toHaveCount(6)
  await stopTime(page)
  const answered = page.waitForResponse('**/api/professionals?**page=2**')

  await more.click()
  await page.clock.runFor(10)
  await answered

  await expect(list).toHaveAttribute('aria-busy', 'true')
  await expect(list.locator('> li')).toHaveCount(9)
  await page.clock.runFor(480)
  await expect(list.locator('> li')).toHaveCount(9)
  await expect(cards).toHaveCount(6)
  await page.clock.runFor(20)
  await page.clock.resume()
  await expect(cards).toHaveCount(12)
  await expect(list.locator('> li')).toHaveCount(12)
  await expect(results.getByText(`Mostrando 12 de ${total} profissionais`)).toBeVisible()
})

test('says when no more could be loaded, and tries again @phone', async ({ page, open, complaints }) => {
  const { results, cards, more } = homeOf(page)
  const nextPage = '**/api/professionals?**page=2**'
  complaints.allow(/status of 500/)
  await open('/')
  await page.route(nextPage, (route) => route.fulfill({ status: 500, body: '{}' }))

  await more.click()
  await expect(results.getByRole('alert')).toHaveText('Não conseguimos carregar mais. Tente novamente.')
  await page.unroute(nextPage)
  await more.click()

  await expect(cards).toHaveCount(12)
  await expect(results.getByRole('alert')).toBeHidden()
})

test('says that nobody was found and which filter to give up @desktop', async ({ page, open, request }) => {
  const { results, cards } = homeOf(page)
  const relaxed = await totalOf(request, { specialty: 'Quiropraxista' })
  await open('/?specialty=Quiropraxista&insurance=Geap')

  const nobody = 'Nenhum profissional encontrado com os filtros selecionados.'
  await expect(results.getByRole('heading', { name: nobody })).toBeVisible()
  await expect(cards).toHaveCount(0)
  await results
    .getByRole('link', { name: new RegExp(`^Sem o convênio: ${relaxed} profissiona(l|is)$`) })
    .click()

  await expect(page).toHaveURL('/?specialty=Quiropraxista')
  await expect(cards).toHaveCount(Math.min(6, relaxed))
})

test('says that the search failed and tries again @phone', async ({ page, open, complaints }) => {
  const { specialty, submit, results, cards } = homeOf(page)
  complaints.allow(/status of 500/)
  await open('/')
  await page.route(SEARCH_CALL, (route) => route.fulfill({ status: 500, body: '{}' }))

  await specialty.selectOption('Cardiologista')
  await submit.click()
  await expect(results.getByRole('heading', { name: 'Não conseguimos carregar' })).toBeVisible()
  await page.unroute(SEARCH_CALL)
  await results.getByRole('button', { name: 'Tentar novamente' }).click()

  await expect(cards.first()).toContainText('Cardiologista')
})
