import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { from } from 'pg-copy-streams'
import type { Database } from './database.ts'

export type Cell = string | number | boolean | Date | readonly string[] | null | undefined

const CHUNK = 1 << 16

/**
 * Adds rows to a table by COPY, in the transaction under way: the cells in the order of `columns`, undefined being null.
 * Rows are written down while PostgreSQL takes those before. Throws PostgreSQL's own error where it refuses one.
 */
export async function copyRows(
  database: Database,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly Cell[]>,
): Promise<void> {
  const connection = await database.connection()
  const sink = connection.query(from(`copy ${table} (${columns.join(', ')}) from stdin`))
  await pipeline(Readable.from(chunksOf(rows)), sink)
}

/** A message a row would cost more than the row. */
function* chunksOf(rows: Iterable<readonly Cell[]>): Generator<string> {
  let chunk = ''
  for (const cells of rows) {
    let mark = ''
    for (const cell of cells) {
      chunk += mark + written(cell)
      mark = '\t'
    }
    chunk += '\n'
    if (chunk.length < CHUNK) continue
    yield chunk
    chunk = ''
  }
  if (chunk) yield chunk
}

/** PostgreSQL's text format (https://www.postgresql.org/docs/current/sql-copy.html#SQL-COPY-FILE-FORMATS). */
function written(cell: Cell): string {
  if (cell === null || cell === undefined) return '\\N'
  if (typeof cell === 'string') return escaped(cell)
  if (cell instanceof Date) return cell.toISOString()
  if (typeof cell === 'object') return escaped(`{${cell.map(quotedItem).join(',')}}`)
  return String(cell)
}

const SPECIAL = /[\\\n\r\t]/
const ESCAPES: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

function escaped(text: string): string {
  return SPECIAL.test(text) ? text.replace(/[\\\n\r\t]/g, (mark) => ESCAPES[mark] ?? mark) : text
}

function quotedItem(item: string): string {
  return `"${item.replace(/["\\]/g, (mark) => `\\${mark}`)}"`
}
