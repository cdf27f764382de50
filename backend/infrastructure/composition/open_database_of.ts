import { resolve } from 'node:path'
import type { Pool } from 'pg'
import { RepairableFailure } from '#application/ports/unavailable.ts'
import { openSearchPool } from '#search/postgres/connections.ts'
import { openDatabase, OPERATOR_LIMITS, openPool } from '../database/open_database.ts'
import type { Database } from '../database/database.ts'
import type { EmbeddedPostgres } from '../embedded_postgres/start_embedded_postgres.ts'
import type { Settings } from './settings.ts'
import type { Replica } from './build_search.ts'

export interface OpenedDatabase {
  database: Database
  /** The owner of the tables, for migrations; by default the application's role. */
  ownerUrl: string
  /** True for the embedded PostgreSQL. */
  isEmbedded: boolean
  release(): Promise<void>
}

/** Refuses a folder without a database: a mistyped one is not a new site. */
export async function requireDatabase({ DATABASE_URL, DATA_DIR }: Settings): Promise<void> {
  if (DATABASE_URL) return
  const { inspectCluster } = await import('../embedded_postgres/look_at_cluster.ts')
  if ((await inspectCluster(DATA_DIR)).state !== 'absent') return
  throw new RepairableFailure(
    `Não há banco de dados em ${resolve(DATA_DIR)}. Confira DATA_DIR ou DATABASE_URL; um banco novo é feito por ` +
      'npm start, saude db migrate ou uma importação.',
  )
}

/**
 * Opens the database of `DATABASE_URL`, or the embedded one in `DATA_DIR`, which is started unless given; with a
 * visitor's or an operator's time limits.
 */
export async function openDatabaseOf(
  settings: Settings,
  log: (line: string) => void,
  {
    isPatient = false,
    embedded: started,
  }: { isPatient?: boolean; embedded?: EmbeddedPostgres | undefined } = {},
): Promise<OpenedDatabase> {
  const embedded = started ?? (settings.DATABASE_URL ? null : await startEmbedded(settings.DATA_DIR, log))
  const url = settings.DATABASE_URL ?? embedded?.applicationUrl ?? ''
  const database = openDatabase({
    ...{ url, poolSize: settings.DATABASE_POOL, log, timeLimitFactor: settings.TIME_LIMIT_FACTOR },
    ...(isPatient && OPERATOR_LIMITS),
  })
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

async function startEmbedded(dataDir: string, log: (line: string) => void) {
  const { startEmbeddedPostgres } = await import('../embedded_postgres/start_embedded_postgres.ts')
  return startEmbeddedPostgres({ dataDir, log })
}

/**
 * A separate pool for rate limits, so that a flood of requests cannot block the counting. Its limit is short: a write
 * waits for a silent PostgreSQL here and again where it stores.
 */
export function openLimitsPool(url: string, timeLimitFactor: number, log?: (line: string) => void): Pool {
  return openPool({ url, name: 'saude-perto-limits', size: 4, statementLimit: 1_000, timeLimitFactor, log })
}

/** Opens connections to the settings' replica; null without one. */
export function openReplicaOf(
  { DATABASE_REPLICA: url, DATABASE_REPLICA_LAG: seconds, TIME_LIMIT_FACTOR: timeLimitFactor }: Settings,
  log: (line: string) => void,
): Replica | null {
  if (!url) return null
  return {
    pool: openSearchPool({ url, log, timeLimitFactor, name: 'saude-perto-replica' }),
    watchPool: openPool({ url, name: 'saude-perto-replica-watch', size: 1, statementLimit: 1_000 }),
    limit: seconds * 1_000,
  }
}
