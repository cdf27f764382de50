import { openSearchPool } from '#search/postgres/open_search_pool.ts'
import { type Diagnosis, ExamineSite } from '#application/operations/examine_site.ts'
import { wrong } from '#application/ports/site_check.ts'
import { ClockCheck } from '../database/checks/clock_check.ts'
import { DatabaseCheck } from '../database/checks/database_check.ts'
import { MigrationsCheck } from '../database/checks/migrations_check.ts'
import { QueueCheck } from '../database/checks/queue_check.ts'
import { S3Check } from '../images/s3/s3_check.ts'
import { MailCheck } from '../mail/mail_check.ts'
import { DiskCheck } from '../system/disk_check.ts'
import { buildAdapters } from './build_adapters.ts'
import { buildAppointments } from './build_admin_use_cases.ts'
import { meilisearchOf } from './meilisearch_of.ts'
import { openDatabaseOf } from './open_database_of.ts'
import { ReplicaCheck } from './replica_check.ts'
import { mailFolderOf } from './site_of.ts'
import { s3Of } from './s3_of.ts'
import { InvalidSettings, readSettings, type Settings } from './settings.ts'
import { SearchCheck, SettingsCheck, SlugCheck } from './site_checks.ts'

/** Looks at everything the site needs and changes nothing: no migration, no key, no catalogue. */
export async function examineHouse(
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
  const { database, release } = await openDatabaseOf(settings, log)
  const searchPool = openSearchPool({ url: database.url })
  const adapters = buildAdapters({
    database,
    searchPool,
    appKey: settings.APP_KEY ?? '',
    passwordCost: settings.PASSWORD_COST,
    refuseCommonPasswords: settings.REFUSE_COMMON_PASSWORDS,
    meilisearch: meilisearchOf(settings),
    mailFolder: mailFolderOf(settings),
    s3: s3Of(settings),
  })
  const { findShadowedSlugs } = buildAppointments(adapters, settings.BRAND_NAME)
  try {
    return await new ExamineSite([
      new SettingsCheck(settings),
      new DiskCheck(settings.DATA_DIR),
      new MailCheck(settings.SMTP_URL ?? null),
      new DatabaseCheck(database),
      new ClockCheck(database, adapters.clock),
      new MigrationsCheck(database),
      new QueueCheck(database),
      new ReplicaCheck(database.url, settings),
      new S3Check(s3Of(settings)),
      new SearchCheck(adapters.index),
      new SlugCheck(findShadowedSlugs),
    ]).execute()
  } finally {
    await searchPool.end()
    await release()
  }
}
