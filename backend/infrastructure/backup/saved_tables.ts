import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ClientBase } from 'pg'
import { from, to } from 'pg-copy-streams'
import type { SavedTable } from '#application/ports/backup_archive.ts'
import type { Database } from '../database/database.ts'

export interface TableShape {
  name: string
  /** In the order of the file. */
  columns: readonly string[]
  /** Which make a row unlike any other. */
  key: readonly string[]
  /** Numbered by the database itself. */
  numbered: readonly string[]
  /** Tables that its rows point to. */
  references: readonly string[]
}

/**
 * Derived from what is saved, and made anew after a restore; or worth nothing later: counters of the rate limits, and
 * salts whose loss is the point of them; and the fingerprint of the key, which the file has itself. Or what must not come back: sessions that were ended since, and links
 * that were used or replaced; everybody logs in again. The queue has a schema of its own and is left out too: what waited in it then
 * was mailed since.
 */
const LEFT_OUT = [
  'schema_migrations',
  'schema_migrations_versions',
  'professional_listings',
  'listing_cells',
  'listing_cell_writes',
  'listing_cell_folds',
  'listed_words',
  'common_names',
  'common_name_bearers',
  'professional_counts',
  'profile_view_totals',
  'search_index',
  'search_changes',
  'rate_limits',
  'sessions',
  'password_resets',
  'email_confirmations',
  'job_workers',
  'visitor_salts',
  'key_fingerprint',
]

const SHAPES = `
  select relname as name,
    array(select attname::text from pg_attribute where attrelid = pg_class.oid and attnum > 0
      and not attisdropped and attgenerated = '' order by attnum) as columns,
    array(select attname::text from pg_attribute join pg_index on indrelid = attrelid and attnum = any(indkey)
      where attrelid = pg_class.oid and indisprimary order by array_position(indkey::int2[], attnum)) as key,
    array(select attname::text from pg_attribute
      where attrelid = pg_class.oid and attnum > 0 and attidentity <> '') as numbered,
    array(select distinct confrelid::regclass::text from pg_constraint
      where conrelid = pg_class.oid and contype = 'f' and confrelid <> conrelid) as references
  from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname <> all(?)
  order by relname`

/** Every table that is saved; those that others point to come first. */
export async function savedTables(database: Database): Promise<TableShape[]> {
  const waiting = await database.rows<TableShape>(SHAPES, [LEFT_OUT])
  const sorted: TableShape[] = []
  while (waiting.length > 0) {
    const next = waiting.findIndex(({ references }) =>
      references.every((name) => sorted.some((table) => table.name === name)),
    )
    if (next < 0) throw new Error(`Tables point to each other: ${waiting.map(({ name }) => name).join(', ')}`)
    sorted.push(...waiting.splice(next, 1))
  }
  return sorted
}

/** What a start fills by itself, and what outlives data. */
const NOT_DATA = new Set([
  'states',
  'municipalities',
  'municipality_source',
  'specialties',
  'insurers',
  'erasures',
])

export async function holdsNothing(database: Database): Promise<boolean> {
  for (const { name } of await savedTables(database)) {
    if (!NOT_DATA.has(name) && (await database.row(`select 1 from ${quoted(name)} limit 1`))) return false
  }
  return true
}

/** Empties everything that a backup replaces, and what is derived from it. */
export async function emptyTables(database: Database, tables: readonly TableShape[]): Promise<void> {
  const derived = await database.rows<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
     and relname = any(?) and relname not like 'schema%'`,
    [LEFT_OUT],
  )
  const names = [...tables, ...derived].map(({ name }) => quoted(name))
  await database.rows(`truncate ${names.join(', ')}`)
}

/**
 * New rows get numbers above the restored ones, and never below those of before: a sequence does not follow a transaction
 * that is rolled back.
 */
export async function continueNumbers(database: Database, tables: readonly TableShape[]): Promise<void> {
  for (const { name, numbered } of tables)
    for (const column of numbered)
      await database.rows(
        `select setval(sequence, greatest(nextval(sequence), highest + 1), false)
         from (select coalesce(max(${quoted(column)}), 0) as highest from ${quoted(name)}) as rows,
           (select pg_get_serial_sequence(?, ?)::regclass as sequence) as named`,
        [name, column],
      )
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

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
