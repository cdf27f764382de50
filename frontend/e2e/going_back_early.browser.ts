import type { Page } from '@playwright/test'
import { RAFAEL } from './support/cast.ts'
import { profileOf } from './support/profile.ts'
import { listOf } from './support/specialty.ts'
import { expect, test, untilHydrated } from './support/test.ts'

const SCRIPTS = '**/assets/*.js'

/** What is asked for at these addresses comes only once the answered function is called. */
async function hold(page: Page, addresses: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await released
    await route.continue()
  })
  return release
}

test('shows the previous page even before scripts load @desktop', async ({ page, open }) => {
  const { online } = listOf(page)
  await open('/especialidades/cardiologista')
  await online.check()
  await expect(page).toHaveURL('/especialidades/cardiologista?teleconsulta=true')
  const release = await hold(page, SCRIPTS)

  await page.reload({ waitUntil: 'commit' })
  await expect(online).toBeChecked()
  await page.goBack({ waitUntil: 'commit' })
  release()

  await expect(page).toHaveURL('/especialidades/cardiologista')
  await expect(online).not.toBeChecked()
  await untilHydrated(page)
  await online.check()
  await expect(page).toHaveURL('/especialidades/cardiologista?teleconsulta=true')
})

test('performs the last action pressed before its script loaded @phone', async ({ page, open }) => {
  const waiting = page.locator('html[data-waiting]')
  const menu = page.getByRole('dialog', { name: 'Menu' })

  await test.step('on the page', async () => {
    const release = await hold(page, SCRIPTS)
    await page.goto(`/${RAFAEL.slug}`, { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Favoritos e vistos' }).click()
    await page.getByRole('button', { name: 'Abrir menu' }).click()
    await expect(waiting).toHaveCount(1)
    await expect(menu).toBeHidden()
    release()
    await expect(menu).toBeVisible()
    await expect(waiting).toHaveCount(0)
    await page.unroute(SCRIPTS)
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
  await test.step('in a part whose script comes later', async () => {
    const form = '**/assets/register_lead_form-*.js'
    const release = await hold(page, form)
    await open(`/${RAFAEL.slug}`)
    const { lead, field } = profileOf(page)
    await lead.getByRole('button', { name: 'Pedir contato' }).click()
    await expect(waiting).toHaveCount(1)
    release()
    await expect(field('Seu nome')).toBeFocused()
    await expect(field('Seu nome')).toHaveAttribute('aria-invalid', 'true')
    await expect(waiting).toHaveCount(0)
  })
})
