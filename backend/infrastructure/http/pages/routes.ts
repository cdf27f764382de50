import type { HttpContext, Router } from '@adonisjs/core/http'
import { countPostView } from '../blog/count_post_view.ts'
import type { HttpHouse } from '../house.ts'
import { rateLimit } from '../middleware/rate_limit.ts'
import { inProcessPublicApi } from './in_process_public_api.ts'
import type { PageRenderer } from './page_renderer.ts'
import { screenHeaders } from './screen_headers.ts'
import { siteRatingOf } from './site_rating.ts'

/** Every address that is no file and no API call is a screen, rendered here with its data. */
export function pageRoutes(router: Router, house: HttpHouse, renderer: PageRenderer): void {
  router.get('*', showPage(house, renderer)).use(rateLimit(house.limiter, 'publicRead'))
}

const showPage = (house: HttpHouse, renderer: PageRenderer) => {
  const { useCases, site } = house
  return async function showPageController(context: HttpContext): Promise<void> {
    const { request, response } = context
    const [asked = '/'] = (request.request.url ?? '/').split('?')
    const canonical = canonicalPath(asked)
    const query = request.parsedUrl.query
    if (canonical !== asked) return response.redirect().status(301).toPath(withQuery(canonical, query))
    const { brandName, appUrl, salesWhatsapp } = site
    const settings = {
      brandName,
      appUrl,
      salesWhatsapp,
      siteRating: await siteRatingOf(site.siteRating, useCases.getSiteRating),
    }
    const page = await renderer.render({
      url: request.url(true),
      api: inProcessPublicApi(useCases, { seePost: (post) => countPostView(house, context, post) }),
      settings,
      assets: renderer.assets,
    })
    if (page.redirect) return response.redirect().status(page.status).toPath(page.redirect)
    if (page.error && page.status >= 500) context.logger.error({ error: page.error }, 'page failed')
    response.header('content-type', 'text/html; charset=utf-8')
    for (const [name, value] of Object.entries(screenHeaders(canonical))) response.header(name, value)
    response.status(page.status).send(page.html)
  }
}

/** One address for each page: lower case, without needless escapes (RFC 3986, 6.2.2.2) or a slash at the end. */
function canonicalPath(path: string): string {
  const plain = path.replace(NEEDLESS_ESCAPE, decodeURIComponent)
  const bare = plain.length > 1 ? plain.replace(/\/+$/, '') || '/' : plain
  return bare.replace(/^\/{2,}/, '/').toLowerCase()
}

/** An escaped letter, digit, hyphen, underscore or tilde. */
const NEEDLESS_ESCAPE = /%(?:2d|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi

const withQuery = (path: string, query: string | null) => (query ? `${path}?${query}` : path)
