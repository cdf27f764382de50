import type { HttpContext, Router } from '@adonisjs/core/http'
import { Unavailable } from '#application/ports/unavailable.ts'
import { countPostView } from '../blog/count_post_view.ts'
import type { HttpDependencies } from '../dependencies.ts'
import { asLogged } from '../logged_error.ts'
import { rateLimit } from '../middleware/guards_of.ts'
import { Refused } from '../refusals.ts'
import { sendElsewhere, sendText } from '../respond.ts'
import { inProcessPublicApi } from './in_process_public_api.ts'
import type { PageRenderer } from './page_renderer.ts'
import { PERSONAL_SCREENS, SECRET_SCREENS } from '#contract/private_screens.ts'
import type { GetSiteRating } from '#application/reviews/list_reviews.ts'

/** Every address that is no file and no API call is a screen, rendered here with its data. */
export function pageRoutes(router: Router, app: HttpDependencies, renderer: PageRenderer): void {
  router.get('*', showPage(app, renderer)).use(rateLimit(app.limiter, 'publicRead'))
}

const showPage = (app: HttpDependencies, renderer: PageRenderer) => {
  const { useCases, site } = app
  return async function showPageController(context: HttpContext): Promise<void> {
    const { request, response } = context
    const [asked = '/'] = (request.request.url ?? '/').split('?')
    const canonical = canonicalPath(asked)
    const query = request.parsedUrl.query
    if (canonical !== asked) return sendElsewhere(context, 301, withQuery(canonical, query))
    const { brandName, appUrl, supportEmail, salesWhatsapp } = site
    const settings = {
      brandName,
      appUrl,
      supportEmail,
      salesWhatsapp,
      siteRating: await siteRatingOf(site.siteRating, useCases.getSiteRating),
    }
    const page = await renderer.render({
      url: site.appUrl + withQuery(canonical, query),
      api: inProcessPublicApi(useCases, { seePost: (post) => countPostView(app, context, post) }),
      settings,
      assets: renderer.assets,
    })
    if (page.redirect) return sendElsewhere(context, page.status, page.redirect)
    if (page.error && page.status >= 500) context.logger.error({ error: asLogged(page.error) }, 'page failed')
    for (const [name, value] of Object.entries(screenHeaders(canonical))) response.header(name, value)
    if (page.error instanceof Unavailable) return sendLater(context, page.html)
    sendText(context, page.status, { type: 'text/html', text: page.html })
  }
}

/** The same screen of a failure as for any other, for browsers and crawlers to ask for again. */
function sendLater(context: HttpContext, html: string): void {
  const { status, headers } = new Refused('unavailable')
  for (const [name, value] of Object.entries(headers)) context.response.header(name, value)
  sendText(context, status, { type: 'text/html', text: html })
}

const withQuery = (path: string, query: string | null) => (query ? `${path}?${query}` : path)

/**
 * One address for each page: lower case, single slashes and none at the end, no dots to climb by, escapes in capitals
 * and only where one is needed (RFC 3986, 6.2.2).
 */
export function canonicalPath(path: string): string {
  const plain = path.replace(NEEDLESS_ESCAPE, decodeURIComponent).toLowerCase()
  const { pathname } = new URL(`http://here${plain}`)
  const bare = pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
  return bare.replace(/%[\da-f]{2}/g, (escape) => escape.toUpperCase())
}

/** An escaped letter, digit, hyphen, underscore or tilde. */
const NEEDLESS_ESCAPE = /%(?:2d|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi

const PERSONAL: readonly string[] = Object.values(PERSONAL_SCREENS)
const SECRET: readonly string[] = Object.values(SECRET_SCREENS)

/** How long a screen may be kept, and whether the next site may know of it. */
export function screenHeaders(path: string): Record<string, string> {
  if (SECRET.includes(path)) return { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }
  return { 'cache-control': PERSONAL.includes(path) ? 'no-store' : 'no-cache' }
}

/** What the setting `SITE_RATING` says the home page may claim: a fixed rating, the derived one, or none. */
async function siteRatingOf(
  setting: string,
  derived: GetSiteRating,
): Promise<{ value: number; count: number } | null> {
  if (setting === 'derived') return derived.execute()
  const [value = 0, count = 0] = setting.split('/').map(Number)
  return value > 0 && count > 0 ? { value, count } : null
}
