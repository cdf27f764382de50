import type { HttpContext, Router } from '@adonisjs/core/http'
import { Unavailable } from '#application/ports/unavailable.ts'
import { countPostView } from '../blog/count_post_view.ts'
import type { HttpDependencies } from '../dependencies.ts'
import { asLogged } from '../logged_error.ts'
import { rateLimit } from '../middleware/guards_of.ts'
import { Refused } from '../refusals.ts'
import { sendElsewhere, sendText } from '../respond.ts'
import { canonicalPath } from './canonical_path.ts'
import { inProcessPublicApi } from './in_process_public_api.ts'
import type { PageRenderer } from './page_renderer.ts'
import { screenHeaders } from './screen_headers.ts'
import { siteRatingOf } from './site_rating.ts'

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
