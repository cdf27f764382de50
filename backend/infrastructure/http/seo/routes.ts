import type { HttpContext } from '@adonisjs/core/http'
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { ListSitemapAddresses, PlanSitemap, SitemapFile } from '#application/seo/sitemap.ts'
import { PERSONAL_SCREENS, SECRET_SCREENS } from '#contract/private_screens.ts'
import type { SharePicture, SharePicturePainter } from '#application/ports/share_picture.ts'
import type { ReadPost } from '#application/blog/read_posts.ts'
import type { GetProfile } from '#application/professionals/read_profile.ts'
import { genderedSpecialty, specialtyBySlug, specialtyPlural } from '#domain/catalogue/specialties.ts'
import { countOf, formatOneDecimal } from '#domain/shared/numbers.ts'
import type { HttpDependencies } from '../dependencies.ts'
import { limitConcurrency, rateLimit } from '../middleware/guards_of.ts'
import { sendText } from '../respond.ts'
import type { RouteTable } from '../route_table.ts'
import { Refused } from '../refusals.ts'
import type { SitemapFiles } from './sitemap_files.ts'
import { sitemapFile, sitemapIndex } from './sitemap_text.ts'

/** Any other name is an unknown page. */
const SITEMAP_FILE = /^[1-9]\d{0,4}\.xml$/

/** A slug and its extension. */
const PICTURE_FILE = /^[a-z0-9-]{1,255}\.png$/
const PICTURE_KIND = /^(?:perfil|especialidade|post)$/

export interface SeoDependencies extends Pick<HttpDependencies, 'limiter' | 'site' | 'painter' | 'sitemaps'> {
  useCases: SharePictureParts['useCases'] & {
    planSitemap: PlanSitemap
    listSitemapAddresses: ListSitemapAddresses
  }
}

/** Readers that may wait for a file of the sitemap while it is made. */
const MAX_SITEMAP_READERS = 16

export function seoRoutes(
  routes: RouteTable,
  { useCases, limiter, site, painter, sitemaps }: SeoDependencies,
): void {
  const { limitReads } = routes
  const reading = [limitReads, rateLimit(limiter, 'publicRead')]
  const mapping = [rateLimit(limiter, 'sitemap'), limitConcurrency(MAX_SITEMAP_READERS), limitReads]
  const parts = { ...useCases, appUrl: site.appUrl, sitemaps }
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
    .use([rateLimit(limiter, 'sharePicture'), limitReads])
  routes.get('/sitemap.xml', showSitemap(parts)).use(mapping)
  routes.get('/sitemaps/:file', showSitemapFile(parts)).where('file', SITEMAP_FILE).use(mapping)
}

/** Without those below /admin, which are disallowed with it. */
const TOPMOST = Object.values(PERSONAL_SCREENS).filter(
  (path) => !path.startsWith(`${PERSONAL_SCREENS.admin}/`),
)
const PRIVATE = [...TOPMOST, ...Object.values(SECRET_SCREENS)]

/**
 * Returns robots.txt (RFC 9309): everything public is allowed; photos are under /api/ and stay allowed. A private
 * screen is named with each of its endings, since `/admin` alone would also disallow the profile `/admin-torres`.
 */
export function robotsText(appUrl: string): string {
  return [
    'User-agent: *',
    'Allow: /api/images/',
    ...PRIVATE.flatMap((path) => ['$', '/', '?'].map((ending) => `Disallow: ${path}${ending}`)),
    'Disallow: /api/',
    '',
    `Sitemap: ${appUrl}/sitemap.xml`,
    '',
  ].join('\n')
}

interface SharePictureParts {
  useCases: { getProfile: GetProfile; readPost: ReadPost }
  painter: SharePicturePainter
  brandName: string
}

/**
 * Serves the picture of a shared link (`cartoes/perfil/ana-souza.png`); the site's own if the subject is not public.
 */
const showSharePicture = (parts: SharePictureParts) =>
  async function sharePictureController({ params, response }: HttpContext): Promise<void> {
    const { kind = '', file = '' } = params as { kind?: string; file?: string }
    const picture = await pictureOf(kind, file.replace(/\.png$/, ''), parts)
    response.header('cache-control', 'public, max-age=300')
    if (!picture) return response.redirect().status(302).toPath('/share.png')
    response.header('content-type', 'image/png')
    response.header('etag', `"${createHash('sha1').update(JSON.stringify(picture)).digest('base64url')}"`)
    response.status(200)
    if (response.fresh()) return response.status(304).send(null)
    response.send(Buffer.from(await parts.painter.paint(picture)))
  }

