import type { BrowserContext, CDPSession, Page } from '@playwright/test'

/** A browser context that serves one test of a worker after another. */
export interface ReusedContext {
  context: BrowserContext
  /** An empty page, which keeps the context's renderer alive between two tests. */
  anchor?: { page: Page; protocol: CDPSession }
}

/**
 * Closes the pages, deletes what the site at `origin` has stored and undoes what a test may have set; what the site lets
 * a browser cache stays. Returns whether all of it is undone: a clock cannot be taken away.
 */
export async function emptied(reused: ReusedContext, origin: string): Promise<boolean> {
  const { context } = reused
  reused.anchor ??= await newAnchor(context)
  const { page: anchor, protocol } = reused.anchor
  for (const page of context.pages()) if (page !== anchor) await page.close()
  if (await anchor.evaluate(() => '__pwClock' in globalThis)) return false
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  await context.clearPermissions()
  await context.setGeolocation(null)
  await context.clearCookies()
  await protocol.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  return true
}

async function newAnchor(context: BrowserContext): Promise<{ page: Page; protocol: CDPSession }> {
  const page = await context.newPage()
  return { page, protocol: await context.newCDPSession(page) }
}
