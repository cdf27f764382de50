import type { Pool } from 'pg'
import { openPool } from '../database/open_database.ts'

/** Connections of their own for the counters of the limits, so that a flood never waits behind what it is to be kept from. */
export function openLimitsPool(url: string, say?: (line: string) => void): Pool {
  return openPool({ url, name: 'saude-perto-limits', size: 4, statementLimit: 3_000, say })
}
