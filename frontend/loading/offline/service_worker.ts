import {
  CacheExpiration,
  CacheFirst,
  ExpirationPlugin,
  NetworkFirst,
  Serwist,
  type SerwistPlugin,
} from 'serwist'
import { FORGET, isSomebodyIn, kindOfSeen, mayStay, SEEN } from '#frontend/loading/offline/seen_pages.ts'
import { followSubscription, noticeOf, openMessage } from '#frontend/loading/offline/push_notices.ts'
import { APPLY_THEME_SCRIPT } from '#frontend/lib/theme_choice.ts'
import mark from '#frontend/public/favicon.svg?raw'

interface SeenPage {
  path: string
  /** As in the page's HTML, escaped. */
  brand: string
  /** As in the page's HTML, escaped. */
  title: string
}

interface Offline {
  styles: readonly string[]
  /** Pages available offline, newest first. */
  seen: readonly SeenPage[]
}

const MAX_LISTED = 10

const STYLE = `header{display:flex;padding:var(--space-4);border-block-end:1px solid var(--gray-a4)}
h2.status-message-title{margin-block-start:var(--space-6)}header svg{inline-size:30px;block-size:30px}.seen-link{display:block;padding-block:10px;color:var(--accent-11)}`

/** Looks again by itself once there is a connection. */
const SCRIPT = `${APPLY_THEME_SCRIPT};addEventListener('online',function(){location.reload()})`

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const sha256 = async (text: string) => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
}

const linkTo = ({ path, title }: SeenPage) =>
  `<li><a class="seen-link" href="${escaped(path)}">${title}</a></li>`

function listOf(seen: readonly SeenPage[]): string {
  if (seen.length === 0) return ''
  const links = seen.slice(0, MAX_LISTED).map(linkTo).join('')
  return `<h2 class="status-message-title">Dá para ler agora</h2><ul class="plain-list">${links}</ul>`
}

function offlineHtml({ styles, seen }: Offline): string {
  const sheets = styles.map((href) => `<link rel="stylesheet" href="${escaped(href)}">`).join('')
  return `<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><title>Você está sem conexão</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex"><script>${SCRIPT}</script>${sheets}<style>${STYLE}</style></head>
<body><div class="radix-themes" data-is-root-theme="true" data-accent-color="teal" data-gray-color="sage"
data-has-background="true" data-panel-background="solid" data-radius="large" data-scaling="100%">
<header><a class="plain-link" href="/"><span class="brand-logo">${mark}${seen[0]?.brand ?? ''}</span><span class="visually-hidden">, página inicial</span></a></header>
<main class="status-message"><h1 class="status-message-title">Você está sem conexão</h1>
<p class="status-message-text">Esta página ainda não foi aberta neste aparelho. Tente de novo quando a conexão voltar.</p>
<p class="status-message-actions"><a class="rt-reset rt-BaseButton rt-r-size-3 rt-variant-solid rt-Button" href="">Tentar de novo</a></p>
${listOf(seen)}</main></div></body></html>`
}

/** Replaces a page that is not cached, without a connection. */
async function offlinePage(offline: Offline): Promise<Response> {
  const policy = `default-src 'none'; script-src 'sha256-${await sha256(SCRIPT)}'; style-src 'self' 'unsafe-inline'; font-src 'self'`
  return new Response(offlineHtml(offline), {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  })
}

/** Inserted by the build: every file of the public screens, and their style sheets. */
declare const PUBLIC_FILES: readonly string[]
declare const PUBLIC_STYLES: readonly string[]

/** The used part of a service worker's global scope; the program is type-checked with a window's. */
interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Push extends Waiting {
  data: { json(): unknown } | null
}
interface Renewal extends Waiting {
  newSubscription?: PushSubscription | null
}
interface Tap extends Waiting {
  notification: Notification
}
interface OpenWindow {
  url: string
  focus(): Promise<unknown>
  postMessage(message: unknown, transferred: []): void
}
interface Scope {
  addEventListener(type: 'push', listener: (event: Push) => void): void
  addEventListener(type: 'pushsubscriptionchange', listener: (event: Renewal) => void): void
  addEventListener(type: 'notificationclick', listener: (event: Tap) => void): void
  registration: ServiceWorkerRegistration
  addEventListener(type: 'install' | 'activate', listener: (event: Waiting) => void): void
  addEventListener(type: 'message', listener: (event: Waiting & MessageEvent<unknown>) => void): void
  clients: {
    matchAll(options: { includeUncontrolled: boolean }): Promise<readonly OpenWindow[]>
    openWindow(path: string): Promise<unknown>
  }
}
const scope = globalThis as unknown as Scope

const WEEK = 7 * 24 * 60 * 60
const MAX_ENTRIES = { page: 30, data: 120, photo: 60 } as const

type Kind = keyof typeof SEEN

const expiring = (kind: Kind) =>
  new ExpirationPlugin({ maxEntries: MAX_ENTRIES[kind], maxAgeSeconds: WEEK, purgeOnQuotaError: true })

