import { countText, homeOf, totalOf, withFilters } from './support/home.ts'
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

test('says when no more could be loaded, and tries again', async ({ page, open, complaints }) => {
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

test('narrows by every filter and clears them all', async ({ page, open, request }) => {
  const { results, chips, clear } = homeOf(page)
  const wanted = { specialty: 'Geriatra', location: 'São Paulo, SP', insurance: 'Unimed', presencial: 'true' }
  const [all, found] = [await totalOf(request, {}), await totalOf(request, wanted)]
  await open('/')
  await expect(clear).toBeHidden()

  await withFilters(page, async (filters) => {
    await filters.getByRole('combobox', { name: 'Especialidade' }).selectOption('Geriatra')
    await filters.getByRole('combobox', { name: 'Convênio' }).selectOption('Unimed')
    await filters.getByRole('checkbox', { name: 'Presencial' }).check()
    await filters.getByRole('combobox', { name: 'Localização' }).pressSequentially('são paulo')
    await filters.getByRole('option', { name: 'São Paulo, SP' }).click()
  })

  await expect(chips.getByRole('listitem')).toHaveText(['Geriatra', 'São Paulo, SP', 'Unimed', 'Presencial'])
  await expect(results.getByText(countText(found))).toBeVisible()
  await clear.click()
  await expect(page).toHaveURL('/')
  await expect(chips).toBeHidden()
  await expect(results.getByText(countText(all))).toBeVisible()
  await withFilters(page, async (filters) => {
    await expect(filters.getByRole('combobox', { name: 'Especialidade' })).toHaveValue('')
    await expect(filters.getByRole('combobox', { name: 'Localização' })).toHaveValue('')
    await expect(filters.getByRole('checkbox', { name: 'Presencial' })).not.toBeChecked()
  })
})

test('keeps the filters of a phone in a panel that opens and closes @phone', async ({
  page,
  open,
  request,
}) => {
  const { results } = homeOf(page)
  const panel = page.getByRole('dialog', { name: 'Filtros' })
  const total = await totalOf(request, { teleconsulta: 'true' })
  await open('/')
  const opener = results.getByRole('button', { name: 'Filtros' })

  await opener.click()
  const choices = panel.getByRole('combobox', { name: 'Especialidade' }).getByRole('option')
  await expect(choices).toHaveCount(31)
  await expect(choices.filter({ hasText: /Alergologista|Anestesista|Angiologista|Bariátrico/ })).toHaveCount(
    0,
  )
  await panel.getByRole('button', { name: 'Fechar' }).click()
  await expect(panel).toBeHidden()
  await expect(opener).toBeFocused()

  await opener.click()
  await panel.getByRole('checkbox', { name: 'Teleconsulta' }).check()
  await panel.getByRole('button', { name: `Ver ${total} profissionais` }).click()
  await expect(panel).toBeHidden()
  await expect(results.getByRole('button', { name: 'Filtros (1)' })).toBeVisible()
  await expect(results.getByText(countText(total))).toBeVisible()

  await results.getByRole('button', { name: 'Filtros (1)' }).click()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
})

test('offers all 34 specialties beside the list of a desktop @desktop', async ({ page, open }) => {
  await open('/')
  const filters = homeOf(page).results.getByRole('form', { name: 'Filtros' })

  const choices = filters.getByRole('combobox', { name: 'Especialidade' }).getByRole('option')
  await expect(choices).toHaveCount(35)
  await expect(choices.first()).toHaveText('Todas as especialidades')
  await expect(filters.getByRole('combobox', { name: 'Convênio' }).getByRole('option')).toHaveCount(36)
})

test('says that nobody was found and which filter to give up', async ({ page, open, request }) => {
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

test('says that the search failed and tries again', async ({ page, open, complaints }) => {
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
