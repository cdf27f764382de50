import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ClientBase } from 'pg'
import { from, to } from 'pg-copy-streams'
import type { SavedTable } from '#application/ports/backup_archive.ts'
import { quoted, type TableShape } from './saved_tables.ts'

/** Gives the rows of a table, in the order of their key, in PostgreSQL's text format; ends with what they are in sum. */
export async function* rowsOf(
  connection: ClientBase,
  { name, columns, key }: TableShape,
): AsyncGenerator<Buffer, SavedTable> {
  const sorted = key.map(quoted).join(', ')
  const stream = connection.query(
    to(
      `copy (select ${columns.map(quoted).join(', ')} from ${quoted(name)}${sorted && ` order by ${sorted}`}) to stdout`,
    ),
  )
  const sum = createHash('sha256')
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    sum.update(chunk)
    yield chunk
  }
  return { name, rows: stream.rowCount, sha256: sum.digest('hex') }
}

export async function sumOf(connection: ClientBase, table: TableShape): Promise<SavedTable> {
  const rows = rowsOf(connection, table)
  for (;;) {
    const { done, value } = await rows.next()
    if (done) return value
  }
}

export async function loadRows(
  connection: ClientBase,
  { name, columns }: { name: string; columns: readonly string[] },
  rows: AsyncIterable<Buffer>,
): Promise<void> {
  const sink = connection.query(from(`copy ${quoted(name)} (${columns.map(quoted).join(', ')}) from stdin`))
  await pipeline(Readable.from(rows), sink)
}