/** Caches public responses while nobody is logged in; removes what the site has removed. */
const careful = (kind: Kind): SerwistPlugin => ({
  cacheWillUpdate: async ({ request, response }) =>
    mayStay(kind, request.url, response) && !(await isSomebodyIn()) ? response : null,
  fetchDidSucceed: async ({ request, response }) => {
    if (response.status === 404 || response.status === 410)
      await (await caches.open(SEEN[kind])).delete(request)
    return response
  },
})

const sayOffline: SerwistPlugin = {
  handlerDidError: async () => offlinePage({ styles: PUBLIC_STYLES, seen: await seenPages() }),
}

const strategyOf = (kind: Kind, ...plugins: SerwistPlugin[]) =>
  new NetworkFirst({ cacheName: SEEN[kind], plugins: [careful(kind), expiring(kind), ...plugins] })

const pages = strategyOf('page', sayOffline)

/** File names change with the content, so files of earlier builds stay for pages that request them. */
const files = new CacheFirst({
  cacheName: 'files',
  plugins: [new ExpirationPlugin({ maxEntries: 500, maxAgeSeconds: 5 * WEEK, maxAgeFrom: 'last-used' })],
})

const TITLE = /<title[^>]*>([^<|]*)/
const BRAND = /property="og:site_name" content="([^"]*)/

/** Returns cached pages, newest first, with titles without the brand, still escaped. */
async function seenPages(): Promise<SeenPage[]> {
  const cache = await caches.open(SEEN.page)
  const requests = (await cache.keys()).toReversed()
  const seen = requests.map(async (request) => {
    const text = (await (await cache.match(request))?.text()) ?? ''
    const { pathname, search } = new URL(request.url)
    return {
      path: pathname + search,
      brand: BRAND.exec(text)?.[1] ?? '',
      title: TITLE.exec(text)?.[1]?.trim() || pathname,
    }
  })
  return Promise.all(seen)
}

const isOwn = (url: URL) => url.origin === location.origin
const isNavigation = (request: Request) => request.mode === 'navigate'

const serwist = new Serwist({
  skipWaiting: true,
  clientsClaim: true,
  navigationPreload: true,
  runtimeCaching: [
    { matcher: ({ url }) => isOwn(url) && url.pathname.startsWith('/assets/'), handler: files },
    { matcher: ({ url, request }) => isOwn(url) && isNavigation(request), handler: pages },
    {
      matcher: ({ url }) => isOwn(url) && kindOfSeen(url.pathname, false) === 'data',
      handler: strategyOf('data'),
    },
    {
      matcher: ({ url }) => isOwn(url) && kindOfSeen(url.pathname, false) === 'photo',
      handler: strategyOf('photo'),
    },
  ],
})

/** Caches the missing files of the public screens. */
async function fetchFiles(event: Waiting): Promise<void> {
  const fetched = PUBLIC_FILES.flatMap((file) => files.handleAll({ event, request: new Request(file) }))
  await Promise.all(fetched)
}

/** Caches the pages that were open before the service worker started. */
async function keepOpenPages(event: Waiting): Promise<void> {
  const windows = await scope.clients.matchAll({ includeUncontrolled: true })
  const open = windows.map(({ url }) => new URL(url)).filter(({ pathname }) => kindOfSeen(pathname, true))
  const kept = open.flatMap((url) => pages.handleAll({ event, request: new Request(url) }))
  await Promise.all(kept)
}

/** Also the URLs, which the library stores apart from the caches. */
async function forget(): Promise<void> {
  const names = Object.values(SEEN)
  await Promise.all(names.map((name) => caches.delete(name)))
  await Promise.all(names.map((name) => new CacheExpiration(name, { maxEntries: 1 }).delete()))
}

async function showNotice({ data }: Push): Promise<void> {
  const payload = await Promise.resolve(data)
    .then((each) => each?.json())
    .catch(() => null)
  const { title, options } = noticeOf(payload)
  await scope.registration.showNotification(title, options)
}

/** Shows what a notice is about in an open dashboard, else in a window of its own: other screens may hold typed text. */
async function openNotice({ notification }: Tap): Promise<void> {
  notification.close()
  const { path } = notification.data as { path: string }
  const windows = await scope.clients.matchAll({ includeUncontrolled: true })
  const dashboard = windows.find(({ url }) => isOwn(new URL(url)) && new URL(url).pathname === '/dashboard')
  if (!dashboard) return void (await scope.clients.openWindow(path))
  dashboard.postMessage(openMessage(path), [])
  await dashboard.focus()
}

scope.addEventListener('push', (event) => event.waitUntil(showNotice(event)))
scope.addEventListener('pushsubscriptionchange', (event) => {
  const { pushManager } = scope.registration
  const renewed = event.newSubscription ?? null
  event.waitUntil(followSubscription({ renewed, pushManager, fetch: globalThis.fetch.bind(globalThis) }))
})
scope.addEventListener('notificationclick', (event) => event.waitUntil(openNotice(event)))
scope.addEventListener('install', (event) => event.waitUntil(fetchFiles(event)))
scope.addEventListener('activate', (event) => event.waitUntil(keepOpenPages(event)))
scope.addEventListener('message', (event) => {
  if (event.data === FORGET) event.waitUntil(forget())
})
serwist.addEventListeners()
