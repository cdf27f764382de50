import { expect, type Page } from '@playwright/test'

/** Goes where a link of the screen would, without leaving the document. */
export const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((address) => {
    window.history.pushState(null, '', address)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, path)

/** The same, until the next screen, which has another title, is there with all that it asks for. */
export async function goOnTo(page: Page, path: string): Promise<void> {
  const before = await page.title()
  await goTo(page, path)
  await page.waitForFunction((title) => document.title !== title, before)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}
