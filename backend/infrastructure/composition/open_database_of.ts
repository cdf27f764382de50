import { openDatabase } from '../database/open_database.ts'
import type { Database } from '../database/database.ts'
import { startEmbeddedPostgres } from '../embedded_postgres/start_embedded_postgres.ts'
import type { Settings } from './settings.ts'

export interface OpenedDatabase {
  database: Database
  /** True for the PostgreSQL that we bring along. */
  isEmbedded: boolean
  release(): Promise<void>
}

/** The database of `DATABASE_URL`, or else our own inside `DATA_DIR`. */
export async function openDatabaseOf(
  settings: Settings,
  log: (line: string) => void,
): Promise<OpenedDatabase> {
  const embedded = settings.DATABASE_URL
    ? null
    : await startEmbeddedPostgres({ dataDir: settings.DATA_DIR, log })
  const database = openDatabase({
    url: settings.DATABASE_URL ?? embedded?.connectionUrl ?? '',
    poolSize: settings.DATABASE_POOL,
    replicaUrls: settings.DATABASE_REPLICAS,
  })
  return {
    database,
    isEmbedded: embedded !== null,
    async release() {
      await database.close()
      await embedded?.release()
    },
  }
}
