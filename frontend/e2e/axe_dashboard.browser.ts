import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { dashboardOf, givenDashboard, HELENA } from './support/dashboard.ts'
import { toastOf } from './support/profile.ts'
import { expect, test } from './support/test.ts'

const TABS = {
  'visao-geral': 'Visão Geral',
  leads: 'Leads',
  mensagens: 'Mensagens',
  avaliacoes: 'Avaliações',
  configuracoes: 'Configurações',
}

async function expectTabAccessible(page: Page, tab: string): Promise<void> {
  await expect(dashboardOf(page).panel).toContainText(/\d|Redirect|Nenhuma mensagem/)
  if (tab === 'leads') await dashboardOf(page).openLead('Joana Prado')
  if (tab === 'visao-geral') await expect(page.locator('svg.sparkline')).toHaveCount(5)

  await expectAccessible(page, tab, { forcedColors: true })
  await page.setViewportSize({ width: 320, height: 640 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
}

/** On a desktop a lead has one button more; the other tabs are the same but wider. */
test("has no accessibility violations on the dashboard's tabs @phone", async ({ page, open }) => {
  await givenDashboard(page)
  await open('/dashboard')
  const size = page.viewportSize()
  for (const [tab, name] of Object.entries(TABS))
    await test.step(tab, async () => {
      if (size) await page.setViewportSize(size)
      await dashboardOf(page).tab(name).click()
      await expect(dashboardOf(page).tab(name)).toHaveAttribute('aria-selected', 'true')
      await expectTabAccessible(page, tab)
    })
})

test('has no accessibility violations in the leads @desktop', async ({ page, open }) => {
  await givenDashboard(page)
  await open('/dashboard?aba=leads')
  await expectTabAccessible(page, 'leads')
})

test("has no accessibility violations in the dashboard's dialog, toast and failures @desktop", async ({
  page,
  open,
  complaints,
}) => {
  complaints.allow(/status of 500/)
  const { lead, openLead, dialog, main } = dashboardOf(page)
  await givenDashboard(page)
  await open('/dashboard?aba=leads')
  await openLead('Joana Prado')
  await lead('Joana Prado').getByRole('button', { name: 'Excluir lead de Joana Prado' }).click()
  await expect(dialog).toBeVisible()
  await expectAccessible(page, 'dialog')
  await page.keyboard.press('Escape')
  await lead('Joana Prado')
    .getByRole('button', { name: /Marcar como Atendido/ })
    .click()
  await expect(toastOf(page)).toBeVisible()
  await expectAccessible(page, 'toast')

  await page.route('**/api/professionals/**', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.reload()
  await expect(main.getByRole('button', { name: 'Tentar novamente' })).toHaveCount(1)
  await expectAccessible(page, 'failures')
})

test('has no accessibility violations in the notice of unsaved settings @phone', async ({ page, open }) => {
  const { main, panel } = dashboardOf(page)
  await givenDashboard(page)
  await open('/dashboard?aba=configuracoes')
  await panel.getByLabel('WhatsApp').fill('19911112222')
  await page.reload()
  await expect(panel.getByText('Recuperamos o que você tinha digitado')).toBeVisible()
  await expectAccessible(page, 'draft put back')

  await page.goto('/dashboard')
  await expect(main.getByText('Há alterações das configurações')).toBeVisible()
  await expectAccessible(page, 'reminder')

  await page.route(`**/api/professionals/${HELENA.id}`, (route) => route.fulfill({ status: 401, json: {} }))
  await main.getByRole('link', { name: 'Continuar de onde parei' }).click()
  await panel.getByRole('button', { name: 'Salvar Configurações' }).click()
  await expect(page.getByText('Sua sessão expirou.')).toBeVisible()
  await expectAccessible(page, 'session over')
})
