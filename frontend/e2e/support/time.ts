import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'

const POLLING_MS = 20

/** Makes the page's clock stand still from now on; it moves by `runFor` only. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
}

/** Lets a stopped clock move just as far as something needs that waits for short timers; returns how far, in ms. */
export async function nudgeTime(page: Page, awaited: Promise<unknown>): Promise<number> {
  let moved = 0
  while (!(await isOverSoon(awaited))) {
    await page.clock.runFor(1)
    moved += 1
  }
  return moved
}

async function isOverSoon(awaited: Promise<unknown>): Promise<boolean> {
  return Promise.race([awaited.then(() => true), pause(POLLING_MS, false)])
}
