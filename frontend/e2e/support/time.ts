import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'

const POLLING_MS = 20

/** Makes the page's clock stand still from now on; it moves by `runFor` only. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
}

/** Lets a stopped clock move just as far as something needs that waits for short timers; answers how far, in ms. */
export async function nudgeTime(page: Page, awaited: Promise<unknown>): Promise<number> {
  let isOver = false
  const end = awaited.finally(() => (isOver = true))
  let moved = 0
  for (; !isOver; moved += 1) {
    await page.clock.runFor(1)
    await Promise.race([end, pause(POLLING_MS)])
  }
  await end
  return moved
}
