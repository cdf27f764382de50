import { Pool } from 'pg'

/** Connections of their own for the counters of the limits, so that a flood never waits behind what it is to be kept from. */
export function openLimitsPool(url: string): Pool {
  const pool = new Pool({
    connectionString: url,
    max: 4,
    application_name: 'saude-perto-limits',
    connectionTimeoutMillis: 2_000,
    statement_timeout: 3_000,
  })
  pool.on('error', forgetIdleConnection)
  return pool
}

/** The pool drops a broken idle connection by itself; the next count opens another or says that it cannot. */
function forgetIdleConnection(): void {}
