import { test as base, expect, type ConsoleMessage } from '@playwright/test'

/** What the browser itself says of answers that a test asks for on purpose. */
const EXPECTED = /Failed to load resource: the server responded with a status of (4\d\d|503)/

/** Playwright's test on the running site; a page that logs an error or a hydration warning fails its test. */
export const test = base.extend<{ complaints: string[] }>({
  baseURL: async ({}, use) => use(process.env['SITE_URL']),
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(error.message))
      page.on('console', (message) => note(message, complaints))
      await use(complaints)
      expect(complaints, 'the console stays silent').toEqual([])
    },
    { auto: true },
  ],
})

function note(message: ConsoleMessage, complaints: string[]): void {
  if (!['error', 'warning'].includes(message.type()) || EXPECTED.test(message.text())) return
  complaints.push(message.text())
}

export { expect }
