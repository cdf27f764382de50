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
 * Errors about the server, not the statement: connection (08), name or password (28), unknown database (3D), read only
 * (25006), ended while idle in a transaction (25P03, 25P04), serialization and deadlock (40), lock timeout (55P03), out
 * of resources (53), shutdown or timeout (57), disk (58). https://www.postgresql.org/docs/18/errcodes-appendix.html
 */
const OUTAGE = /^(08|28|3D|53|57|58)|^25(006|P03|P04)$|^40(001|P01)$|^55P03$/

/** Whether the server's state caused a driver error; an error that is no answer of PostgreSQL means there was none. */
export function isOutage(error: unknown): boolean {
  return !(error instanceof DatabaseError) || OUTAGE.test(error.code ?? '')
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
