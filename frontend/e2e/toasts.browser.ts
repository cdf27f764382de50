import type { Page } from '@playwright/test'
import { RAFAEL } from './support/cast.ts'
import { fillLead, profileOf, toastOf } from './support/profile.ts'
import { nudgeTime, stopTime } from './support/time.ts'
import { expect, test } from './support/test.ts'

/** Each press of the button brings another toast, numbered. */
async function givenRefusedLeads(page: Page): Promise<void> {
  let refused = 0
  await page.route('**/leads', (route) =>
    route.fulfill({ status: 429, json: { message: `Recusa ${++refused}.`, code: 'rate_limited' } }),
  )
}

test('shows one toast at a time, the newest @desktop', async ({ page, open }) => {
  const { send } = profileOf(page)
  await givenRefusedLeads(page)
  await open(`/${RAFAEL.slug}`)
  await fillLead(page, 'Ana')

  await send.click()
  await expect(toastOf(page)).toContainText('Recusa 1.')
  await send.click()

  await expect(toastOf(page)).toContainText('Recusa 2.')
  await expect(toastOf(page)).toHaveCount(1)
})

test('hides the toast after five seconds @phone', async ({ page, open }) => {
  const { send } = profileOf(page)
  await givenRefusedLeads(page)
  await page.clock.install()
  await open(`/${RAFAEL.slug}`)
  await fillLead(page, 'Ana')
  await send.click()
  await expect(toastOf(page)).toContainText('Recusa 1.')
  await stopTime(page)

  await send.click()
  const moved = await nudgeTime(page, expect(toastOf(page)).toContainText('Recusa 2.'))
  await page.clock.runFor(4_999 - moved)
  await expect(toastOf(page)).toBeVisible()
  await page.clock.runFor(moved + 1)
  await page.clock.resume()

  await expect(toastOf(page)).toBeHidden()
})

test('closes after a swipe of 50 pixels to the right @phone', async ({ page, open }) => {
  const { send } = profileOf(page)
  await givenRefusedLeads(page)
  await page.clock.install()
  await open(`/${RAFAEL.slug}`)
  await fillLead(page, 'Ana')
  await send.click()
  await expect(toastOf(page)).toBeVisible()
  await toastOf(page).hover()

  await swipe(page, 40)
  await expect(toastOf(page)).toBeVisible()
  await swipe(page, 70)

  await expect(toastOf(page)).toBeHidden()
})

async function swipe(page: Page, pixels: number): Promise<void> {
  await toastOf(page).evaluate((toast) => Promise.all(toast.getAnimations().map((each) => each.finished)))
  const box = await toastOf(page).boundingBox()
  if (!box) throw new Error('There is no toast to swipe.')
  const [x, y] = [box.x + 60, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + pixels / 2, y, { steps: 4 })
  await page.mouse.move(x + pixels, y, { steps: 4 })
  await page.mouse.up()
}

test('is reached by F8 and closed by its button @desktop', async ({ page, open }) => {
  const { send } = profileOf(page)
  await givenRefusedLeads(page)
  await open(`/${RAFAEL.slug}`)
  await fillLead(page, 'Ana')
  await send.click()
  await expect(toastOf(page)).toBeVisible()

  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  await expect(toastOf(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Fechar aviso' })).toBeFocused()
  await page.keyboard.press('Enter')

  await expect(toastOf(page)).toBeHidden()
})
