import { openSearchPool } from '#search/postgres/open_search_pool.ts'
import type { Database } from '../database/database.ts'
import { generatedKey } from './application_key.ts'
import { type Adapters, buildAdapters } from './build_adapters.ts'
import { buildOperatorUseCases, type OperatorUseCases } from './build_operator_use_cases.ts'
import { openDatabaseOf } from './open_database_of.ts'
import type { Settings } from './settings.ts'

/** The program as the operator's terminal needs it: without the web. */
export interface OperatorHouse {
  settings: Settings
  database: Database
  isEmbedded: boolean
  adapters: Adapters
  useCases: OperatorUseCases
  close(): Promise<void>
}

export async function openOperatorHouse(
  settings: Settings,
  log: (line: string) => void,
): Promise<OperatorHouse> {
  const appKey = settings.APP_KEY ?? (await generatedKey(settings.DATA_DIR))
  const opened = await openDatabaseOf(settings, log)
  const { database, isEmbedded } = opened
  const searchPool = openSearchPool({ url: database.url })
  const adapters = buildAdapters({ database, searchPool, appKey })
  return {
    settings,
    database,
    isEmbedded,
    adapters,
    useCases: buildOperatorUseCases(database, adapters),
    async close() {
      await searchPool.end()
      await opened.release()
    },
  }
}
