import type { HttpContext } from '@adonisjs/core/http'
import type { ListSitemapAddresses, PlanSitemap } from '#application/seo/sitemap.ts'
import type { HttpDependencies } from '../dependencies.ts'
import { rateLimit } from '../middleware/guards_of.ts'
import { sendText } from '../respond.ts'
import type { RouteTable } from '../route_table.ts'
import { robotsText } from './robots_text.ts'
import { showSitemap, showSitemapFile } from './sitemap_controllers.ts'

/** Any other name is an unknown page like every other. */
const SITEMAP_FILE = /^[1-9]\d{0,4}\.xml$/

export interface SeoDependencies extends Pick<HttpDependencies, 'limiter' | 'site'> {
  useCases: { planSitemap: PlanSitemap; listSitemapAddresses: ListSitemapAddresses }
}

export function seoRoutes(routes: RouteTable, { useCases, limiter, site }: SeoDependencies): void {
  const reading = rateLimit(limiter, 'publicRead')
  const parts = { ...useCases, appUrl: site.appUrl }
  routes
    .get('/robots.txt', (context: HttpContext) => {
      context.response.header('cache-control', 'public, max-age=3600')
      sendText(context, 200, { type: 'text/plain', text: robotsText(site.appUrl) })
    })
    .use(reading)
  routes.get('/sitemap.xml', showSitemap(parts)).use(reading)
  routes.get('/sitemaps/:file', showSitemapFile(parts)).where('file', SITEMAP_FILE).use(reading)
}
