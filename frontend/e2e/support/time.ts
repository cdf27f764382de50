import type { Page } from '@playwright/test'

/** Makes the page's clock stand still from now on; it moves by `runFor` only. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
}
