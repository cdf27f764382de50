import type { HttpContext } from '@adonisjs/core/http'
import type { ListSitemapAddresses, PlanSitemap } from '#application/seo/sitemap.ts'
import type { HttpDependencies } from '../dependencies.ts'
import { rateLimit } from '../middleware/guards_of.ts'
import { sendText } from '../respond.ts'
import type { RouteTable } from '../route_table.ts'
import { type SharePictureParts, showSharePicture } from './share_pictures.ts'
import { showSitemap, showSitemapFile } from './sitemap.ts'
import { webManifest } from './web_manifest.ts'
import { PERSONAL_SCREENS, SECRET_SCREENS } from '#contract/private_screens.ts'

/** Any other name is an unknown page like every other. */
const SITEMAP_FILE = /^[1-9]\d{0,4}\.xml$/

/** A slug and its ending; nothing else is a picture. */
const PICTURE_FILE = /^[a-z0-9-]{1,255}\.png$/
const PICTURE_KIND = /^(?:perfil|especialidade|post)$/

export interface SeoDependencies extends Pick<HttpDependencies, 'limiter' | 'site' | 'painter'> {
  useCases: SharePictureParts['useCases'] & {
    planSitemap: PlanSitemap
    listSitemapAddresses: ListSitemapAddresses
  }
}

export function seoRoutes(routes: RouteTable, { useCases, limiter, site, painter }: SeoDependencies): void {
  const reading = rateLimit(limiter, 'publicRead')
  const parts = { ...useCases, appUrl: site.appUrl }
  routes
    .get('/robots.txt', (context: HttpContext) => {
      context.response.header('cache-control', 'public, max-age=3600')
      sendText(context, 200, { type: 'text/plain', text: robotsText(site.appUrl) })
    })
    .use(reading)
  routes
    .get('/site.webmanifest', (context: HttpContext) => {
      context.response.header('cache-control', 'public, max-age=3600')
      const text = JSON.stringify(webManifest(site.brandName))
      sendText(context, 200, { type: 'application/manifest+json', text })
    })
    .use(reading)
  routes
    .get('/cartoes/:kind/:file', showSharePicture({ useCases, painter, brandName: site.brandName }))
    .where('kind', PICTURE_KIND)
    .where('file', PICTURE_FILE)
    .use(reading)
  routes.get('/sitemap.xml', showSitemap(parts)).use(reading)
  routes.get('/sitemaps/:file', showSitemapFile(parts)).where('file', SITEMAP_FILE).use(reading)
}

/** What is disallowed covers what lies below it. */
const TOPMOST = Object.values(PERSONAL_SCREENS).filter(
  (path) => !path.startsWith(`${PERSONAL_SCREENS.admin}/`),
)
const PRIVATE = [...TOPMOST, ...Object.values(SECRET_SCREENS), '/api/']

/** What crawlers may read (RFC 9309): everything public; photos live under /api/ and stay allowed. */
export function robotsText(appUrl: string): string {
  return [
    'User-agent: *',
    'Allow: /api/images/',
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${appUrl}/sitemap.xml`,
    '',
  ].join('\n')
}
