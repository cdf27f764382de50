import type { Locator, Page } from '@playwright/test'
import { adminOf, givenPanel } from './support/admin.ts'
import { RAFAEL } from './support/cast.ts'
import { dashboardOf, givenDashboard } from './support/dashboard.ts'
import { homeOf } from './support/home.ts'
import { editorOf, givenOwnAccount } from './support/own_profile.ts'
import { fillLead, profileOf } from './support/profile.ts'
import { expect, test } from './support/test.ts'

/** Presses what has the focus, waits until that is gone, and sees that the keyboard stands somewhere still. */
async function pressAndStay(page: Page, control: Locator, isGone: () => Promise<void>): Promise<void> {
  await control.focus()
  await page.keyboard.press('Enter')
  await isGone()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.localName), 'the focus stands on something')
    .not.toBe('body')
}

test('keeps the focus near when its element disappears @desktop', async ({ page, open, complaints }) => {
  complaints.allow(/status of 500/)
  const { chips, clear, results, more, cards } = homeOf(page)
  const main = page.getByRole('main')

  await test.step('a filter’s chip, then all filters', async () => {
    await open('/?specialty=Cardiologista&gender=feminino')
    const chip = chips.filter({ hasText: 'Mulheres' })
    await pressAndStay(page, chip.getByRole('link').or(chip.getByRole('button')), () =>
      expect(chip).toBeHidden(),
    )
    await pressAndStay(page, clear, () => expect(page).toHaveURL((address) => !address.search))
  })
  await test.step('the last people', async () => {
    await open('/?specialty=Cardiologista')
    await expect(results).toBeVisible()
    while (await more.isVisible()) {
      const shown = await cards.count()
      await pressAndStay(page, more, () => expect(cards).not.toHaveCount(shown))
    }
  })
  await test.step('the filters of a specialty', async () => {
    await open('/especialidades/quiropraxista?insurance=Geap')
    const all = main.getByRole('link', { name: 'Limpar filtros' })
    await pressAndStay(page, all, () => expect(all).toBeHidden())
  })
  await test.step('trying again', async () => {
    await page.route('**/api/professionals/facets*', (route) => route.fulfill({ status: 500, body: '{}' }))
    await open('/termos')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Especialidades' }).click()
    const again = main.getByRole('button', { name: 'Tentar novamente' })
    await expect(again).toBeVisible()
    await page.unrouteAll()
    await pressAndStay(page, again, () => expect(again).toBeHidden())
  })
  await test.step('a lead that is deleted', async () => {
    await givenDashboard(page)
    await page.route('**/api/contacts/*', (route) => route.fulfill({ status: 204 }))
    await open('/dashboard?aba=leads')
    const { lead, openLead, dialog } = dashboardOf(page)
    await openLead('Joana Prado')
    await lead('Joana Prado')
      .getByRole('button', { name: /^Excluir/ })
      .click()
    await pressAndStay(page, dialog.getByRole('button', { name: 'Excluir' }), () =>
      expect(lead('Joana Prado')).toBeHidden(),
    )
  })
  await test.step('the last insurer', async () => {
    await page.unrouteAll()
    await givenOwnAccount(page)
    await open('/edit-profile')
    const { insurances } = editorOf(page)
    const choice = insurances.getByLabel('Convênio', { exact: true })
    await choice.waitFor()
    const [last = '', ...others] = (await choice.locator('option').allInnerTexts()).slice(1)
    const added = others.map((insuranceName, id) => ({ id: String(id), insuranceName }))
    await page.route('**/insurances*', async (route) => {
      if (route.request().method() !== 'GET') return route.fallback()
      const stored = await (await route.fetch()).json()
      return route.fulfill({ json: [...added, ...stored] })
    })
    await open('/edit-profile')
    await choice.selectOption(last)
    await pressAndStay(page, insurances.getByRole('button', { name: 'Adicionar convênio' }), () =>
      expect(insurances).toContainText('Todos os convênios disponíveis foram adicionados.'),
    )
  })
})

/** Presses by the keyboard and sees that the focus stays on the button while the answer of `address` is held back. */
async function pressAndWait(page: Page, button: Locator, address: string): Promise<void> {
  const answer = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await answer.promise
    await route.fulfill({ status: 500, body: '{}' })
  })
  const request = page.waitForRequest(address)
  await button.focus()
  await page.keyboard.press('Enter')
  await request
  await expect(page.locator(':focus'), 'the button keeps the focus').toHaveAttribute('aria-disabled', 'true')
  answer.resolve()
  await expect(page.locator(':focus')).not.toHaveAttribute('aria-disabled')
  await page.unroute(address)
}

test('keeps the focus on a button during its request @desktop', async ({ page, open, complaints }) => {
  complaints.allow(/status of 500/)
  const { panel, openLead } = dashboardOf(page)

  await test.step('a lead of a patient', async () => {
    await open(`/${RAFAEL.slug}`)
    await fillLead(page, 'Joana Prado')
    await pressAndWait(page, profileOf(page).send, '**/api/professionals/*/leads')
  })
  await test.step('a note on a lead', async () => {
    await givenDashboard(page)
    await open('/dashboard?aba=leads')
    await openLead('Joana Prado')
    await panel.getByRole('textbox', { name: 'Anotação' }).fill('Prefere a tarde.')
    await pressAndWait(page, panel.getByRole('button', { name: 'Salvar anotação' }), '**/api/contacts/*/note')
  })
  await test.step('an answer to a review, which must not be empty', async () => {
    await open('/dashboard?aba=avaliacoes')
    await panel
      .getByRole('button', { name: /^Responder/ })
      .first()
      .click()
    const publish = panel.getByRole('button', { name: 'Publicar resposta' })
    const text = panel.getByRole('textbox', { name: 'Sua resposta' })
    await publish.click()
    await expect(text).toHaveAccessibleDescription(/Escreva a resposta\./)
    await text.fill('Obrigada pela visita.')
    await pressAndWait(page, publish, '**/api/reviews/*/answer')
  })
  await test.step('a change of several professionals', async () => {
    await givenPanel(page)
    await open('/admin')
    const { main, bulk, dialog } = adminOf(page)
    await main.getByLabel('Selecionar todos desta página').check()
    await bulk.getByRole('button', { name: 'Verificar' }).click()
    const apply = dialog.getByRole('button', { name: /^Verificar/ })
    await apply.waitFor()
    const address = '**/api/admin/users/bulk'
    await pressAndWait(page, apply, address)
  })
})
