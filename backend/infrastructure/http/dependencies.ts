import type { SiteUseCases } from '#application/build_site_use_cases.ts'
import type { KeyedHasher } from '#application/ports/keyed_hasher.ts'
import type { SharePicturePainter } from '#application/ports/share_picture.ts'
import type { BackgroundTasks } from './background_tasks.ts'
import type { PageCache } from './pages/page_cache.ts'
import type { RateLimiter } from './rate_limiter.ts'
import type { HttpSessions } from './session/http_sessions.ts'
import type { RequestAuth } from './session/request_auth.ts'

export interface SiteSettings {
  appUrl: string
  /** The one origin whose pages may write; null where nobody set it. */
  ownOrigin: string | null
  brandName: string
  /** Where people find help. */
  supportEmail: string
  salesWhatsapp: string | null
  /** `4.8/1200`, `derived` or `off`. */
  siteRating: string
  /** Whether browsers keep public pages for reading without a connection. */
  keepsSeenPages: boolean
  isProduction: boolean
  hot: boolean
  monitoringSecret: string | null
}

/** All that HTTP is given when the program is put together. */
export interface HttpDependencies {
  useCases: SiteUseCases
  limiter: RateLimiter
  backgroundTasks: BackgroundTasks
  /** For keys that must not tell whose they are. */
  hasher: KeyedHasher
  sessions: HttpSessions
  /** Who asks: middleware for routes and the answer for their controllers. */
  auth: RequestAuth
  site: SiteSettings
  /** Public pages as they were last made. */
  pages: PageCache
  /** All metrics as Prometheus reads them; null where nobody may. */
  scrape: (() => Promise<string>) | null
  painter: SharePicturePainter
}
