import type { Page } from '@playwright/test'
import { MARINA } from './support/cast.ts'
import { expect, test } from './support/test.ts'

const APP_URL = 'http://saude.test'

/** Pages that no other leads to, and searches as people share them. */
const STARTS = ['/', '/?q=cardiologista+campinas', '/?specialty=Dentista', '/blog?page=2', '/reset-password']
const LINK = /<(?:a|link)\b[^>]*?\shref="(\/(?!\/)[^"]*)"/g
const AT_ONCE = 4
/** Of pages alike, as those of cities or people; `seo.browser.ts` asks for every one of the sitemap. */
const OF_A_KIND = 60
/** More than the demo has; a crawl that does not come to an end is a fault too. */
const MAX_PAGES = 3_000

/** Two addresses of one depth, below one first segment and with the same parameters, are of a kind. */
function kindOf(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://site')
  const [first, ...deeper] = pathname.slice(1).split('/')
  return [deeper.length > 0 && first, deeper.length, ...searchParams.keys()].join(' ')
}

/** Asked for plainly and not through the browser's library: there are hundreds. */
const ask = (path: string) =>
  fetch(`${process.env['SITE_URL']}${path}`, {
    redirect: 'manual',
    headers: { 'accept-encoding': 'identity' },
  })

test('every page that a visitor can reach exists, and so do its links @desktop', async () => {
  const seen = new Set(STARTS)
  const queue = [...STARTS]
  const broken: string[] = []
  const known = new Map<string, number>()
  const visit = async (path: string) => {
    const answer = await ask(path)
    const html = await answer.text()
    if (answer.status !== 200) broken.push(`${answer.status} ${path}`)
    if (!answer.headers.get('content-type')?.startsWith('text/html')) return
    for (const [, address = ''] of html.matchAll(LINK)) {
      const target = address.replaceAll('&amp;', '&').replace(/#.*$/, '')
      if (target === '' || seen.has(target)) continue
      seen.add(target)
      const kind = kindOf(target)
      const ofKind = (known.get(kind) ?? 0) + 1
      known.set(kind, ofKind)
      if (ofKind <= OF_A_KIND) queue.push(target)
    }
  }
  while (queue.length > 0 && seen.size < MAX_PAGES) await Promise.all(queue.splice(0, AT_ONCE).map(visit))

  expect(broken).toEqual([])
  expect(seen.size).toBeLessThan(MAX_PAGES)
  expect(seen.size).toBeGreaterThan(300)
})

declare global {
  interface Window {
    askedOfIntl: string[]
  }
}

/** Notes each use of what loads the data of a language, which takes a slow phone a tenth of a second. */
function watchIntl(): void {
  window.askedOfIntl = []
  const note = (name: string) => window.askedOfIntl.push(`${name} ${new Error(name).stack}`)
  const watch = (owner: object, name: string) => {
    const own: unknown = Reflect.get(owner, name)
    if (typeof own !== 'function') return
    Reflect.set(
      owner,
      name,
      new Proxy(own, {
        apply: (target, self, given) => {
          note(name)
          return Reflect.apply(target, self, given) as unknown
        },
        construct: (target, given) => {
          note(name)
          return Reflect.construct(target, given) as object
        },
      }),
    )
  }
  for (const name of Object.getOwnPropertyNames(Intl)) watch(Intl, name)
  for (const { prototype } of [String, Number, Date, Array]) {
    const methods = Object.getOwnPropertyNames(prototype)
    for (const name of methods) if (/^(?:toLocale|localeCompare$)/.test(name)) watch(prototype, name)
  }
}

interface Described {
  path: string
  title: string
  canonical?: string
  shared?: string
  robots?: string
  image?: string
}

const DESCRIBED: Described[] = [
  { path: '/', title: 'Encontre profissionais de saúde perto de você' },
  { path: '/?q=dentista', title: 'Dentistas', canonical: '/', shared: '/?q=dentista' },
  { path: '/especialidades', title: 'Especialidades' },
  { path: '/especialidades/cardiologista', title: 'Cardiologistas perto de você' },
  { path: '/especialidades/cardiologista/sao-paulo-sp', title: 'Cardiologistas em São Paulo, SP' },
  {
    path: '/especialidades/quiropraxista/boa-vista-rr',
    title: 'Quiropraxistas em Boa Vista, RR',
    robots: 'noindex,follow',
  },
  {
    path: `/${MARINA.slug}`,
    title: `${MARINA.name}, Cardiologista em São Paulo, SP`,
    image: `/cartoes/perfil/${MARINA.slug}.png`,
  },
  { path: '/termos', title: 'Termos de Uso' },
  { path: '/privacidade', title: 'Política de Privacidade' },
]

const pictureOf = (path: string) =>
  path.startsWith('/especialidades/') ? '/cartoes/especialidade/' : '/share.png'

const OTHERS = [
  '/?q=cardiologista+campinas',
  '/?q=ninguem+com+este+nome+xyz',
  '/blog',
  '/tudo-sobre/enxaqueca',
  '/blog?category=medicine',
  '/login',
  '/register-professional',
  '/forgot-password',
]

async function expectDescribed(page: Page, described: Described): Promise<void> {
  const { path, title, canonical = path, shared = canonical } = described
  const { robots = 'index,follow', image = pictureOf(path) } = described
  const content = (name: string) => page.locator(`meta[${name}]`).getAttribute('content')
  const description = (await content('name=description')) ?? ''

  const whole = `${title} | Saúde Perto`
  const full = whole.length > 65 ? title : whole
  await expect(page).toHaveTitle(full)
  await expect(page.locator('title')).toHaveCount(1)
  await expect(page.locator('meta[name=description]')).toHaveCount(1)
  expect(description.length).toBeGreaterThan(60)
  expect(description.length).toBeLessThanOrEqual(160)
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', APP_URL + canonical)
  expect(await content('name=robots')).toBe(robots)
  expect(await content('property="og:title"')).toBe(full)
  expect(await content('property="og:description"')).toBe(description)
  expect(await content('property="og:url"')).toBe(APP_URL + shared)
  expect(await content('property="og:locale"')).toBe('pt_BR')
  const picture = await content('property="og:image"')
  expect(picture).toContain(APP_URL + image)
  expect((await page.request.get((picture ?? '').replace(APP_URL, ''))).status()).toBe(200)
}

test('every kind of public page has all files, uses no Intl before it responds, and has complete metadata @desktop', async ({
  page,
  open,
}) => {
  const missing: string[] = []
  page.on('response', (answer) => {
    const isSignedOut = answer.status() === 401 && answer.url().endsWith('/api/user')
    if (answer.status() >= 400 && !isSignedOut) missing.push(`${answer.status()} ${answer.url()}`)
  })
  await page.addInitScript(watchIntl)
  const visit = async (path: string) => {
    await open(path)
    expect(await page.evaluate(() => window.askedOfIntl)).toEqual([])
  }
  for (const described of DESCRIBED)
    await test.step(described.path, async () => {
      await visit(described.path)
      await expectDescribed(page, described)
    })
  for (const path of OTHERS) await test.step(path, () => visit(path))

  expect(missing).toEqual([])
})
