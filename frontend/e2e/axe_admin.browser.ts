import { adminOf, givenHistory, givenPanel, SOME_USERS } from './support/admin.ts'
import { expectAccessible } from './support/axe.ts'
import { toastOf } from './support/profile.ts'
import { expect, test } from './support/test.ts'

test('has no accessibility violations in the panel with selected rows', async ({ page, open }) => {
  const { user, bulk } = adminOf(page)
  await givenPanel(page, SOME_USERS, 100)
  await open('/admin')
  await user('Nina Prado').getByRole('checkbox').check()
  await expect(bulk).toBeVisible()

  await expectAccessible(page, 'panel', { forcedColors: true })
  await expect(user('Nina Prado')).toContainText('CRP 06/10001')
  await expect(user('Nina Prado')).toContainText(/(?:Cadastro em|desde)\s21\/11\/2026/)
  await page.setViewportSize({ width: 320, height: 640 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)

  await test.step('a toast never covers the bar, even with the offline bar', async () => {
    await page.setViewportSize({ width: 820, height: 640 })
    await page.route('**/subscription', (route) => route.fulfill({ json: SOME_USERS[2] }))
    await user('Bia Souza').getByRole('combobox').selectOption('premium')
    await expect(toastOf(page)).toBeVisible()
    await toastOf(page).hover()
    const isCovered = async () => {
      const [toast, bar] = await Promise.all([toastOf(page).boundingBox(), bulk.boundingBox()])
      return toast && bar ? toast.y < bar.y + bar.height && bar.y < toast.y + toast.height : null
    }
    await expect.poll(isCovered).toBe(false)
    await page.setViewportSize({ width: 390, height: 640 })
    await page.context().setOffline(true)
    await expect(page.getByText('Você está sem conexão.')).not.toHaveCount(0)
    await expect.poll(isCovered).toBe(false)
    await page.context().setOffline(false)
  })
})

test('has no accessibility violations in dialogs and history @desktop', async ({ page, open }) => {
  const { user, bulk, dialog, history } = adminOf(page)
  await givenPanel(page)
  await givenHistory(page)
  await open('/admin')
  await user('Nina Prado').getByRole('button', { name: 'Bloquear' }).click()
  await expect(dialog).toBeVisible()
  await expectAccessible(page, 'block')
  await page.keyboard.press('Escape')
  await user('Nina Prado').getByRole('checkbox').check()
  await bulk.getByRole('button', { name: 'Bloquear' }).click()
  const results = [{ id: SOME_USERS[0]?.id, ok: false, code: 'x', message: 'Profissional não encontrado.' }]
  await page.route('**/api/admin/users/bulk', (route) => route.fulfill({ json: { results } }))
  await dialog.getByRole('button', { name: 'Bloquear 1 profissional' }).click()
  await expect(dialog).toContainText('0 de 1 profissional atualizado.')
  await expectAccessible(page, 'results')
  await dialog.getByRole('button', { name: 'Fechar' }).click()

  await user('Nina Prado')
    .getByRole('button', { name: /^Histórico/ })
    .click()
  await history
    .getByRole('button', { name: /^Desfazer/ })
    .first()
    .click()
  await page.route('**/undo', (route) =>
    route.fulfill({
      status: 409,
      json: { message: 'Esta ação já foi desfeita.', code: 'audit_entry_undone' },
    }),
  )
  await history.getByRole('button', { name: 'Sim, desfazer' }).click()
  await expect(history.getByRole('alert')).toBeVisible()
  await expectAccessible(page, 'history')
})

test('has no accessibility violations in empty, failed and denied states @desktop', async ({
  page,
  open,
  complaints,
}) => {
  complaints.allow(/status of 500/)
  const { main } = adminOf(page)
  await givenPanel(page, [])
  await open('/admin?busca=zzz')
  await expect(main).toContainText('Nenhum usuário encontrado nesta categoria.')
  await expectAccessible(page, 'empty')
  await page.route('**/api/professionals?*', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.route('**/api/admin/users/counts', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.reload()
  await expect(main.getByRole('button', { name: 'Tentar novamente' })).toHaveCount(2)
  await expectAccessible(page, 'failed')
  await page.route('**/api/user', (route) => route.fulfill({ json: { role: 'user', name: 'Ana' } }))
  await page.reload()
  await expect(main).toContainText('Acesso Negado')
  await expectAccessible(page, 'denied')
})
