import type { Page } from '@playwright/test'
import { toastOf } from './support/profile.ts'
import { expect, test } from './support/test.ts'

/** The browser was signed in before, and the server says as whom. */
async function givenSignedIn(page: Page, user: { name: string; role: 'user' | 'admin' }): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('signed-in', '1'))
  await page.route('**/api/user', (route) => route.fulfill({ json: user }))
}

async function openMenu(page: Page, name: string) {
  await page.getByRole('button', { name: 'Abrir menu' }).click()
  return page.getByRole('dialog', { name })
}

test('leads a visitor to registration and login @desktop', async ({ page, open }) => {
  let asked = 0
  page.on('request', (request) => (asked += Number(request.url().endsWith('/api/user'))))
  await open('/termos')
  const header = page.getByRole('banner')

  await expect(header.getByRole('link', { name: 'É profissional da saúde?' })).toHaveAttribute(
    'href',
    '/register-professional',
  )
  await expect(header.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/login')
  await header.getByRole('link', { name: 'Página inicial' }).click()
  await expect(page).toHaveURL('/')
  expect(asked).toBe(0)
})

test('offers an administrator moderation instead @desktop', async ({ page, open }) => {
  await givenSignedIn(page, { name: 'Equipe', role: 'admin' })
  await open('/termos')

  await page.getByRole('banner').getByRole('button', { name: 'Equipe' }).click()

  const items = page.getByRole('menu').getByRole('menuitem')
  await expect(items).toHaveText(['Admin', 'Gerenciar Blog', 'Segurança', 'Sair'])
  await expect(items.nth(0)).toHaveAttribute('href', '/admin')
  await expect(items.nth(1)).toHaveAttribute('href', '/admin/blog')
})

test('offers a professional a menu with dashboard and logout, and reports a failed logout @desktop', async ({
  page,
  open,
  complaints,
}) => {
  complaints.allow(/status of 500/)
  await givenSignedIn(page, { name: 'Helena Prado', role: 'user' })
  await page.route('**/api/logout', (route) =>
    route.fulfill({ status: 500, body: '{"message":"Tente já."}' }),
  )
  await open('/termos')
  const opener = page.getByRole('banner').getByRole('button', { name: 'Helena Prado' })

  await opener.click()
  const menu = page.getByRole('menu')
  await expect(menu.getByRole('menuitem')).toHaveText(['Dashboard', 'Segurança', 'Sair'])
  await expect(menu.getByRole('menuitem', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Entrar' })).toHaveCount(0)
  await page.getByRole('menuitem', { name: 'Sair' }).click()
  await expect(toastOf(page)).toContainText('Erro no logout')
  await expect(page.getByRole('region', { name: 'Avisos (F8)' })).toBeAttached()
  await expect(opener).toBeVisible()

  await page.route('**/api/logout', (route) => route.fulfill({ status: 204 }))
  await opener.click()
  await page.getByRole('menuitem', { name: 'Sair' }).click()
  await expect(toastOf(page)).toContainText('Logout realizadoVocê foi desconectado com sucesso.')
  await expect(page).toHaveURL('/login')
  expect(await page.evaluate(() => localStorage.getItem('signed-in'))).toBeNull()
})

test('drops an expired session @desktop', async ({ page, open }) => {
  await page.addInitScript(() => localStorage.setItem('signed-in', '1'))
  const answer = page.waitForResponse('**/api/user')
  await open('/termos')

  expect((await answer).status()).toBe(401)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('signed-in'))).toBeNull()
})

test('repeats the links in a side sheet on a phone @phone', async ({ page, open }) => {
  await open('/termos')
  const sheet = await openMenu(page, 'Menu')
  const links = ['É profissional da saúde?', 'Especialidades', 'Blog', 'Meus pedidos', 'Entrar']
  await expect(sheet.getByRole('link')).toHaveText(links)
  await expect(sheet.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/login')

  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('button', { name: 'Abrir menu' })).toBeFocused()
  await openMenu(page, 'Menu')
  await sheet.getByRole('link', { name: 'Especialidades' }).click()

  await expect(page).toHaveURL('/especialidades')
  await expect(sheet).toBeHidden()
})

test("shows the logged-in account in a phone's menu @phone", async ({ page, open }) => {
  await givenSignedIn(page, { name: 'Equipe', role: 'admin' })
  await page.route('**/api/logout', (route) => route.fulfill({ status: 204 }))
  await open('/termos')
  const sheet = await openMenu(page, 'Equipe')
  const links = ['Admin', 'Gerenciar Blog', 'Segurança', 'Especialidades', 'Blog', 'Meus pedidos']
  await expect(sheet.getByRole('link')).toHaveText(links)

  await sheet.getByRole('button', { name: 'Sair' }).click()

  await expect(toastOf(page)).toContainText('Logout realizado')
  await expect(page).toHaveURL('/login')
})
