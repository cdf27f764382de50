import { readLexicon } from '#search/lexicon/read_lexicon.ts'
import { LRUCache } from 'lru-cache'
import { buildSiteUseCases, type SiteUseCases } from '#application/build_site_use_cases.ts'
import { openSearchPool } from '#search/postgres/connections.ts'
import { isUuid } from '#domain/shared/uuid.ts'
import { codeOf, type Database } from '../database/database.ts'
import { openHealthDatabase } from '../database/open_database.ts'
import type { EmbeddedPostgres } from '../embedded_postgres/start_embedded_postgres.ts'
import { PublicChanges } from '../database/public_changes.ts'
import type { HttpDependencies } from '../http/dependencies.ts'
import { BackgroundTasks } from '../http/background_tasks.ts'
import { RateLimiter } from '../http/rate_limiter.ts'
import { HttpSessions } from '../http/session/http_sessions.ts'
import { PageCache } from '../http/pages/page_cache.ts'
import { SitemapFiles } from '../http/seo/sitemap_files.ts'
import { RequestAuth } from '../http/session/request_auth.ts'
import type { GraphileJobWorker } from '../jobs/graphile_job_worker.ts'
import { meilisearchOf, mailFolderOf, siteOf, s3Of, vapidOf } from './site_of.ts'
import { openTelemetry, type Telemetry } from '../telemetry/open_telemetry.ts'
import { applicationKey } from './application_key.ts'
import { buildAdapters, type Adapters } from './build_adapters.ts'
import { buildWorker } from './build_worker.ts'
import { openDatabaseOf, openLimitsPool, openReplicaOf } from './open_database_of.ts'
import { observeApp } from './observe_app.ts'
import { erasureFileOf } from './open_operator_app.ts'
import { EncryptedBox, OtpauthCodes, WebAuthnPasskeys } from '../security/second_factor_adapters.ts'
import type { Settings } from './settings.ts'

/** The whole program, connected. */
export interface App {
  settings: Settings
  appKey: string
  database: Database
  /** The role that may migrate. */
  ownerUrl: string
  isEmbedded: boolean
  adapters: Adapters
  useCases: SiteUseCases
  http: HttpDependencies
  /** Executes the queue's jobs once started. */
  worker: GraphileJobWorker
  /** Starts to cache pages. */
  rememberPages(): Promise<void>
  /** Null without a reader. */
  telemetry: Telemetry | null
  close(): Promise<void>
}

const REMEMBERED_QUERIES = 2_000
/** Milliseconds by which a search engine may lag behind the database, with a margin for transport. */
const SEARCH_DELAY = 3_000
const MEGABYTE = 1_048_576
/** Megabytes: the sitemaps of 1,500,000 addresses. */
const MAX_SITEMAPS_MB = 16

/** `embedded` is the already started PostgreSQL of `DATA_DIR`, if any; closing the app releases it. */
export async function openApp(
  settings: Settings,
  log: (line: string) => void,
  embedded?: EmbeddedPostgres,
): Promise<App> {
  const telemetry = await openTelemetry({
    isScraped: settings.MONITORING_SECRET !== undefined,
    collector: settings.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    sampled: settings.OTEL_TRACES_SAMPLER_ARG,
  })
  const { database, ownerUrl, isEmbedded, release } = await openDatabaseOf(settings, log, { embedded })
  const appKey = await applicationKey(settings, database).catch(async (error) => {
    await release()
    throw error
  })
  const timeLimitFactor = settings.TIME_LIMIT_FACTOR
  const searchPool = openSearchPool({ url: database.url, timeLimitFactor, log })
  const replica = openReplicaOf(settings, log)
  const healthDatabase = openHealthDatabase(database.url, timeLimitFactor)
  const limitsPool = openLimitsPool(database.url, timeLimitFactor, log)
  const adapters = await buildAdapters({
    ...{ database, healthDatabase, searchPool, replica },
    appKey,
    passwordCost: settings.PASSWORD_COST,
    refuseCommonPasswords: settings.REFUSE_COMMON_PASSWORDS,
    meilisearch: meilisearchOf(settings),
    mailFolder: mailFolderOf(settings),
    ...{ vapid: vapidOf(settings), s3: s3Of(settings), timeLimitFactor, log },
  })
  const pools = [searchPool, limitsPool, ...(replica ? [replica.pool] : [])]
  const site = siteOf(settings)
  const backgroundTasks = new BackgroundTasks((error) => log(`trabalho adiado: ${codeOf(error) || 'falhou'}`))
  const limiter = new RateLimiter(limitsPool, {
    factor: settings.RATE_LIMIT_FACTOR,
    hasher: adapters.hasher,
    onFirstRefusal: (target, sender) => {
      const whose = isUuid(sender) ? { accountId: sender } : { address: sender }
      backgroundTasks.add(() => adapters.securityLog.note({ kind: 'limit_hit', ...whose, target }))
    },
  })
  const adminsNeedSecondFactor = settings.ADMIN_SECOND_FACTOR
  const useCases = buildSiteUseCases(
    {
      ...adapters,
      ...{ limits: limiter, externalErasures: erasureFileOf(settings) },
      sealedBox: new EncryptedBox(appKey),
      oneTimeCodes: new OtpauthCodes(site.brandName),
      passkeys: new WebAuthnPasskeys(site),
      rememberedQueries: new LRUCache({ max: REMEMBERED_QUERIES }),
      readLexicon,
    },
    { brandName: site.brandName, mustConfirmEmail: settings.EMAIL_CONFIRMATION, adminsNeedSecondFactor },
  )
  const sessions = new HttpSessions()
  const auth = new RequestAuth(sessions, limiter, { adminsNeedSecondFactor })
  const changes = new PublicChanges({ url: database.url, log })
  const pages = new PageCache({
    megabytes: settings.HOT ? 0 : settings.PAGE_CACHE_MB,
    changes,
    searchDelay: Math.max(settings.MEILI_URL ? SEARCH_DELAY : 0, replica ? replica.limit + SEARCH_DELAY : 0),
  })
  const sitemaps = new SitemapFiles(
    settings.HOT ? 0 : Math.min(settings.PAGE_CACHE_MB, MAX_SITEMAPS_MB) * MEGABYTE,
  )
  observeApp({ database, healthDatabase, health: adapters.health, pools, pages })
  const worker = buildWorker({ settings, databaseUrl: database.url, adapters, log })
  return {
    settings,
    appKey,
    database,
    ownerUrl,
    isEmbedded,
    adapters,
    useCases,
    http: {
      useCases,
      limiter,
      backgroundTasks,
      hasher: adapters.hasher,
      sessions,
      auth,
      site,
      pages,
      sitemaps,
      scrape: telemetry?.scrape ?? null,
      painter: adapters.painter,
    },
    worker,
    telemetry,
    rememberPages: () => changes.listen(pages.onChange),
    async close() {
      // Together: where PostgreSQL is silent each waits as long as it may, and the sum would pass the last resort.
      await Promise.all([
        worker.stop(),
        changes.close(),
        backgroundTasks.settled(),
        adapters.contactCounter.flush().catch(() => log('contagem de contatos: a última parte se perdeu')),
        adapters.searchCounter.flush().catch(() => log('contagem de buscas: a última parte se perdeu')),
      ])
      const watching = replica ? [replica.watchPool] : []
      await Promise.all([...pools, ...watching].map((pool) => pool.end()))
      await healthDatabase.close()
      await release()
      await telemetry?.close()
    },
  }
}
