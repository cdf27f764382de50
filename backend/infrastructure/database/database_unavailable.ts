import { DatabaseError } from 'pg'
import { Unavailable } from '#application/ports/unavailable.ts'

/**
 * PostgreSQL does not answer, or the outcome is unknown. `code` is PostgreSQL's or the system's, '' without one;
 * `message` never contains parameter values.
 */
export class DatabaseUnavailable extends Unavailable {
  override readonly name = 'DatabaseUnavailable'
  readonly code: string

  constructor(cause: unknown) {
    super(reasonOf(cause), { cause })
    this.code = codeOf(cause)
  }
}

/**
 * PostgreSQL refuses or ends a connection by a fatal error, whatever its code: a wrong password, a database that takes
 * no connections, a start, a shutdown. It says so in its own language.
 */
const ENDS_CONNECTION = new Set(['FATAL', 'PANIC', 'PÂNICO'])

/**
 * Errors of a statement that are about the server: read only (25006), serialization and deadlock (40), lock timeout
 * (55P03), out of resources (53), no transaction ids left (54000), cancelled or out of time (57), disk (58).
 * https://www.postgresql.org/docs/18/errcodes-appendix.html
 */
const OF_SERVER = /^(53|57|58)|^25006$|^40(001|P01)$|^54000$|^55P03$/

/**
 * Whether an error of the driver came from connecting, from the connection's end or from the server's state, and not
 * from the statement; an error that is no answer of PostgreSQL means there was none.
 */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof DatabaseError)) return true
  return ENDS_CONNECTION.has(error.severity ?? '') || OF_SERVER.test(error.code ?? '')
}

/** Converts a driver error into the error to throw. */
export function asThrown(error: unknown): unknown {
  return isOutage(error) && !(error instanceof Unavailable) ? new DatabaseUnavailable(error) : error
}

/** Returns a PostgreSQL error's SQLSTATE or a system error's code, '' for anything else. */
export function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  return typeof code === 'string' ? code : ''
}

/** Removes the statement with its values, which knex prepends; an error on several addresses has no text. */
function reasonOf(error: unknown): string {
  const [reason] = error instanceof Error ? error.message.split(' - ').slice(-1) : []
  return [codeOf(error), reason].filter(Boolean).join(' ') || 'no answer'
}
