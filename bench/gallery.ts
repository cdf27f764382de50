/**
 * Photographs every screen and state at the width of a phone, a tablet and a desktop, light, dark and in forced colours.
 *   npm run gallery -- [--to build/gallery] [--url http://localhost:3333] [--only queue] [--width 390]
 * Without --url it starts a site of its own. The site at --url needs the people of the demonstration (SEED_DEMO=1); only
 * its own has an unclaimed profile.
 * Chromium is that of CHROMIUM_PATH or /usr/bin/chromium. Ends with 1 where a state could not be reached.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { DEMO_EMAILS, DEMO_PASSWORD } from '#infrastructure/demo/demo_world.ts'
import { UNCLAIMED } from '../frontend/e2e/support/cast.ts'
import { profileOf, reachLeadForm } from '../frontend/e2e/support/profile.ts'
import { CHROMIUM, openSite } from './screens/site.ts'

interface State {
  /** Also the name of its picture. */
  name: string
  path: string
  as?: 'admin' | 'premium' | 'free'
  /** What a hand does there before the picture is taken; a picture of a dialog is one of the window only. */
  act?: (page: Page) => Promise<void>
  dialog?: boolean
  /** Only a phone has it. */
  phone?: boolean
}

const click = (role: 'button' | 'link', name: RegExp) => (page: Page) =>
  page.getByRole(role, { name }).filter({ visible: true }).first().click()

/** Keeps the first `count` of a list on this device. */
const favour = (count: number) => async (page: Page) => {
  const hearts = page.getByRole('article').getByRole('button', { name: /nos favoritos$/ })
  for (let order = 0; order < count; order++) await hearts.nth(order).click()
}

async function openFavourites(page: Page) {
  await favour(2)(page)
  await click('button', /^Favoritos e vistos/)(page)
}

async function compare(page: Page) {
  await favour(3)(page)
  await page.goto('/comparar')
}

async function refusedLogin(page: Page) {
  await page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }).click()
}

async function refusedLead(page: Page) {
  await reachLeadForm(page)
  await profileOf(page).send.click()
}

/** Opened again as after a search for somebody in Recife. */
async function afterSearch(page: Page) {
  await page.evaluate(() => localStorage.setItem('last-city', '{"city":"Recife","state":"PE"}'))
  await page.reload()
  await page
    .getByRole('region', { name: 'Neurologistas no Recife, PE' })
    .getByRole('article')
    .first()
    .waitFor()
}

const PROFILE = '/marina-lacerda-fontes'

/** The public screens, then those of an account, then those of who runs the site. */
const STATES: readonly State[] = [
  { name: 'home', path: '/' },
  { name: 'menu', path: '/', act: click('button', /^Abrir menu/), dialog: true, phone: true },
  {
    name: 'suggestions',
    path: '/',
    act: (page) =>
      page.getByRole('combobox', { name: 'O que você procura?' }).pressSequentially('card', { delay: 20 }),
    dialog: true,
  },
  { name: 'results', path: '/?q=cardiologista%20campinas' },
  { name: 'no results', path: '/?specialty=Quiropraxista&insurance=Geap' },
  { name: 'emergency', path: '/?q=dor%20no%20peito%20forte' },
  { name: 'suicide', path: '/?q=quero%20morrer' },
  { name: 'also', path: '/?q=dor%20nas%20costas' },
  { name: 'two cities', path: '/?q=psicologo%20santa%20maria' },
  { name: 'specialties', path: '/especialidades' },
  { name: 'specialty', path: '/especialidades/cardiologista' },
  { name: 'city', path: '/especialidades/cardiologista/campinas-sp' },
  {
    name: 'filters',
    path: '/especialidades/cardiologista/campinas-sp',
    act: click('button', /^Filtros/),
    dialog: true,
    phone: true,
  },
  { name: 'profile', path: PROFILE },
  { name: 'profile in English', path: `${PROFILE}?lang=en` },
  { name: 'free profile', path: '/rafael-nogueira-dantas' },
  { name: 'unclaimed profile', path: `/${UNCLAIMED.slug}` },
  { name: 'claim', path: `/assumir-perfil?perfil=${UNCLAIMED.slug}` },
  { name: 'removal', path: `/assumir-perfil?perfil=${UNCLAIMED.slug}&remover=sim` },
  { name: 'insurer refused', path: PROFILE, act: click('button', /^Não aceitaram/), dialog: true },
  { name: 'share', path: PROFILE, act: click('link', /^Compartilhar/), dialog: true },
  { name: 'review', path: PROFILE, act: click('button', /^Avaliar/), dialog: true },
  { name: 'lead refused', path: '/rafael-nogueira-dantas', act: refusedLead },
  { name: 'favourites', path: '/?q=psicologo', act: openFavourites, dialog: true },
  { name: 'compare', path: '/?q=psicologo', act: compare },
  { name: 'compare nobody', path: '/comparar' },
  { name: 'no requests', path: '/meus-pedidos' },
  { name: 'blog', path: '/blog' },
  { name: 'blog without hit', path: '/blog?q=xyzxyz' },
  { name: 'post', path: '/tudo-sobre/enxaqueca' },
  { name: 'post after a search', path: '/tudo-sobre/enxaqueca', act: afterSearch },
  { name: 'login', path: '/login' },
  { name: 'login refused', path: '/login', act: refusedLogin },
  { name: 'register', path: '/register-professional' },
  { name: 'forgot password', path: '/forgot-password' },
  { name: 'not found', path: '/nao-existe' },
  { name: 'terms', path: '/termos' },
  { name: 'privacy', path: '/privacidade' },
  { name: 'accessibility', path: '/acessibilidade' },
  { name: 'dashboard', path: '/dashboard', as: 'premium' },
  { name: 'leads', path: '/dashboard?aba=leads', as: 'premium' },
  { name: 'messages', path: '/dashboard?aba=mensagens', as: 'premium' },
  { name: 'reviews', path: '/dashboard?aba=avaliacoes', as: 'premium' },
  { name: 'settings', path: '/dashboard?aba=configuracoes', as: 'premium' },
  { name: 'dashboard of a free account', path: '/dashboard', as: 'free' },
  { name: 'editor', path: '/edit-profile', as: 'premium' },
  { name: 'security', path: '/seguranca', as: 'premium' },
  { name: 'admin', path: '/admin', as: 'admin' },
  { name: 'verification queue', path: '/admin/verificacoes', as: 'admin' },
  { name: 'claim queue', path: '/admin/verificacoes?fila=perfis', as: 'admin' },
  { name: 'activity', path: '/admin/atividade', as: 'admin' },
  { name: 'demand', path: '/admin/procura', as: 'admin' },
  { name: 'review queue', path: '/admin/avaliacoes', as: 'admin' },
  { name: 'blog manager', path: '/admin/blog', as: 'admin' },
  {
    name: 'post editor',
    path: '/admin/blog',
    as: 'admin',
    act: click('button', /^Novo Post/i),
    dialog: true,
  },
]

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
