import { PERSONAL_SCREENS, SECRET_SCREENS } from '#contract/private_screens.ts'

/** The caches of seen content, by kind. */
export const SEEN = { page: 'seen-pages', data: 'seen-data', photo: 'seen-photos' } as const
/** Present while somebody is logged in; a service worker cannot read the page's storage. */
const SIGNED_IN = 'signed-in'
/** The page's message to its service worker: clear the caches. */
export const FORGET = 'forget'

const CLOSED: readonly string[] = [...Object.values(PERSONAL_SCREENS), ...Object.values(SECRET_SCREENS)]
const isClosed = (path: string) => CLOSED.some((each) => path === each || path.startsWith(`${each}/`))

const PARTS = ['services', 'insurances', 'locations', 'faqs', 'reviews']
/** Public reads, without suggestions for names and places being typed. */
const PUBLIC_DATA = [
  /^\/api\/professionals(?:\/search|\/facets|\/slug\/[^/]+)?$/,
  new RegExp(`^/api/professionals/[\\da-f-]{36}/(?:${PARTS.join('|')})$`),
  /^\/api\/(?:specialties\/available|search\/interpretation)$/,
  /^\/api\/blog(?:\/[^/]+(?:\/related)?)?$/,
]
const PHOTOS = '/api/images/'

/** Returns the cache for a URL; null if it is not public. */
export function kindOfSeen(path: string, isNavigation: boolean): keyof typeof SEEN | null {
  if (isNavigation) return isClosed(path) || path.startsWith('/api/') ? null : 'page'
  if (PUBLIC_DATA.some((data) => data.test(path))) return 'data'
  return path.startsWith(PHOTOS) ? 'photo' : null
}

/**
 * Returns whether a response may be cached: complete, public and of the requested kind. A response that sets a cookie
 * must be `no-store`, since scripts cannot see the cookie.
 */
export function mayStay(kind: keyof typeof SEEN, url: string, { status, headers }: Answer): boolean {
  const control = headers.get('cache-control') ?? 'no-store'
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false
  return (
    status === 200 &&
    !/\b(?:private|no-store)\b/i.test(control) &&
    isPage === (kind === 'page') &&
    kindOfSeen(new URL(url).pathname, isPage) === kind
  )
}
type Answer = Pick<Response, 'status' | 'headers'>

export const isSomebodyIn = () => caches.has(SIGNED_IN)

/** Returns false too where the browser blocks cookies, and with them every storage. */
const hasCaches = async () => {
  try {
    await isSomebodyIn()
    return true
  } catch {
    return false
  }
}

/** Clears this device's caches of seen pages. */
export async function forgetSeenPages(): Promise<void> {
  if (!(await hasCaches())) return
  await Promise.all(Object.values(SEEN).map((name) => caches.delete(name)))
  navigator.serviceWorker?.controller?.postMessage(FORGET)
}

/** Disables the caches while somebody is logged in, and clears them at login and logout. */
export async function keepForVisitorsOnly(isSignedIn: boolean): Promise<void> {
  if (!(await hasCaches()) || (await isSomebodyIn()) === isSignedIn) return
  if (isSignedIn) await caches.open(SIGNED_IN)
  else await caches.delete(SIGNED_IN)
  await forgetSeenPages()
}

interface Connection {
  saveData?: boolean
}

/** Caches public pages for offline reading, unless this device saves data. */
export async function keepSeenPages(isSignedIn: boolean): Promise<void> {
  const { connection } = navigator as { connection?: Connection }
  if (!('serviceWorker' in navigator) || connection?.saveData || !(await hasCaches())) return
  await keepForVisitorsOnly(isSignedIn)
  await navigator.serviceWorker.register('/sw.js')
}
