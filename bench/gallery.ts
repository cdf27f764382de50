/**
 * Photographs every screen and state at the width of a phone, a tablet and a desktop, light, dark and in forced colours.
 *   npm run gallery -- [--to build/gallery] [--url http://localhost:3333] [--only queue] [--width 390]
 * Without --url it starts a site of its own. The site at --url needs the people of the demonstration (SEED_DEMO=1).
 * Chromium is that of CHROMIUM_PATH or /usr/bin/chromium. Ends with 1 where a state could not be reached.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { DEMO_EMAILS, DEMO_PASSWORD } from '#infrastructure/demo/demo_world.ts'
import { CHROMIUM, openSite } from './screens/site.ts'
import { type State, STATES } from './screens/states.ts'

const WIDTHS = { 390: 844, 768: 1024, 1280: 900 }
const LOOKS = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  forced: { colorScheme: 'light', forcedColors: 'active' },
} as const

const { values } = parseArgs({
  options: {
    to: { type: 'string', default: 'build/gallery' },
    url: { type: 'string' },
    only: { type: 'string', default: '' },
    width: { type: 'string' },
  },
})
const states = STATES.filter(({ name }) => name.includes(values.only))
const widths = Object.entries(WIDTHS).filter(([width]) => !values.width || values.width === width)
const log = (line: string) => void process.stdout.write(`${line}\n`)

mkdirSync(values.to, { recursive: true })
const site = await openSite(values.url)
const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] })
try {
  const sessions = await logIn(browser)
  for (const state of states)
    for (const [width, height] of widthsOf(state))
      await photograph(state, sessions[state.as ?? 'nobody'], { width: Number(width), height })
  writeFileSync(join(values.to, 'index.html'), index())
  log(join(values.to, 'index.html'))
} finally {
  await browser.close()
  await site.close()
}

type Session = Awaited<ReturnType<BrowserContext['storageState']>>

/** What a browser keeps of each account: logins are few, for the site counts them. */
async function logIn(from: Browser): Promise<Record<string, Session>> {
  const sessions: Record<string, Session> = { nobody: { cookies: [], origins: [] } }
  for (const account of new Set(states.flatMap(({ as }) => as ?? []))) {
    const context = await from.newContext({ baseURL: site.url })
    const page = await context.newPage()
    await page.goto('/login')
    const main = page.getByRole('main')
    await main.getByLabel('E-mail').fill(DEMO_EMAILS[account])
    await main.getByLabel('Senha', { exact: true }).fill(DEMO_PASSWORD)
    await main.getByRole('button', { name: 'Entrar', exact: true }).click()
    await page.waitForURL((address) => address.pathname !== '/login')
    sessions[account] = await context.storageState()
    await context.close()
  }
  return sessions
}

function widthsOf({ phone }: State) {
  return phone ? widths.filter(([width]) => width === '390') : widths
}

interface Size {
  width: number
  height: number
}

async function photograph(state: State, session: Session | undefined, viewport: Size): Promise<void> {
  const context = await browser.newContext({
    ...{
      baseURL: site.url,
      viewport,
      locale: 'pt-BR',
      timezoneId: 'America/Sao_Paulo',
      reducedMotion: 'reduce',
    },
    ...(session && { storageState: session }),
  })
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  try {
    await page.goto(state.path)
    await page.waitForLoadState('networkidle')
    await state.act?.(page)
    await settle(page, state)
    await takePictures(page, state, viewport.width)
  } catch (error) {
    log(`✖ ${state.name} at ${viewport.width}: ${String(error).split('\n')[0]}`)
    process.exitCode = 1
  } finally {
    await context.close()
  }
}

/** Waits for the dialog or list that was opened, and until nothing is a grey stand-in any more. */
async function settle(page: Page, { dialog, name }: State): Promise<void> {
  const opened = page
    .locator('dialog[open], [role=dialog], [role=alertdialog], [role=listbox]')
    .filter({ visible: true })
  if (dialog)
    await opened
      .first()
      .waitFor({ timeout: 10_000 })
      .catch(() => log(`? ${name}: nothing opened`))
  await page.waitForFunction(() => !document.querySelector('.skeleton-bar'))
  await page.waitForLoadState('networkidle')
}

async function takePictures(page: Page, { name, dialog }: State, width: number): Promise<void> {
  for (const [look, media] of Object.entries(LOOKS)) {
    await page.emulateMedia(media)
    const path = join(values.to, pictureOf(name, width, look))
    await page.screenshot({ path, type: 'jpeg', quality: 80, fullPage: !dialog, animations: 'disabled' })
  }
}

function pictureOf(name: string, width: number | string, look: string): string {
  return `${name.replaceAll(' ', '-')}-${width}-${look}.jpg`
}

/** The pictures of a state side by side, as long as a window and scrolled within. */
function index(): string {
  const rows = states.map((state) => {
    const { name } = state
    const pictures = widthsOf(state).flatMap(([width]) =>
      Object.keys(LOOKS).map((look) => {
        const picture = pictureOf(name, width, look)
        return `<figure><a href="${picture}"><img src="${picture}" alt="" loading="lazy"></a><figcaption>${width} ${look}</figcaption></figure>`
      }),
    )
    return `<h2>${name}</h2><div>${pictures.join('')}</div>`
  })
  const style = `body{font:16px system-ui;margin:1rem}div{display:flex;gap:1rem;overflow-x:auto}figure{margin:0;flex:none}
a{display:block;height:70vh;overflow-y:auto;border:1px solid}img{width:20rem;display:block}`
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery</title><style>${style}</style>${rows.join('\n')}</html>\n`
}
