import { adminOf, aMember, givenPanel, logInAsAdmin, SOME_USERS } from './support/admin.ts'
import { toastOf } from './support/profile.ts'
import { expect, test } from './support/test.ts'

test('verifies, blocks and makes several premium after one confirmation @desktop', async ({
  page,
  open,
  browser,
}) => {
  const { user, search, bulk, dialog, main } = adminOf(page)
  const members = await Promise.all([aMember(browser), aMember(browser)])
  const stateOf = async (slug: string) => {
    const answer = await page.request.get(`/api/professionals/slug/${slug}`)
    const { isVerified, subscriptionLevel } = await answer.json()
    return [isVerified, subscriptionLevel]
  }
  await logInAsAdmin(page)
  await open('/admin?ordem=recentes')
  await search.fill('joana-')
  await expect(page).toHaveURL(/busca=joana-/)
  await expect(main.locator('[aria-busy]')).toHaveAttribute('aria-busy', 'false')
  for (const { email } of members) await user(email).getByRole('checkbox').check()
  await expect(bulk).toContainText('2 selecionados')

  await bulk.getByRole('button', { name: 'Verificar' }).click()
  await expect(dialog).toContainText('Verificar 2 profissionais?')
  await dialog.getByRole('button', { name: 'Verificar 2 profissionais' }).click()
  await expect(dialog).toContainText('Verificação atualizada')
  await expect(dialog).toContainText('2 profissionais atualizados.')
  await expect(dialog.getByRole('listitem')).toHaveText([/Atualizado/, /Atualizado/])
  await dialog.getByRole('button', { name: 'Fechar' }).click()
  await expect(bulk).toBeHidden()
  for (const { email } of members) await expect(user(email).locator('.user-badges')).toHaveText('Verificado')

  await user(members[0].email).getByRole('checkbox').check()
  await bulk.getByRole('button', { name: 'Tornar Premium' }).click()
  await dialog.getByRole('button', { name: 'Tornar 1 profissional Premium' }).click()
  await expect(dialog).toContainText('Assinatura atualizada')
  await expect(dialog).toContainText('1 profissional atualizado.')
  await dialog.getByRole('button', { name: 'Fechar' }).click()

  expect(await Promise.all(members.map(({ slug }) => stateOf(slug)))).toEqual([
    [true, 'premium'],
    [true, 'free'],
  ])

  for (const { email } of members) await user(email).getByRole('checkbox').check()
  await bulk.getByRole('button', { name: 'Tornar Premium' }).click()
  await dialog.getByRole('button', { name: 'Tornar 2 profissionais Premium' }).click()
  await expect(dialog).toContainText('1 de 2 profissionais atualizados.')
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Já estava assim' })).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Desfazer' }).click()
  await expect(dialog).toContainText('Alteração desfeita')
  await dialog.getByRole('button', { name: 'Fechar' }).click()
  expect(await Promise.all(members.map(({ slug }) => stateOf(slug)))).toEqual([
    [true, 'premium'],
    [true, 'free'],
  ])
  await main.getByLabel('Selecionar todos desta página').check()
  await expect(bulk).toContainText(/\d+ selecionados/)
  await bulk.getByRole('button', { name: 'Limpar seleção' }).click()
  await expect(bulk).toBeHidden()
})

