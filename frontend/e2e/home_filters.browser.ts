import type { APIRequestContext, Page } from '@playwright/test'
import { countText, homeOf, totalOf, withFilters } from './support/home.ts'
import { expect, test } from './support/test.ts'

/** From the home page with no filter chosen. */
async function narrowAndClear(page: Page, request: APIRequestContext): Promise<void> {
  const { results, chips, clear } = homeOf(page)
  const wanted = { specialty: 'Geriatra', location: 'São Paulo, SP', insurance: 'Unimed', presencial: 'true' }
  const found = await totalOf(request, wanted)
  await expect(clear).toBeHidden()

  await withFilters(page, async (filters) => {
    await filters.getByRole('combobox', { name: 'Especialidade' }).selectOption('Geriatra')
    await filters.getByRole('combobox', { name: 'Convênio' }).selectOption('Unimed')
    await filters.getByRole('checkbox', { name: 'Presencial' }).check()
    await filters.getByRole('combobox', { name: 'Localização' }).pressSequentially('são paulo')
    await filters.getByRole('option', { name: 'São Paulo, SP' }).click()
  })

  await expect(chips).toHaveText(['Geriatra', 'São Paulo, SP', 'Unimed', 'Presencial'])
  await expect(results.getByText(countText(found)).first()).toBeVisible()
  await clear.click()
  await expect(page).toHaveURL('/')
  await expect(chips).toHaveCount(0)
  // Other stories add and hide professionals meanwhile.
  await expect(results.getByText(/^Mostrando \d+ de \d{2,} /)).toBeVisible()
  await withFilters(page, async (filters) => {
    await expect(filters.getByRole('combobox', { name: 'Especialidade' })).toHaveValue('')
    await expect(filters.getByRole('combobox', { name: 'Localização' })).toHaveValue('')
    await expect(filters.getByRole('checkbox', { name: 'Presencial' })).not.toBeChecked()
  })
}

test("shows a phone's filters in a panel, applies each and clears all @phone @translated", async ({
  page,
  open,
  request,
}) => {
  const { results, clear } = homeOf(page)
  const panel = page.getByRole('dialog', { name: 'Filtros' })
  const total = await totalOf(request, { teleconsulta: 'true', language: 'ingles' })
  await open('/')
  const opener = results.getByRole('button', { name: 'Filtros' })

  await test.step('opens and closes', async () => {
    await opener.click()
    const choices = panel.getByRole('combobox', { name: 'Especialidade' }).getByRole('option')
    await expect(choices).toHaveCount(31)
    await expect(
      choices.filter({ hasText: /Alergologista|Anestesista|Angiologista|Bariátrico/ }),
    ).toHaveCount(0)
    await panel.getByRole('button', { name: 'Fechar' }).click()
    await expect(panel).toBeHidden()
    await expect(opener).toBeFocused()

    await opener.click()
    await panel.getByRole('checkbox', { name: 'Teleconsulta' }).check()
    await panel.getByText('Mais filtros').click()
    await panel.getByRole('combobox', { name: 'Idioma' }).selectOption('ingles')
    await panel.getByRole('button', { name: `Ver ${total} profissionais` }).click()
    await expect(panel).toBeHidden()
    await expect(results.getByRole('button', { name: 'Filtros (2)' })).toBeVisible()
    await expect(results.getByText(countText(total))).toBeVisible()

    await results.getByRole('button', { name: 'Filtros (2)' }).click()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await clear.click()
  })

  await test.step('narrows by every filter and clears them all', () => narrowAndClear(page, request))
})

test('offers all 34 specialties on a desktop, applies each filter and clears all @desktop', async ({
  page,
  open,
  request,
}) => {
  await open('/')
  const filters = homeOf(page).results.getByRole('form', { name: 'Filtros' })

  const choices = filters.getByRole('combobox', { name: 'Especialidade' }).getByRole('option')
  await expect(choices).toHaveCount(35)
  await expect(choices.first()).toHaveText('Todas as especialidades')
  await expect(filters.getByRole('combobox', { name: 'Convênio' }).getByRole('option')).toHaveCount(36)
  await test.step('narrows by every filter and clears them all', () => narrowAndClear(page, request))
})
