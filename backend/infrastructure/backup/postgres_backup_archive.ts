import { type Writable, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { createHash } from 'node:crypto'
import type { ClientBase } from 'pg'
import { from, to } from 'pg-copy-streams'
import {
  BackupArchive,
  type BackupContents,
  type OnRestoring,
  type OnSaved,
  type SavedTable,
  STANDARD_OUTPUT,
} from '#application/ports/backup_archive.ts'
import type { Database } from '../database/database.ts'
import {
  intoNewFile,
  type BackupHead,
  copyLine,
  END_OF_ROWS,
  footLine,
  headLine,
  readBackup,
  sameTables,
} from './backup_file.ts'

interface TableShape {
  name: string
  /** In the order of the file. */
  columns: readonly string[]
  /** The columns that identify a row. */
  key: readonly string[]
  /** Columns with numbers from a sequence. */
  numbered: readonly string[]
  /** Tables that its rows reference. */
  references: readonly string[]
}

/**
 * Tables left out: derived ones, which a restore rebuilds; worthless ones (rate limit counters, salts that must be
 * forgotten, the key's fingerprint, which the file itself contains); and those that must not return (ended sessions,
 * used or replaced links; everybody logs in again). The queue, in a schema of its own, is left out too: its jobs were
 * done meanwhile.
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
  'push_devices',
  'password_resets',
  'email_confirmations',
  'email_returns',
  'job_workers',
  'visitor_salts',
  'counted_once',
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

/** Returns the saved tables; referenced ones come first. */
async function savedTables(database: Database): Promise<TableShape[]> {
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

/** Tables that a start fills itself, or that outlive the data. */
const NOT_DATA = new Set([
  'states',
  'municipalities',
  'municipality_source',
  'specialties',
  'insurers',
  'erasures',
])

/** The record of `db migrate`, which comes before a restore into a new database. */
const OF_MIGRATING = "audit_log where action <> 'database_migrated'"

async function holdsNothing(database: Database): Promise<boolean> {
  for (const { name } of await savedTables(database)) {
    const rows = name === 'audit_log' ? OF_MIGRATING : quoted(name)
    if (!NOT_DATA.has(name) && (await database.row(`select 1 from ${rows} limit 1`))) return false
  }
  return true
}

/** Empties every table that a backup replaces, and the derived ones. */
async function emptyTables(database: Database, tables: readonly TableShape[]): Promise<void> {
  const derived = await database.rows<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
     and relname = any(?) and relname not like 'schema%'`,
    [LEFT_OUT],
  )
  const names = [...tables, ...derived].map(({ name }) => quoted(name))
  await database.rows(`truncate ${names.join(', ')}`)
}

/** Sets sequences above the restored and the former numbers: a sequence is not part of a rolled-back transaction. */
async function continueNumbers(database: Database, tables: readonly TableShape[]): Promise<void> {
  for (const { name, numbered } of tables)
    for (const column of numbered)
      await database.rows(
        `select setval(sequence, greatest(nextval(sequence), highest + 1), false)
         from (select coalesce(max(${quoted(column)}), 0) as highest from ${quoted(name)}) as rows,
           (select pg_get_serial_sequence(?, ?)::regclass as sequence) as named`,
        [name, column],
      )
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

/** Yields a table's rows in key order in PostgreSQL's text format; returns their count and checksum. */
async function* rowsOf(
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

async function sumOf(connection: ClientBase, table: TableShape): Promise<SavedTable> {
  const rows = rowsOf(connection, table)
  for (;;) {
    const { done, value } = await rows.next()
    if (done) return value
  }
}

async function loadRows(
  connection: ClientBase,
  { name, columns }: { name: string; columns: readonly string[] },
  rows: AsyncIterable<Buffer>,
): Promise<void> {
  const sink = connection.query(from(`copy ${quoted(name)} (${columns.map(quoted).join(', ')}) from stdin`))
  await pipeline(Readable.from(rows), sink)
}

/** Session settings under which equal rows give equal bytes on every server. */
const SAME_WORDS = [
  `set local timezone = 'UTC'`,
  `set local datestyle = 'ISO, YMD'`,
  `set local intervalstyle = 'postgres'`,
  'set local extra_float_digits = 1',
  `set local bytea_output = 'hex'`,
]

/** The migrations of the schema. */
export interface SchemaHistory {
  /** Returns the names of those that this program can apply, in their order. */
  known(): Promise<string[]>
  /** Drops every table and function of the schema, and applies these migrations alone. */
  goBackTo(migrations: readonly string[]): Promise<void>
  /** Applies the missing ones, with the application's rights; returns their names. */
  bringForward(): Promise<string[]>
}

interface ArchiveOptions {
  /** Returns that of this program, for the file. */
  version: () => string
  history: SchemaHistory
  output?: Writable
}

/** Uses COPY through the driver and gzip: no PostgreSQL program is needed. */
export class PostgresBackupArchive extends BackupArchive {
  readonly #database: Database
  readonly #version: () => string
  readonly #history: SchemaHistory
  readonly #output: Writable

  constructor(database: Database, { version, history, output = process.stdout }: ArchiveOptions) {
    super()
    this.#database = database
    this.#version = version
    this.#history = history
    this.#output = output
  }

  migrations(): Promise<string[]> {
    return this.#database.column('select name from schema_migrations order by name')
  }

  knownMigrations(): Promise<string[]> {
    return this.#history.known()
  }

  isEmpty(): Promise<boolean> {
    return holdsNothing(this.#database)
  }

  async save(
    path: string,
    about: Pick<BackupContents, 'createdAt' | 'keyCheck'>,
    onSaved?: OnSaved,
  ): Promise<BackupContents> {
    const head = { version: this.#version(), ...about, migrations: await this.migrations() }
    const tables: SavedTable[] = []
    const write = (file: Writable) =>
      this.#database.withoutStatementTimeout(async () => {
        if (tables.length > 0) throw new Error('A part of the backup is written already.')
        await this.#database.rows('set transaction isolation level repeatable read, read only')
        await this.#speakPlainly()
        await pipeline(this.#text(head, tables, onSaved), createGzip(), file, { end: file !== this.#output })
      })
    if (path === STANDARD_OUTPUT) await write(this.#output)
    else await intoNewFile(path, write)
    return { ...head, tables }
  }

  examine(path: string): Promise<BackupContents> {
    return readBackup(path, (_, rows) => passOver(rows))
  }

  load(path: string, contents: BackupContents, onRestoring: OnRestoring = () => {}): Promise<string[]> {
    return this.#database.withoutStatementTimeout(async () => {
      const isOlder = (await this.migrations()).join() !== contents.migrations.join()
      if (isOlder) await this.#history.goBackTo(contents.migrations)
      await this.#speakPlainly()
      await this.#loadAll(path, contents, onRestoring)
      if (isOlder) onRestoring('migrating')
      const migrated = isOlder ? await this.#history.bringForward() : []
      await this.#database.rows('select recount_professionals()')
      return migrated
    })
  }

  /** Tables that are derived today, but were saved by an older program, are passed over. */
  async #loadAll(path: string, contents: BackupContents, onRestoring: OnRestoring): Promise<void> {
    const connection = await this.#database.connection()
    const tables = await savedTables(this.#database)
    const loaded: TableShape[] = []
    const total = contents.tables.reduce((sum, { rows }) => sum + rows, 0)
    onRestoring('loading')
    await withQuietTriggers(this.#database, tables, async () => {
      await emptyTables(this.#database, tables)
      const take: Parameters<typeof readBackup>[1] = async ({ name, columns }, rows) => {
        const shape = tables.find((table) => table.name === name)
        if (!shape) return passOver(rows)
        loaded.push({ ...shape, columns })
        await loadRows(connection, { name, columns }, rows)
      }
      await readBackup(path, take, (rows) => onRestoring('loading', rows, total))
    })
    await continueNumbers(this.#database, tables)
    onRestoring('comparing')
    const found: SavedTable[] = []
    for (const table of loaded) {
      found.push(await sumOf(connection, table))
      onRestoring('comparing', found.length, loaded.length)
    }
    const names = new Set(loaded.map(({ name }) => name))
    sameTables(
      contents.tables.filter(({ name }) => names.has(name)),
      found,
    )
  }

  async *#text(head: BackupHead, saved: SavedTable[], onSaved?: OnSaved): AsyncGenerator<Buffer> {
    const connection = await this.#database.connection()
    const tables = await savedTables(this.#database)
    yield Buffer.from(headLine(head))
    for (const table of tables) {
      yield Buffer.from(copyLine(table.name, table.columns))
      saved.push(yield* rowsOf(connection, table))
      yield Buffer.from(`${END_OF_ROWS}\n`)
      onSaved?.(saved.length, tables.length)
    }
    yield Buffer.from(footLine(saved))
  }

  async #speakPlainly(): Promise<void> {
    for (const setting of SAME_WORDS) await this.#database.rows(setting)
  }
}

async function passOver(rows: AsyncIterable<Buffer>): Promise<void> {
  const blocks = rows[Symbol.asyncIterator]()
  while (!(await blocks.next()).done);
}

interface Trigger {
  table: string
  name: string
  /** The value of pg_trigger.tgenabled. */
  firing: 'O' | 'A' | 'R' | 'D'
}

const FIRING = { O: 'enable', A: 'enable always', R: 'enable replica', D: 'disable' }

const TRIGGERS = `select tgrelid::regclass::text as table, tgname as name, tgenabled as firing
  from pg_trigger where not tgisinternal and tgrelid = any(?::regclass[])`

/** Disables these tables' triggers during `work`: the rows already contain the triggers' effects. */
async function withQuietTriggers(
  database: Database,
  tables: readonly TableShape[],
  work: () => Promise<void>,
): Promise<void> {
  const triggers = await database.rows<Trigger>(TRIGGERS, [tables.map(({ name }) => quoted(name))])
  await setFiring(
    database,
    triggers.map((trigger) => ({ ...trigger, firing: 'D' })),
  )
  await work()
  await setFiring(database, triggers)
}

async function setFiring(database: Database, triggers: readonly Trigger[]): Promise<void> {
  for (const { table, name, firing } of triggers)
    await database.rows(`alter table ${table} ${FIRING[firing]} trigger ${quoted(name)}`)
}