test('shows each result of a bulk change, failures first @phone', async ({ page, open, complaints }) => {
  complaints.allow(/status of 500/)
  const { main, bulk, dialog, user } = adminOf(page)
  await givenPanel(page)
  const [nina, caio] = SOME_USERS
  const results = [
    { id: nina?.id, ok: true, isChanged: true, user: nina },
    { id: caio?.id, ok: false, code: 'professional_not_found', message: 'Profissional não encontrado.' },
  ]
  await open('/admin')
  await user('Nina Prado').getByRole('checkbox').check()
  await user('Caio Reis').getByRole('checkbox').check()
  await expect(main.getByLabel('Selecionar todos desta página')).toBeChecked({ indeterminate: true })

  await page.route('**/api/admin/users/bulk', (route) => route.fulfill({ status: 500, body: '' }))
  await bulk.getByRole('button', { name: 'Bloquear' }).click()
  await dialog.getByRole('button', { name: 'Bloquear 2 profissionais' }).click()
  await expect(toastOf(page)).toContainText('ErroFailed to update block status')
  await expect(dialog).toBeHidden()
  await page.route('**/api/admin/users/bulk', (route) => route.fulfill({ json: { results } }))
  await bulk.getByRole('button', { name: 'Bloquear' }).click()
  await dialog.getByRole('button', { name: 'Bloquear 2 profissionais' }).click()

  await expect(dialog).toContainText('Status atualizado')
  await expect(dialog).toContainText('1 de 2 profissionais atualizados.')
  await expect(dialog.getByRole('listitem')).toHaveText([
    'Caio ReisProfissional não encontrado.',
    'Dra. Nina PradoAtualizado',
  ])
  await expect(dialog.getByRole('button', { name: 'Fechar' })).toBeFocused()
})

test('explains why a change failed, and is disabled meanwhile @desktop', async ({
  page,
  open,
  complaints,
}) => {
  complaints.allow(/status of 500/)
  const { user, dialog } = adminOf(page)
  const bia = user('Bia Souza')
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await givenPanel(page)
  await page.route('**/api/admin/users/*/*', async (route) => {
    await answered
    await route.fulfill({ status: 500, body: '' })
  })
  await page.route('**/api/admin/users/counts', (route) => route.fallback())
  await open('/admin')

  await bia.getByRole('button', { name: 'Verificar' }).click()
  await dialog.getByRole('button', { name: 'Verificar' }).click()
  for (const control of [
    bia.getByLabel('Assinatura de Bia Souza'),
    bia.getByRole('button', { name: 'Verificar' }),
    bia.getByRole('button', { name: 'Bloquear' }),
  ]) {
    await expect(control).toBeDisabled()
    await expect(control).toHaveAccessibleDescription('Salvando a alteração…')
  }
  answer()
  await expect(toastOf(page)).toContainText('ErroFailed to update verification status')
  await expect(bia.getByRole('button', { name: 'Verificar' })).toBeFocused()
  await page.route('**/api/admin/users/*/subscription', (route) => route.fulfill({ status: 500, body: '' }))
  await bia.getByLabel('Assinatura de Bia Souza').selectOption('Premium')
  await expect(toastOf(page)).toContainText('ErroFailed to update subscription status')
  await expect(bia.getByLabel('Assinatura de Bia Souza')).toHaveValue('free')
  await page.route('**/api/admin/users/*/block', (route) =>
    route.fulfill({ status: 403, json: { message: 'Você não pode fazer isso.', code: 'forbidden' } }),
  )
  await user('Caio Reis').getByRole('button', { name: 'Desbloquear' }).click()
  await expect(toastOf(page)).toContainText('ErroVocê não pode fazer isso.')
})

test('works by keyboard alone, from search to verification @desktop', async ({ page, open, browser }) => {
  const { search, user, history, dialog } = adminOf(page)
  const { email } = await aMember(browser)
  await logInAsAdmin(page)
  await open('/admin')
  await expect(search).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.type(email)
  await expect(user(email)).toHaveCount(1)
  const box = user(email).getByRole('checkbox')
  await expect(search).toBeFocused()
  for (let press = 0; press < 20; press++) {
    if (await box.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(box).toBeFocused()

  await page.keyboard.press('v')
  await expect(dialog).toContainText(/^Verificar .*\?/)
  await page.keyboard.press('Escape')
  await expect(box).toBeFocused()
  await expect(user(email).locator('.user-badges')).toHaveText('')
  await page.keyboard.press('v')
  await dialog.getByRole('button', { name: 'Verificar' }).press('Enter')
  await expect(user(email).locator('.user-badges')).toHaveText('Verificado')
  await expect(box).toBeFocused()
  await page.keyboard.press('h')
  await expect(history).toContainText('Verificação concedida')
  await page.keyboard.press('Escape')
  await expect(box).toBeFocused()
  await page.keyboard.press('b')
  await expect(dialog).toContainText('Bloquear')
})
