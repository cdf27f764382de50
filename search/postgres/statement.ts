import type { QueryConfig, QueryResultRow } from 'pg'
import { SearchUnavailable } from '#application/ports/professional_search.ts'
import { isOutage } from '#infrastructure/database/database_unavailable.ts'

export interface SqlStatement {
  text: string
  values: unknown[]
}

/** A pool, which runs each statement on a connection of its own, or connections that statements share. */
export interface Connections {
  query<Row extends QueryResultRow>(statement: QueryConfig): Promise<{ rows: Row[] }>
}

/** The values of one SQL statement, in the order in which its text names them. */
export class Bindings {
  readonly values: unknown[] = []

  /** Returns how the text refers to `value`. */
  add(value: unknown, type: string): string {
    this.values.push(value)
    return `$${this.values.length}::${type}`
  }
}

const names = new Map<string, string>()

/** The rows of a statement that each connection prepares once. `text` is a shape: it never holds what a person typed. */
export async function runPrepared<Row extends QueryResultRow>(
  connections: Connections,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  const name = names.get(text) ?? `search_${names.size + 1}`
  names.set(text, name)
  try {
    const { rows } = await connections.query<Row>({ name, text, values })
    return rows
  } catch (error) {
    throw isOutage(error) ? new SearchUnavailable('PostgreSQL cannot search now', { cause: error }) : error
  }
}
