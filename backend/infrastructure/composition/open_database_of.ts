import { openDatabase } from '../database/open_database.ts'
import type { Database } from '../database/database.ts'
import { startEmbeddedPostgres } from '../embedded_postgres/start_embedded_postgres.ts'
import type { Settings } from './settings.ts'

export interface OpenedDatabase {
  database: Database
  /** Who owns the tables, for migrations; the same as the application's where the settings name no other. */
  ownerUrl: string
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
  const url = settings.DATABASE_URL ?? embedded?.applicationUrl ?? ''
  const database = openDatabase({ url, poolSize: settings.DATABASE_POOL, say: log })
  return {
    database,
    ownerUrl: embedded?.connectionUrl ?? settings.DATABASE_OWNER_URL ?? url,
    isEmbedded: embedded !== null,
    async release() {
      await database.close()
      await embedded?.release()
    },
  }
}
