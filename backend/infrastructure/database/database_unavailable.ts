import { DatabaseError } from 'pg'
import { Unavailable } from '#application/ports/unavailable.ts'

/**
 * PostgreSQL cannot be asked now, or could not say how it ended. `code` is PostgreSQL's or the system's, '' where there is
 * none; `message` holds no value that was asked with.
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
 * What PostgreSQL says of itself and not of a statement: no connection (08), nobody of this name or password (28), no such
 * database (3D), read only (25006), ended while idle in a transaction (25P03, 25P04), in each other's way (40), locked
 * (55P03), out of room (53), stopping, or cancelled for its time (57), its disk fails (58).
 * https://www.postgresql.org/docs/18/errcodes-appendix.html
 */
const OUTAGE = /^(08|28|3D|53|57|58)|^25(006|P03|P04)$|^40(001|P01)$|^55P03$/

/** Whether a call of the driver failed for PostgreSQL's condition. Whatever is no answer of PostgreSQL is the driver's word that there was none. */
export function isOutage(error: unknown): boolean {
  return !(error instanceof DatabaseError) || OUTAGE.test(error.code ?? '')
}

/** What to throw where a call of the driver failed. */
export function asThrown(error: unknown): unknown {
  return isOutage(error) && !(error instanceof Unavailable) ? new DatabaseUnavailable(error) : error
}

/** The SQLSTATE of a PostgreSQL error or the code of a system's, '' for anything else. */
export function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  return typeof code === 'string' ? code : ''
}

/** knex puts the statement with its values before the driver's text; several addresses that were tried have none. */
function reasonOf(error: unknown): string {
  const [reason] = error instanceof Error ? error.message.split(' - ').slice(-1) : []
  return [codeOf(error), reason].filter(Boolean).join(' ') || 'no answer'
}
