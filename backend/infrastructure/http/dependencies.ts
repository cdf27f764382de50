import type { SiteUseCases } from '#application/build_site_use_cases.ts'
import type { KeyedHasher } from '#application/ports/keyed_hasher.ts'
import type { SharePicturePainter } from '#application/ports/share_picture.ts'
import type { BackgroundTasks } from './background_tasks.ts'
import type { PageCache } from './pages/page_cache.ts'
import type { SitemapFiles } from './seo/sitemap_files.ts'
import type { RateLimiter } from './rate_limiter.ts'
import type { HttpSessions } from './session/http_sessions.ts'
import type { RequestAuth } from './session/request_auth.ts'

export interface SiteSettings {
  appUrl: string
  /** The only origin whose pages may write; null if not set. */
  ownOrigin: string | null
  brandName: string
  /** Shown to people who need help. */
  supportEmail: string
  salesWhatsapp: string | null
  /** `4.8/1200`, `derived` or `off`. */
  siteRating: string
  /** Whether browsers store public pages for offline reading. */
  keepsSeenPages: boolean
  isProduction: boolean
  hot: boolean
  monitoringSecret: string | null
}

/** The dependencies of the HTTP layer. */
export interface HttpDependencies {
  useCases: SiteUseCases
  limiter: RateLimiter
  backgroundTasks: BackgroundTasks
  /** For keys that do not reveal whom they belong to. */
  hasher: KeyedHasher
  sessions: HttpSessions
  /** Middleware for routes, and the viewer for their controllers. */
  auth: RequestAuth
  site: SiteSettings
  /** Cached public pages. */
  pages: PageCache
  /** Made files of the sitemap. */
  sitemaps: SitemapFiles
  /** Returns all metrics in Prometheus format; null if scraping is off. */
  scrape: (() => Promise<string>) | null
  painter: SharePicturePainter
}
