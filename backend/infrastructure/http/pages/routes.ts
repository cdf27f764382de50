import type { HttpContext, Router } from '@adonisjs/core/http'
import { Unavailable } from '#application/ports/unavailable.ts'
import { PERSONAL_SCREENS, SECRET_SCREENS } from '#contract/private_screens.ts'
import type { GetSiteRating } from '#application/reviews/list_reviews.ts'
import { countPostView, isPrefetch } from '../blog/routes.ts'
import { visitorOf } from '../sender.ts'
import type { HttpDependencies } from '../dependencies.ts'
import { asLogged } from '../logged_error.ts'
import { type Middleware, rateLimit } from '../middleware/guards_of.ts'
import { Refused } from '../refusals.ts'
import { sendElsewhere, sendText } from '../respond.ts'
import { inProcessPublicApi, PageReads } from './in_process_public_api.ts'
import { addressToKeep, CODINGS, type CachedPage, type MadePage } from './page_cache.ts'
import type { PageRenderer, RenderedPage } from './page_renderer.ts'

/** Serves every other address as a screen, rendered with its data or cached. */
export function pageRoutes(
  router: Router,
  app: HttpDependencies,
  { renderer, limitReads }: { renderer: PageRenderer; limitReads: Middleware },
): void {
  router.get('*', showPage(app, renderer)).use([limitReads, limitScreens(app.limiter)])
}

/** A page that is made anew each time, as a search by words is, costs as much as a search. */
function limitScreens(limiter: HttpDependencies['limiter']): Middleware {
  const reading = rateLimit(limiter, 'publicRead')
  const searching = rateLimit(limiter, 'search')
  return async function limitScreensMiddleware(context, next) {
    const { path, query } = addressOf(context)
    const isMadeAnew = !isPrivate(path) && addressToKeep(path, query) === null
    await (isMadeAnew ? searching : reading)(context, next)
  }
}

function addressOf({ request }: HttpContext): { requested: string; path: string; query: string | null } {
  const [requested = '/'] = (request.request.url ?? '/').split('?')
  return { requested, path: canonicalPath(requested), query: request.parsedUrl.query }
}

const showPage = (app: HttpDependencies, renderer: PageRenderer) =>
  async function showPageController(context: HttpContext): Promise<void> {
    const { requested, path: canonical, query } = addressOf(context)
    if (canonical !== requested) return sendElsewhere(context, 301, withQuery(canonical, query))
    const address = isPrivate(canonical) ? null : addressToKeep(canonical, query)
    for (const [name, value] of Object.entries(screenHeaders(canonical))) context.response.header(name, value)
    if (address === null) {
      const made = await makePage(app, renderer, withQuery(canonical, query))
      countUnmet(app, context, made)
      return sendMade(context, made)
    }
    const make = () => makePage(app, renderer, address)
    const page = await app.pages.get(address, make)
    for (const post of page.made.posts) countPostView(app, context, post)
    countUnmet(app, context, page.made)
    const { status, failure } = page.made
    if (status !== 200 || failure !== undefined)
      return sendMade(context, { ...page.made, html: page.body.toString() })
    context.response.header('cdn-cache-control', SHARED_CACHE_CONTROL)
    await sendCachedPage(context, page)
  }

function countUnmet(
  { useCases }: HttpDependencies,
  context: HttpContext,
  { unmet }: Pick<MadePage, 'unmet'>,
) {
  if (unmet.length === 0 || context.request.method() === 'HEAD' || isPrefetch(context)) return
  const visitor = visitorOf(context)
  for (const each of unmet)
    useCases.countSearch.execute({ specialty: undefined, unmet: each, page: 1, visitor })
}

type Made = MadePage & Pick<RenderedPage, 'redirect' | 'error'>

