import type { Page } from '@playwright/test'
import { accountOf, logInAs, registrationOf } from './support/accounts.ts'
import { expectAccessible } from './support/axe.ts'
import { goOnTo } from './support/navigation.ts'
import { toastOf } from './support/profile.ts'
import { expect, test } from './support/test.ts'

const BUTTONS = {
  '/login': 'Entrar',
  '/register-professional': 'Cadastrar',
  '/forgot-password': 'Enviar Link',
  '/confirmar-email': 'Enviar link',
  '/reset-password?token=segredo': 'Redefinir senha',
}

const isAsWideAs = (page: Page, pixels: number) =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(pixels)

test('has no accessibility violations in account forms, empty and refused, and no overflow @phone', async ({
  page,
  open,
}) => {
  const { main } = accountOf(page)
  await open('/termos')
  for (const [path, button] of Object.entries(BUTTONS))
    await test.step(path, async () => {
      await goOnTo(page, path)
      await expectAccessible(page, path)
      await page.setViewportSize({ width: 320, height: 640 })
      await isAsWideAs(page, 320)
      await page.setViewportSize({ width: 390, height: 844 })

      await main.getByRole('button', { name: button, exact: true }).click()

      await expect(main.locator('[aria-invalid=true]').first()).toBeFocused()
      await expectAccessible(page, `${path}, refused`)
      await isAsWideAs(page, 390)
    })
})

test('has no accessibility violations in the list of cities @phone', async ({ page, open }) => {
  const { field, city } = registrationOf(page)
  await open('/register-professional')
  await field('Estado').selectOption('SP')

  await city.fill('sao')

  await expect(page.getByRole('listbox', { name: 'Cidades' })).toBeVisible()
  await expectAccessible(page, 'cities', { forcedColors: true })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
})

test('has no accessibility violations in a refused login @phone', async ({ page, open }) => {
  await open('/login')

  await logInAs(page, { email: 'ninguem@exemplo.com.br', password: 'senha-errada-1' })

  await expect(toastOf(page)).toBeVisible()
  await expectAccessible(page, 'refused login')
})

test('logs in by keyboard alone @desktop', async ({ page, open }) => {
  await open('/login')
  await accountOf(page).email.focus()

  await page.keyboard.type('gratis@demo.local')
  await page.keyboard.press('Tab')
  await page.keyboard.type('demo-demo-1')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Mostrar senha' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(accountOf(page).remember).toBeChecked()
  await accountOf(page).password.press('Enter')

  await expect(page).toHaveURL('/dashboard')
})