async function pictureOf(
  kind: string,
  slug: string,
  { useCases, brandName }: SharePictureParts,
): Promise<SharePicture | null> {
  if (kind === 'especialidade') return ofSpecialty(slug, brandName)
  if (kind === 'post') {
    const post = await useCases.readPost.execute({ slug })
    return post && { title: post.state.title, subtitle: 'Blog de saúde', place: brandName, rating: null }
  }
  const found = await useCases.getProfile.execute({ slug })
  if (!found) return null
  const { title, name, lastname, specialty, displayGender, city, state, rating, reviewCount } = found
  return {
    title: [title && `${title}.`, name, lastname].filter(Boolean).join(' '),
    subtitle: specialty ? genderedSpecialty(specialty, displayGender) : '',
    place: [[city, state].filter(Boolean).join(', '), brandName].filter(Boolean).join(' · '),
    rating: reviewCount === 0 ? null : ratingOf(rating, reviewCount),
  }
}

const ratingOf = (rating: number, reviewCount: number) => ({
  stars: formatOneDecimal(rating),
  reviews: `(${countOf(reviewCount, 'avaliação', 'avaliações')})`,
})

function ofSpecialty(slug: string, brandName: string): SharePicture | null {
  const specialty = specialtyBySlug(slug)
  if (!specialty) return null
  const title = specialtyPlural(specialty.name)
  return { title, subtitle: 'Escolha por cidade, convênio e avaliações', place: brandName, rating: null }
}

/** Name and look of the installed site (https://www.w3.org/TR/appmanifest/); launchers shorten the name themselves. */
function webManifest(brandName: string): object {
  return {
    id: '/',
    name: brandName,
    short_name: brandName,
    description: 'Encontre profissionais de saúde perto de você, com avaliações, convênios e contato direto.',
    lang: 'pt-BR',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#007f6e',
    categories: ['health', 'medical'],
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'Especialidades', url: '/especialidades' },
      { name: 'Comparar favoritos', url: '/comparar' },
    ],
  }
}

const XML = 'application/xml'
const KEPT = 'public, max-age=3600'

interface SitemapParts {
  planSitemap: PlanSitemap
  listSitemapAddresses: ListSitemapAddresses
  sitemaps: SitemapFiles
  appUrl: string
}

/** Serves all addresses, or the index of the sitemap's files. */
const showSitemap = (parts: SitemapParts) =>
  async function showSitemapController(context: HttpContext): Promise<void> {
    const { isSplit, files } = await parts.planSitemap.execute()
    const [whole] = files
    if (whole && !isSplit) return sendFile(context, parts, whole)
    context.response.header('cache-control', KEPT)
    sendText(context, 200, { type: XML, text: sitemapIndex(parts.appUrl, files.length) })
  }

/** Serves one file of the sitemap. */
const showSitemapFile = (parts: SitemapParts) =>
  async function showSitemapFileController(context: HttpContext): Promise<void> {
    const number = Number.parseInt(String(context.params['file']), 10)
    const { isSplit, files } = await parts.planSitemap.execute()
    const file = isSplit ? files[number - 1] : undefined
    if (!file) throw new Refused('not_found')
    await sendFile(context, parts, file)
  }

/** A HEAD request gets the headers without having the file made. */
async function sendFile(
  { request, response }: HttpContext,
  { sitemaps, appUrl, listSitemapAddresses }: SitemapParts,
  file: SitemapFile,
): Promise<void> {
  response.header('content-type', `${XML}; charset=utf-8`)
  response.header('cache-control', KEPT)
  if (request.method() === 'HEAD') return
  const addresses = () => listSitemapAddresses.execute(file)
  const { packed, etag } = await sitemaps.get(file, () => sitemapFile(appUrl, addresses()))
  response.header('etag', etag).status(200)
  if (response.fresh()) return response.status(304).send(null)
  if (!request.encoding(['gzip'])) return response.stream(Readable.from([packed]).pipe(createGunzip()))
  response.header('content-encoding', 'gzip')
  response.send(packed)
}
