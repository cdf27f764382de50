import type { Pool } from 'pg'
import { openSearchPool } from '#search/postgres/connections.ts'
import { openPool } from '../database/open_database.ts'
import type { Replica } from './build_search.ts'
import type { Settings } from './settings.ts'

/** Connections of their own for the counters of the limits, so that a flood never waits behind what it is to be kept from. */
export function openLimitsPool(url: string, log?: (line: string) => void): Pool {
  return openPool({ url, name: 'saude-perto-limits', size: 4, statementLimit: 3_000, log })
}

/** Connections to the replica of the settings, null without one. */
export function openReplicaOf(
  { DATABASE_REPLICA: url, DATABASE_REPLICA_LAG: seconds }: Settings,
  log: (line: string) => void,
): Replica | null {
  if (!url) return null
  return {
    pool: openSearchPool({ url, log, name: 'saude-perto-replica' }),
    watchPool: openPool({ url, name: 'saude-perto-replica-watch', size: 1, statementLimit: 1_000 }),
    limit: seconds * 1_000,
  }
}