async function makePage(app: HttpDependencies, renderer: PageRenderer, address: string): Promise<Made> {
  const { useCases, site } = app
  const { brandName, appUrl, supportEmail, salesWhatsapp, keepsSeenPages } = site
  const siteRating = await siteRatingOf(site.siteRating, useCases.getSiteRating)
  const reads = new PageReads()
  const page = await renderer.render({
    url: appUrl + address,
    api: inProcessPublicApi(useCases, reads),
    settings: { brandName, appUrl, supportEmail, salesWhatsapp, siteRating, keepsSeenPages },
    assets: renderer.assets,
  })
  const { posts, unmet, profileOf = null, failure } = reads
  return { ...page, profileOf, posts, unmet, ...(failure !== undefined && { failure }) }
}

/** Whoever reads a page that lacks a part sees what there is; crawlers and caches are told to come again. */
function sendMade(context: HttpContext, { status, html, redirect, error, failure }: Made): void {
  if (redirect) return sendElsewhere(context, status, redirect)
  const cause = failure ?? (status >= 500 ? error : undefined)
  if (cause !== undefined) {
    context.logger.error({ error: asLogged(cause) }, 'page failed')
    context.response.header('cache-control', 'no-store')
  }
  if (cause instanceof Unavailable) return sendLater(context, html)
  sendText(context, status, { type: 'text/html', text: html })
}

async function sendCachedPage(context: HttpContext, page: CachedPage): Promise<void> {
  const { request, response } = context
  response.header('content-type', 'text/html; charset=utf-8')
  response.header('etag', page.etag).status(200)
  if (response.fresh()) return response.status(304).send(null)
  const coding = CODINGS.find((each) => each === request.encoding([...CODINGS]))
  if (coding) response.header('content-encoding', coding)
  response.send(coding ? await page.coded(coding) : page.body)
}

/** With a header that tells browsers and crawlers to retry. */
function sendLater(context: HttpContext, html: string): void {
  const { status, headers } = new Refused('unavailable')
  for (const [name, value] of Object.entries(headers)) context.response.header(name, value)
  sendText(context, status, { type: 'text/html', text: html })
}

const withQuery = (path: string, query: string | null) => (query ? `${path}?${query}` : path)

/**
 * Returns the only address of a page: lower case, single slashes, none at the end, no dot segments, upper-case escapes
 * only where needed (RFC 3986, 6.2.2).
 */
export function canonicalPath(path: string): string {
  if (PLAIN_PATH.test(path)) return path
  const plain = path.replace(NEEDLESS_ESCAPE, decodeURIComponent).toLowerCase()
  const { pathname } = new URL(`http://here${plain}`)
  const bare = pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
  return bare.replace(/%[\da-f]{2}/g, (escape) => escape.toUpperCase())
}

/** Almost every path; parsing one as a URL takes 7 µs of the 100 that a cached page takes. */
const PLAIN_PATH = /^\/(?:[a-z\d_-]+(?:\/[a-z\d_-]+)*)?$/

/** An escaped letter, digit, hyphen, underscore or tilde. */
const NEEDLESS_ESCAPE = /%(?:2d|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi

const PERSONAL: readonly string[] = Object.values(PERSONAL_SCREENS)
const SECRET: readonly string[] = Object.values(SECRET_SCREENS)

/** A shared cache may serve a page for 5 s, and for 25 s more while it fetches the new one. */
const SHARED_CACHE_CONTROL = 'public, max-age=5, stale-while-revalidate=25'

const isPrivate = (path: string) => PERSONAL.includes(path) || SECRET.includes(path)

/** How long a screen may be cached, and whether the next site may see its URL. */
export function screenHeaders(path: string): Record<string, string> {
  if (SECRET.includes(path)) return { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }
  return { 'cache-control': PERSONAL.includes(path) ? 'no-store' : 'no-cache' }
}

/** Returns the rating that the home page may show by the setting `SITE_RATING`: fixed, derived, or none. */
async function siteRatingOf(
  setting: string,
  derived: GetSiteRating,
): Promise<{ value: number; count: number } | null> {
  if (setting === 'derived') return derived.execute()
  const [value = 0, count = 0] = setting.split('/').map(Number)
  return value > 0 && count > 0 ? { value, count } : null
}
