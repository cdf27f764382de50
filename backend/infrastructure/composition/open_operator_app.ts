import { join } from 'node:path'
import { openSearchPool } from '#search/postgres/connections.ts'
import { countOf } from '#domain/shared/numbers.ts'
import { ErasureFile } from '../backup/backup_file.ts'
import { isUpToDate } from '../database/apply_migrations.ts'
import type { Database } from '../database/database.ts'
import { OPERATOR_LIMITS } from '../database/open_database.ts'
import { meilisearchOf, mailFolderOf, s3Of, vapidOf } from './site_of.ts'
import { applicationKey } from './application_key.ts'
import { type Adapters, buildAdapters } from './build_adapters.ts'
import { buildOperatorUseCases, type OperatorUseCases } from './build_operator_use_cases.ts'
import { requireDatabase, type OpenedDatabase, openDatabaseOf } from './open_database_of.ts'
import type { Settings } from './settings.ts'

/** The ledger of erasures that no older backup reverts. */
export function erasureFileOf({ DATA_DIR }: Pick<Settings, 'DATA_DIR'>): ErasureFile {
  return new ErasureFile(join(DATA_DIR, 'erasures.ndjson'))
}

/** The program for the operator's terminal, without the web server. */
export interface OperatorApp {
  settings: Settings
  database: Database
  /** The role that may migrate, restore and alter. */
  ownerUrl: string
  adapters: Adapters
  useCases: OperatorUseCases
  /** The ledger of erasures in `DATA_DIR`, outside the database. */
  erasureFile: ErasureFile
  close(): Promise<void>
}

/** Opens the server's database, after applying migrations and catalogue. */
export async function openOperatorApp(
  settings: Settings,
  { log, makesDatabase }: { log: (line: string) => void; makesDatabase: boolean },
): Promise<OperatorApp> {
  if (!makesDatabase) await requireDatabase(settings)
  const opened = await openDatabaseOf(settings, log, { isPatient: true })
  const { database, ownerUrl } = opened
  const searchPool = openSearchPool({ url: database.url, timeLimitFactor: OPERATOR_LIMITS.timeLimitFactor })
  const close = async () => {
    await searchPool.end()
    await opened.release()
  }
  let appKey = ''
  try {
    appKey = await applicationKey(settings, database)
    await bringUpToDate(opened, log)
  } catch (error) {
    await close()
    throw error
  }
  const adapters = await buildAdapters({
    database,
    searchPool,
    appKey,
    passwordCost: settings.PASSWORD_COST,
    refuseCommonPasswords: settings.REFUSE_COMMON_PASSWORDS,
    vapid: vapidOf(settings),
    meilisearch: meilisearchOf(settings),
    mailFolder: mailFolderOf(settings),
    ...{ s3: s3Of(settings), timeLimitFactor: OPERATOR_LIMITS.timeLimitFactor, log },
  })
  const erasureFile = erasureFileOf(settings)
  const useCases = buildOperatorUseCases({
    ...{ database, adapters, settings },
    externalErasures: erasureFile,
  })
  return { settings, database, ownerUrl, adapters, useCases, erasureFile, close }
}

async function bringUpToDate(
  { database, ownerUrl }: OpenedDatabase,
  log: (line: string) => void,
): Promise<void> {
  if (!(await isUpToDate(database))) {
    const { migrate } = await import('./migrate.ts')
    const applied = await migrate(database, ownerUrl, log)
    if (applied.length > 0) log(countOf(applied.length, 'migração aplicada', 'migrações aplicadas'))
  }
  const catalogue = await database.row('select 1 from municipalities limit 1')
  if (catalogue) return
  const { MUNICIPALITIES } = await import('../brazil/municipality_source.ts')
  const { seedCatalogue } = await import('../database/catalogue/seed_catalogue.ts')
  await seedCatalogue(database, MUNICIPALITIES)
}
