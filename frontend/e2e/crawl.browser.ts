import { MARINA } from './support/cast.ts'
import { expect, test } from './support/test.ts'

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

test('every page that a visitor can reach is there, and so is what it links to @desktop', async () => {
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

const KINDS = [
  '/',
  '/?q=cardiologista+campinas',
  '/?q=ninguem+com+este+nome+xyz',
  '/especialidades',
  '/especialidades/cardiologista',
  '/especialidades/cardiologista/sao-paulo-sp',
  `/${MARINA.slug}`,
  '/blog',
  '/blog?category=medicine',
  '/termos',
  '/privacidade',
  '/login',
  '/register-professional',
  '/forgot-password',
]

test('no kind of public page misses a file or complains in the console @desktop', async ({ page, open }) => {
  const missing: string[] = []
  page.on('response', (answer) => {
    const isSignedOut = answer.status() === 401 && answer.url().endsWith('/api/user')
    if (answer.status() >= 400 && !isSignedOut) missing.push(`${answer.status()} ${answer.url()}`)
  })
  for (const path of KINDS) await open(path)

  expect(missing).toEqual([])
})
