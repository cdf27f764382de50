import { LRUCache } from 'lru-cache'
import { buildSiteUseCases, type SiteUseCases } from '#application/build_site_use_cases.ts'
import { openSearchPool } from '#search/postgres/connections.ts'
import { isUuid } from '#domain/shared/uuid.ts'
import { codeOf, type Database } from '../database/database.ts'
import { openHealthDatabase } from '../database/open_database.ts'
import type { HttpDependencies } from '../http/dependencies.ts'
import { BackgroundTasks } from '../http/background_tasks.ts'
import { RateLimiter } from '../http/rate_limiter.ts'
import { HttpSessions } from '../http/session/http_sessions.ts'
import { RequestAuth } from '../http/session/request_auth.ts'
import type { GraphileJobWorker } from '../jobs/graphile_job_worker.ts'
import { meilisearchOf, mailFolderOf, siteOf, s3Of } from './site_of.ts'
import { applicationKey } from './application_key.ts'
import { buildAdapters, type Adapters } from './build_adapters.ts'
import { buildWorker } from './build_worker.ts'
import { openDatabaseOf } from './open_database_of.ts'
import { openLimitsPool, openReplicaOf } from './open_pools.ts'
import type { Settings } from './settings.ts'

/** The whole program, put together and connected. */
export interface App {
  settings: Settings
  appKey: string
  database: Database
  /** Who may migrate. */
  ownerUrl: string
  isEmbedded: boolean
  adapters: Adapters
  useCases: SiteUseCases
  http: HttpDependencies
  /** Does the jobs of the queue once it is started. */
  worker: GraphileJobWorker
  close(): Promise<void>
}

const REMEMBERED_QUERIES = 2_000

export async function openApp(settings: Settings, log: (line: string) => void): Promise<App> {
  const { database, ownerUrl, isEmbedded, release } = await openDatabaseOf(settings, log)
  const appKey = await applicationKey(settings, database).catch(async (error) => {
    await release()
    throw error
  })
  const searchPool = openSearchPool({ url: database.url, say: log })
  const replica = openReplicaOf(settings, log)
  const healthDatabase = openHealthDatabase(database.url)
  const limitsPool = openLimitsPool(database.url, log)
  const adapters = buildAdapters({
    ...{ database, healthDatabase, searchPool, replica },
    appKey,
    passwordCost: settings.PASSWORD_COST,
    refuseCommonPasswords: settings.REFUSE_COMMON_PASSWORDS,
    meilisearch: meilisearchOf(settings),
    mailFolder: mailFolderOf(settings),
    s3: s3Of(settings),
    say: log,
  })
  const site = siteOf(settings)
  const backgroundTasks = new BackgroundTasks((error) => log(`trabalho adiado: ${codeOf(error) || 'falhou'}`))
  const limiter = new RateLimiter(limitsPool, {
    factor: settings.RATE_LIMIT_FACTOR,
    hasher: adapters.hasher,
    tellFirst: (target, sender) => {
      const whose = isUuid(sender) ? { accountId: sender } : { address: sender }
      backgroundTasks.add(() => adapters.securityLog.note({ kind: 'limit_hit', ...whose, target }))
    },
  })
  const useCases = buildSiteUseCases(
    { ...adapters, limits: limiter, rememberedQueries: new LRUCache({ max: REMEMBERED_QUERIES }) },
    site.brandName,
  )
  const sessions = new HttpSessions({ ...adapters, appUrl: site.appUrl })
  const auth = new RequestAuth(sessions, limiter)
  const worker = buildWorker({ settings, databaseUrl: database.url, adapters, say: log })
  return {
    settings,
    appKey,
    database,
    ownerUrl,
    isEmbedded,
    adapters,
    useCases,
    http: { useCases, limiter, backgroundTasks, hasher: adapters.hasher, sessions, auth, site },
    worker,
    async close() {
      await worker.stop()
      await backgroundTasks.settled()
      const pools = [searchPool, limitsPool, ...(replica ? [replica.pool, replica.watchPool] : [])]
      await Promise.all(pools.map((pool) => pool.end()))
      await healthDatabase.close()
      await release()
    },
  }
}
