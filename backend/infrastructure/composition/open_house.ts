import { openSearchPool } from '#search/postgres/open_search_pool.ts'
import type { Database } from '../database/database.ts'
import type { HttpHouse, SiteSettings } from '../http/house.ts'
import { RateLimiter } from '../http/rate_limiter.ts'
import { HttpSessions } from '../http/session/http_sessions.ts'
import { Visitors } from '../http/session/visitors.ts'
import { generatedKey } from './application_key.ts'
import { buildAdapters, type Adapters } from './build_adapters.ts'
import { buildUseCases, type UseCases } from './build_use_cases.ts'
import { openDatabaseOf } from './open_database_of.ts'
import type { Settings } from './settings.ts'

/** The whole program, put together and connected. */
export interface House {
  settings: Settings
  appKey: string
  database: Database
  isEmbedded: boolean
  adapters: Adapters
  useCases: UseCases
  http: HttpHouse
  close(): Promise<void>
}

export async function openHouse(settings: Settings, log: (line: string) => void): Promise<House> {
  const appKey = settings.APP_KEY ?? (await generatedKey(settings.DATA_DIR))
  const { database, isEmbedded, release } = await openDatabaseOf(settings, log)
  const searchPool = openSearchPool({ url: settings.DATABASE_REPLICAS[0] ?? database.url })
  const limitsPool = openSearchPool({ url: database.url, size: 2 })
  const adapters = buildAdapters({ database, searchPool, appKey })
  const useCases = buildUseCases(adapters)
  const limiter = new RateLimiter(limitsPool, settings.RATE_LIMIT_FACTOR)
  const site = siteOf(settings)
  const sessions = new HttpSessions({ ...adapters, appUrl: site.appUrl })
  const visitors = new Visitors(sessions, limiter)
  return {
    settings,
    appKey,
    database,
    isEmbedded,
    adapters,
    useCases,
    http: { useCases, limiter, hasher: adapters.hasher, sessions, visitors, site },
    async close() {
      await Promise.all([searchPool.end(), limitsPool.end()])
      await release()
    },
  }
}

function siteOf(settings: Settings): SiteSettings {
  return {
    appUrl: (settings.APP_URL ?? `http://localhost:${settings.PORT}`).replace(/\/$/, ''),
    brandName: settings.BRAND_NAME,
    salesWhatsapp: settings.SALES_WHATSAPP ?? null,
    siteRating: settings.SITE_RATING,
    isProduction: settings.NODE_ENV === 'production',
    hot: settings.HOT,
    monitoringSecret: settings.MONITORING_SECRET ?? null,
  }
}
