import { setTimeout as wait } from 'node:timers/promises'
import { openSearchPool } from '#search/postgres/connections.ts'
import { type Diagnosis, ExamineSite } from '#application/operations/examine_site.ts'
import { type SiteCheck, wrong } from '#application/ports/site_check.ts'
import { backupCheck } from '../backup/backup_age.ts'
import { buildRoleUseCases } from '#application/admin/build_admin_use_cases.ts'
import { clockCheck, databaseCheck, migrationsCheck } from '../database/database_checks.ts'
import { openDatabase } from '../database/open_database.ts'
import { inspectCluster } from '../embedded_postgres/look_at_cluster.ts'
import { queueCheck } from '../jobs/queue_condition.ts'
import { s3Check } from '../images/s3/s3_image_store.ts'
import { mailCheck } from '../mail/smtp_mailer.ts'
import {
  diskCheck,
  clusterCheck,
  demoCheck,
  keyCheck,
  type KeyedData,
  quarantineCheck,
  replicaCheck,
  searchCheck,
  settingsCheck,
  slugCheck,
} from './site_checks.ts'
import { holdsKeyedData, isKeyOfData } from './application_key.ts'
import { explainFailure } from './explain_failure.ts'
import { buildAdapters } from './build_adapters.ts'
import { meilisearchOf, mailFolderOf, s3Of } from './site_of.ts'
import { InvalidSettings, readSettings, type Settings } from './settings.ts'

/** Milliseconds; statements blocked by a lock are not waited for. */
const CLOSING_MS = 2_000

/** Checks everything the site needs, without changing or creating anything. */
export async function runHealthChecks(
  variables: NodeJS.ProcessEnv,
  log: (line: string) => void,
): Promise<Diagnosis[]> {
  try {
    return await examine(readSettings(variables), log)
  } catch (error) {
    if (!(error instanceof InvalidSettings)) throw error
    const finding = wrong(error.message, 'Corrija estas variáveis; .env.example explica cada uma.')
    return [{ check: 'settings', ...finding }]
  }
}

async function examine(settings: Settings, log: (line: string) => void): Promise<Diagnosis[]> {
  const cluster = settings.DATABASE_URL ? null : await inspectCluster(settings.DATA_DIR)
  const url = settings.DATABASE_URL ?? cluster?.applicationUrl
  if (cluster && !url) {
    const data = { isThere: async () => cluster.state !== 'absent', isMadeWith: async () => true }
    return new ExamineSite([...checksBeside(settings, data), clusterCheck(cluster)], explainFailure).execute()
  }
  return examineDatabase(settings, url ?? '', log)
}

/** Returns the checks that need no database. */
function checksBeside(settings: Settings, data: KeyedData): SiteCheck[] {
  return [
    settingsCheck(settings),
    diskCheck(settings.DATA_DIR),
    keyCheck(settings, data),
    mailCheck(settings.SMTP_URL ?? null),
  ]
}

async function examineDatabase(
  settings: Settings,
  url: string,
  log: (line: string) => void,
): Promise<Diagnosis[]> {
  const database = openDatabase({ url, poolSize: 4, log })
  const searchPool = openSearchPool({ url })
  const adapters = await buildAdapters({
    database,
    searchPool,
    appKey: settings.APP_KEY ?? '',
    passwordCost: settings.PASSWORD_COST,
    refuseCommonPasswords: settings.REFUSE_COMMON_PASSWORDS,
    meilisearch: meilisearchOf(settings),
    mailFolder: mailFolderOf(settings),
    s3: s3Of(settings),
  })
  const { findShadowedSlugs } = buildRoleUseCases(adapters, settings.BRAND_NAME)
  try {
    return await new ExamineSite(
      [
        ...checksBeside(settings, {
          isThere: () => holdsKeyedData(database).catch(() => false),
          isMadeWith: (key) => isKeyOfData(database, key).catch(() => true),
        }),
        databaseCheck(database),
        clockCheck(database, adapters.clock),
        migrationsCheck(database),
        demoCheck(settings, database),
        queueCheck(database),
        replicaCheck(database.url, settings),
        s3Check(s3Of(settings)),
        searchCheck(adapters.index),
        slugCheck(findShadowedSlugs),
        quarantineCheck(database),
        backupCheck(database, settings.NODE_ENV === 'production'),
      ],
      explainFailure,
    ).execute()
  } finally {
    const closing = Promise.all([searchPool.end(), database.close()])
    await Promise.race([closing, wait(CLOSING_MS, undefined, { ref: false })])
  }
}
