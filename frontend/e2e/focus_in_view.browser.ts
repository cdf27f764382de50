import type { Page } from '@playwright/test'
import { DEMO_EMAILS, DEMO_PASSWORD } from '#infrastructure/demo/demo_world.ts'
import { MARINA } from './support/cast.ts'
import { expect, test } from './support/test.ts'

const STEPS = 40

/** What has the focus and cannot be seen: beyond the window, or under something that lies over the page. */
function hiddenFocus(page: Page): Promise<string | null> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const focused = document.activeElement
    if (!focused || focused === document.body) return null
    const { top, left, width, height } = focused.getBoundingClientRect()
    if (width <= 1 || height <= 1) return null
    const seen = document.elementFromPoint(
      Math.min(Math.max(left + width / 2, 1), innerWidth - 1),
      top + Math.min(height, innerHeight) / 2,
    )
    const isSeen =
      seen !== null && (focused.contains(seen) || seen.contains(focused) || seen.closest('label') !== null)
    const liesOverThePage = focused.closest('.header, .skip-link') !== null
    const isUnderTheHeader = !liesOverThePage && (seen?.closest('.header') !== null || top + height <= 64)
    if (isSeen && !isUnderTheHeader) return null
    return `${focused.tagName} «${focused.textContent}» at ${Math.round(top)}`
  })
}

/** What still arrives would move the page under whoever has the focus. */
async function expectFocusInView(page: Page, path: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  const hidden: string[] = []
  for (let step = 0; step < STEPS; step++) {
    await page.keyboard.press('Tab')
    const found = await hiddenFocus(page)
    if (found) hidden.push(found)
  }
  for (let step = 0; step < STEPS; step++) {
    await page.keyboard.press('Shift+Tab')
    const found = await hiddenFocus(page)
    if (found) hidden.push(found)
  }
  expect(hidden, path).toEqual([])
}

test.use({ viewport: { width: 1280, height: 800 } })

for (const path of ['/', '/?q=dentista', `/${MARINA.slug}`, '/especialidades/cardiologista'])
  test(`shows the focused element on ${path} @desktop`, async ({ page, open }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(path)
    await expectFocusInView(page, path)
  })

test('shows the focused element in dashboard, editor and panel @desktop', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const logIn = (email: string) =>
    page.request.post('/api/login', { data: { email, password: DEMO_PASSWORD } })
  await logIn(DEMO_EMAILS.premium)
  for (const path of ['/dashboard', '/edit-profile']) {
    await open(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectFocusInView(page, path)
  }
  await page.context().clearCookies()
  await logIn(DEMO_EMAILS.admin)
  await open('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectFocusInView(page, '/admin')
})
