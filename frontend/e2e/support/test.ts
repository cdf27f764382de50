import {
  test as base,
  type BrowserContext,
  type ConsoleMessage,
  expect,
  type Page,
  type Response,
} from '@playwright/test'
import { emptied, type ReusedContext } from './reused_context.ts'
import { translatePage } from './translate_page.ts'

/** What the browser itself says of answers that a test asks for on purpose. */
const EXPECTED =
  /Failed to load resource: the server responded with a status of (4\d\d|503)|Service Worker registration blocked by Playwright/

export interface Complaints {
  /** From here on this text in the console is no fault: the test brings it about. */
  allow: (text: RegExp) => void
}

/** React finds words of another language where it begins to handle a part later, and puts its own back. */
const TRANSLATED_TOO_EARLY = /Minified React error #418/

export interface Options {
  /**
   * Whether the tests of a file need a context that no other has used: they lose their connection, or files on the way,
   * which no cache may replace.
   */
  ownContext: boolean
  /** Whether the browser translates the pages, as `translatePage` does. */
  isTranslated: boolean
}

interface Fixtures {
  complaints: Complaints
  /** Goes to an address of the site and waits until the page answers to clicks and keys. */
  open: (path: string) => Promise<Response>
}

interface WorkerFixtures {
  /** The contexts to use again, by their options: a new one for each test takes a fifth more of the processor's time. */
  reusedContexts: Map<string, ReusedContext>
}

/** Playwright's test on the running site; a page that logs an error or a hydration warning fails its test. */
export const test = base.extend<Fixtures & Options, WorkerFixtures>({
  // oxlint-disable-next-line no-empty-pattern -- the library reads the names of this pattern
  baseURL: async ({}, use) => use(process.env['SITE_URL']),
  complaints: [
    async ({ page, isTranslated }, use) => {
      const allowed = isTranslated ? [EXPECTED, TRANSLATED_TOO_EARLY] : [EXPECTED]
      const heard: string[] = []
      page.on('pageerror', (error) => heard.push(error.message))
      page.on('console', (message) => isComplaint(message) && heard.push(message.text()))
      await use({ allow: (text) => allowed.push(text) })
      const unexpected = heard.filter((text) => !allowed.some((each) => each.test(text)))
      expect(unexpected, 'the console stays silent').toEqual([])
    },
    { auto: true },
  ],
  ownContext: [false, { option: true }],
  isTranslated: [false, { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- the library reads the names of this pattern
  reusedContexts: [async ({}, use) => use(new Map()), { scope: 'worker' }],
  context: async (
    {
      browser,
      reusedContexts,
      ownContext,
      isTranslated,
      viewport,
      locale,
      timezoneId,
      serviceWorkers,
      javaScriptEnabled,
      baseURL,
    },
    use,
  ) => {
    const key = JSON.stringify([viewport, locale, timezoneId, serviceWorkers, javaScriptEnabled, baseURL])
    const last = ownContext ? undefined : reusedContexts.get(key)
    const reused = last ?? { context: await browser.newContext() }
    if (!last && javaScriptEnabled) waitingForHydration(reused.context, isTranslated)
    await use(reused.context)
    const mayServeAgain = !ownContext && (await emptied(reused, baseURL ?? ''))
    if (mayServeAgain) reusedContexts.set(key, reused)
    else {
      if (last) reusedContexts.delete(key)
      await reused.context.close()
    }
  },
  open: async ({ page }, use) => {
    await use(async (path) => {
      const response = await page.goto(path)
      if (!response) throw new Error(`${path} gave no answer.`)
      return response
    })
  },
})

/**
 * Makes the pages of `context` wait, after each `goto` and `reload` not told `waitUntil: 'commit'`, until React is there;
 * then they are translated if told so.
 */
export function waitingForHydration(context: BrowserContext, isTranslated = false): BrowserContext {
  const untilReady = async (page: Page) => {
    await untilHydrated(page)
    if (isTranslated) await page.evaluate(translatePage)
  }
  context.on('page', (page) => {
    const { goto, reload } = page
    page.goto = async (url, options) => {
      const response = await goto.call(page, url, options)
      if (options?.waitUntil !== 'commit') await untilReady(page)
      return response
    }
    page.reload = async (options) => {
      const response = await reload.call(page, options)
      if (options?.waitUntil !== 'commit') await untilReady(page)
      return response
    }
  })
  return context
}

interface ReactRoot {
  stateNode: { current: { memoizedState: { isDehydrated?: boolean } | null } }
}

/** React keeps its root under a key of its own on the document; from then on nothing that a person does is lost. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const key = Object.keys(document).find((name) => name.startsWith('__reactContainer'))
    const root: ReactRoot | undefined = key && Reflect.get(document, key)
    return root?.stateNode.current.memoizedState?.isDehydrated === false
  })
}

function isComplaint(message: ConsoleMessage): boolean {
  return ['error', 'warning'].includes(message.type())
}

export { expect }
