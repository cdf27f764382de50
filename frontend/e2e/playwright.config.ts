import { defineConfig, devices } from '@playwright/test'
import type { Options } from './support/test.ts'

const launchOptions = {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--renderer-process-limit=1',
    // Two processes fewer. The last list of features counts, so Playwright's own is repeated.
    '--in-process-gpu',
    '--enable-features=NetworkServiceInProcess2,CDPScreenshotNewSurface,SkipListAccountsWithoutGaiaCookies',
  ],
}

const PHONE = { ...devices['Pixel 5'], deviceScaleFactor: 1, viewport: { width: 390, height: 844 } }
const DESKTOP = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } }

/**
 * Every story at the width of a phone and of a desktop, on a server and a database made for this run. A title that
 * ends in @phone or @desktop is told there only; those with @translated once more on pages that the browser
 * translates. All waiting is for something; how long it may take says nothing of the
 * site, only of how busy the machine is.
 */
export default defineConfig<Options>({
  testDir: '.',
  /** Node itself reads TypeScript; Playwright would translate all of the site and its build first. */
  build: { external: ['**/*'] },
  testMatch: '**/*.browser.ts',
  outputDir: '../../test-results',
  globalSetup: './support/start_site.ts',
  fullyParallel: true,
  workers: 3,
  /** What passes at the second try only is told as flaky, and is to be mended. */
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: true,
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    locale: 'pt-BR',
    serviceWorkers: 'block',
    /** A story does not wait for what only moves, and drawing it takes a tenth of the processor's time. */
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'America/Sao_Paulo',
    launchOptions,
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
  },
  projects: [
    { name: 'phone', grepInvert: /@desktop/, use: PHONE },
    { name: 'desktop', grepInvert: /@phone/, use: DESKTOP },
    {
      name: 'translated phone',
      grep: /@translated/,
      grepInvert: /@desktop/,
      use: { ...PHONE, isTranslated: true },
    },
    {
      name: 'translated desktop',
      grep: /@translated/,
      grepInvert: /@phone/,
      use: { ...DESKTOP, isTranslated: true },
    },
  ],
})
