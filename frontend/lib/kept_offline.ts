import { PERSONAL_SCREENS, SECRET_SCREENS } from '#contract/private_screens.ts'

/** The caches of what was seen, by what is in them. */
export const SEEN = { page: 'seen-pages', data: 'seen-data', photo: 'seen-photos' } as const
/** There while somebody is logged in; a service worker knows nothing else of the page's storage. */
const SIGNED_IN = 'signed-in'
/** What the page tells its service worker: forget what was seen. */
export const FORGET = 'forget'

const CLOSED: readonly string[] = [...Object.values(PERSONAL_SCREENS), ...Object.values(SECRET_SCREENS)]
const isClosed = (path: string) => CLOSED.some((each) => path === each || path.startsWith(`${each}/`))

/** The reads of public screens, without the letters of a name or place that somebody is about to type. */
const PUBLIC_DATA =
  /^\/api\/(?:professionals(?:\/search|\/facets|\/slug\/[^/]+|\/[\da-f-]{36}\/(?:services|insurances|locations|faqs|reviews))?|specialties\/available|search\/interpretation|blog(?:\/[^/]+(?:\/related)?)?)$/
const PHOTOS = '/api/images/'

/** What may be read again without a connection; null for all that is not public. */
export function kindOfSeen(path: string, isNavigation: boolean): keyof typeof SEEN | null {
  if (isNavigation) return isClosed(path) || path.startsWith('/api/') ? null : 'page'
  if (PUBLIC_DATA.test(path)) return 'data'
  return path.startsWith(PHOTOS) ? 'photo' : null
}

/**
 * Whether an answer may stay on the device: it is whole and for everybody, and of the kind that was asked for. What sets
 * a cookie has to be `no-store`, for no script sees the cookie itself.
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

const hasCaches = () => typeof window !== 'undefined' && 'caches' in window

/** Forgets every page that was seen on this device. */
export async function forgetSeenPages(): Promise<void> {
  if (!hasCaches()) return
  await Promise.all(Object.values(SEEN).map((name) => caches.delete(name)))
  navigator.serviceWorker?.controller?.postMessage(FORGET)
}

/** Nothing is kept while somebody is logged in, and nothing from before the login or the logout stays. */
export async function keepForVisitorsOnly(isSignedIn: boolean): Promise<void> {
  if (!hasCaches() || (await isSomebodyIn()) === isSignedIn) return
  if (isSignedIn) await caches.open(SIGNED_IN)
  else await caches.delete(SIGNED_IN)
  await forgetSeenPages()
}

interface Connection {
  saveData?: boolean
}

/** Has public pages kept for reading without a connection, unless this device saves data. */
export async function keepSeenPages(isSignedIn: boolean): Promise<void> {
  const { connection } = navigator as { connection?: Connection }
  if (!('serviceWorker' in navigator) || connection?.saveData) return
  await keepForVisitorsOnly(isSignedIn)
  await navigator.serviceWorker.register('/sw.js')
}
