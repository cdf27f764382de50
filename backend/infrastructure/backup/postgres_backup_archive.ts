import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import {
  BackupArchive,
  type BackupContents,
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
import {
  continueNumbers,
  emptyTables,
  holdsNothing,
  savedTables,
  loadRows,
  rowsOf,
  sumOf,
  quoted,
  type TableShape,
} from './saved_tables.ts'

/** So that the same rows are the same bytes on every server. */
const SAME_WORDS = [
  `set local timezone = 'UTC'`,
  `set local datestyle = 'ISO, YMD'`,
  `set local intervalstyle = 'postgres'`,
  'set local extra_float_digits = 1',
  `set local bytea_output = 'hex'`,
]

/** COPY through the driver into a gzip file: no program of PostgreSQL is needed. */
export class PostgresBackupArchive extends BackupArchive {
  readonly #database: Database
  readonly #output: Writable

  constructor(database: Database, output: Writable = process.stdout) {
    super()
    this.#database = database
    this.#output = output
  }

  async migrations(): Promise<string[]> {
    const rows = await this.#database.rows<{ name: string }>(
      'select name from schema_migrations order by name',
    )
    return rows.map(({ name }) => name)
  }

  isEmpty(): Promise<boolean> {
    return holdsNothing(this.#database)
  }

  async save(
    path: string,
    about: Pick<BackupContents, 'createdAt' | 'keyCheck'>,
    onSaved?: OnSaved,
  ): Promise<BackupContents> {
    const head = { ...about, migrations: await this.migrations() }
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

  async examine(path: string): Promise<BackupContents> {
    return readBackup(path, (_, rows) => passOver(rows))
  }

  async load(path: string, onSaved?: OnSaved): Promise<BackupContents> {
    return this.#database.withoutStatementTimeout(() => this.#load(path, onSaved))
  }

  async #load(path: string, onSaved?: OnSaved): Promise<BackupContents> {
    await this.#speakPlainly()
    const connection = await this.#database.connection()
    const tables = await savedTables(this.#database)
    const found: SavedTable[] = []
    let contents: BackupContents | null = null
    await withQuietTriggers(this.#database, tables, async () => {
      await emptyTables(this.#database, tables)
      contents = await readBackup(path, (table, rows) => loadRows(connection, table, rows))
    })
    await this.#database.rows('select recount_professionals()')
    await continueNumbers(this.#database, tables)
    for (const table of tables) {
      found.push(await sumOf(connection, table))
      onSaved?.(found.length, tables.length)
    }
    return compared(contents, found)
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

function compared(contents: BackupContents | null, found: readonly SavedTable[]): BackupContents {
  if (!contents) throw new Error('The backup was not read.')
  return { ...contents, tables: sameTables(contents.tables, found) }
}

interface Trigger {
  table: string
  name: string
  /** As pg_trigger.tgenabled. */
  firing: 'O' | 'A' | 'R' | 'D'
}

const FIRING = { O: 'enable', A: 'enable always', R: 'enable replica', D: 'disable' }

const TRIGGERS = `select tgrelid::regclass::text as table, tgname as name, tgenabled as firing
  from pg_trigger where not tgisinternal and tgrelid = any(?::regclass[])`

/** What the triggers of these tables did when the rows were written is in the rows: they rest during `work`. */
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
