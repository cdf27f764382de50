import { createHash } from 'node:crypto'
import { createReadStream, rmSync } from 'node:fs'
import { open, link, readdir, rename, rm, stat, appendFile, readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { PassThrough, type Writable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { type BackupContents, type SavedTable, BackupDamaged } from '#application/ports/backup_archive.ts'
import { RepairableFailure } from '#application/ports/unavailable.ts'
import { type Erasure, ErasureLedger } from '#application/ports/personal_data.ts'
import { codeOf } from '../database/database.ts'
import { syncFolder, makeFolder } from '../system/durable_file.ts'

/**
 * The uncompressed file holds comments, and COPY in PostgreSQL's text format
 * (https://www.postgresql.org/docs/current/sql-copy.html), where the line `\.` ends the rows. It is no script: psql
 * would neither empty the tables that a migration fills nor continue their numbers, nor erase anybody again.
 */
export const END_OF_ROWS = '\\.'

export type BackupHead = Omit<BackupContents, 'tables'>

const HEAD = '-- saude-perto backup 1 '
const FOOT = '-- end '
const COPY = /^COPY "([a-z_]+)" \(("[a-z_]+"(?:, "[a-z_]+")*)\) FROM stdin;$/

export function headLine(head: BackupHead): string {
  return `${HEAD}${JSON.stringify(head)}\n`
}

export function copyLine(name: string, columns: readonly string[]): string {
  return `COPY "${name}" (${columns.map((column) => `"${column}"`).join(', ')}) FROM stdin;\n`
}

export function footLine(tables: readonly SavedTable[]): string {
  return `${FOOT}${JSON.stringify({ tables })}\n`
}

type Line =
  | { kind: 'head'; head: BackupHead }
  | { kind: 'copy'; name: string; columns: string[] }
  | { kind: 'foot'; tables: SavedTable[] }
  | { kind: 'unknown' }

function readLine(text: string): Line {
  const copy = COPY.exec(text)
  if (copy)
    return { kind: 'copy', name: copy[1] ?? '', columns: (copy[2] ?? '').replaceAll('"', '').split(', ') }
  if (text.startsWith(HEAD)) return { kind: 'head', head: JSON.parse(text.slice(HEAD.length)) }
  if (text.startsWith(FOOT)) return { kind: 'foot', ...JSON.parse(text.slice(FOOT.length)) }
  return { kind: 'unknown' }
}

const NEWLINE = 0x0a
const END = Buffer.from(`${END_OF_ROWS}\n`)
const MAX_LINE_LENGTH = 1_000_000

/** Reads a stream by lines, or a table's rows by blocks of whole lines. */
class LineReader {
  readonly #chunks: AsyncIterator<Buffer>
  #rest: Buffer = Buffer.alloc(0)

  constructor(chunks: AsyncIterable<Buffer>) {
    this.#chunks = chunks[Symbol.asyncIterator]()
  }

  /** Returns the line without its line break; null at the end of the file. */
  async line(): Promise<string | null> {
    for (;;) {
      const end = this.#rest.indexOf(NEWLINE)
      if (end >= 0) return this.#take(end + 1).toString('utf8', 0, end)
      if (this.#rest.length > MAX_LINE_LENGTH || !(await this.#readMore())) return null
    }
  }

  /** Yields the bytes up to the line that ends the rows. Throws when the file ends before. */
  async *rows(): AsyncGenerator<Buffer> {
    for (;;) {
      const end = this.#endOfRows()
      if (end >= 0) {
        if (end > 0) yield this.#take(end)
        this.#take(END.length)
        return
      }
      const whole = this.#rest.lastIndexOf(NEWLINE) + 1
      if (whole > 0) yield this.#take(whole)
      if (!(await this.#readMore())) throw new Error('The file ends in the middle of a table.')
    }
  }

  #endOfRows(): number {
    if (this.#rest.subarray(0, END.length).equals(END)) return 0
    const found = this.#rest.indexOf(`\n${END_OF_ROWS}\n`)
    return found < 0 ? -1 : found + 1
  }

  #take(length: number): Buffer {
    const taken = this.#rest.subarray(0, length)
    this.#rest = this.#rest.subarray(length)
    return taken
  }

  async #readMore(): Promise<boolean> {
    const { done, value } = await this.#chunks.next()
    if (done) return false
    this.#rest = this.#rest.length > 0 ? Buffer.concat([this.#rest, value]) : value
    return true
  }
}

/** Consumes the rows of one table to their end. */
type TakeRows = (table: { name: string; columns: string[] }, rows: AsyncIterable<Buffer>) => Promise<void>

/** Receives the number of rows read so far. */
type OnRows = (rows: number) => void

/** Reads a backup from start to end. Throws `BackupDamaged` unless every table is complete and unchanged. */
export async function readBackup(path: string, take: TakeRows, onRows?: OnRows): Promise<BackupContents> {
  const isPacked = await beginsLikeGzip(path)
  const file = createReadStream(path)
  const text = file.pipe(isPacked ? createGunzip() : new PassThrough())
  file.on('error', (error) => text.destroy(error))
  try {
    return await readText(new LineReader(text), take, onRows)
  } catch (error) {
    throw isDamage(error) ? new BackupDamaged('The file is no whole backup.', { cause: error }) : error
  } finally {
    file.destroy()
    text.destroy()
  }
}

async function beginsLikeGzip(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0)
    return bytesRead < 2 || (buffer[0] === 0x1f && buffer[1] === 0x8b)
  } finally {
    await file.close()
  }
}

async function readText(reader: LineReader, take: TakeRows, onRows?: OnRows): Promise<BackupContents> {
  let head: BackupHead | null = null
  const found: SavedTable[] = []
  let before = 0
  const counted = (rows: number) => onRows?.(before + rows)
  for (let text = await reader.line(); text !== null; text = await reader.line()) {
    const line = readLine(text)
    if (line.kind === 'head') head = line.head
    else if (line.kind === 'copy' && head) {
      const table = await takeTable(line, reader, take, counted)
      before += table.rows
      found.push(table)
    } else if (line.kind === 'foot' && head) return { ...head, tables: sameTables(line.tables, found) }
    else throw new BackupDamaged(`An unknown line: ${text.slice(0, 40)}`)
  }
  throw new BackupDamaged('The file ends too soon.')
}

async function takeTable(
  { name, columns }: { name: string; columns: string[] },
  reader: LineReader,
  take: TakeRows,
  onRows: OnRows,
): Promise<SavedTable> {
  const sum = createHash('sha256')
  let rows = 0
  async function* counted() {
    for await (const block of reader.rows()) {
      sum.update(block)
      for (const byte of block) if (byte === NEWLINE) rows++
      onRows(rows)
      yield block
    }
  }
  await take({ name, columns }, counted())
  return { name, rows, sha256: sum.digest('hex') }
}

/** Throws `BackupDamaged` when `found` differs from `saved`. */
export function sameTables(saved: readonly SavedTable[], found: readonly SavedTable[]): SavedTable[] {
  const sumsOf = (tables: readonly SavedTable[]) =>
    tables.map(({ name, rows, sha256 }) => `${name} ${rows} ${sha256}`)
  const expected = new Set(sumsOf(saved))
  const other = sumsOf(found).find((sum) => !expected.has(sum))
  if (other !== undefined || found.length !== saved.length)
    throw new BackupDamaged(`Not as it was saved: ${other ?? 'a table is missing'}`)
  return [...found]
}

/** Whether zlib or the reader report a truncated or modified file; other errors come from disk or database. */
function isDamage(error: unknown): boolean {
  return codeOf(error).startsWith('Z_') || error instanceof SyntaxError
}

/**
 * Writes a new file atomically and durably, readable for this account alone. An unfinished part is removed when the
 * process exits, or, if it was killed, by the next writer to this name.
 */
export async function intoNewFile(path: string, write: (file: Writable) => Promise<void>): Promise<void> {
  const folder = dirname(path)
  await sweep(folder, basename(path))
  const part = `${path}.${process.pid}.part`
  const removePart = () => rmSync(part, { force: true })
  process.once('exit', removePart)
  try {
    await writePart(part, write)
    await putInPlace(part, path)
    await syncFolder(folder)
  } finally {
    removePart()
    process.off('exit', removePart)
  }
}

async function writePart(part: string, write: (file: Writable) => Promise<void>): Promise<void> {
  const file = await open(part, 'wx', 0o600)
  try {
    await write(file.createWriteStream({ flush: true }))
  } catch (error) {
    // A failed write names no file: it is not the data's disk that is full.
    if (error instanceof Error && 'syscall' in error && !('path' in error))
      Object.assign(error, { path: part })
    throw error
  } finally {
    await file.close().catch(() => undefined)
  }
}

/** Removes the parts of ended processes. */
async function sweep(folder: string, name: string): Promise<void> {
  await stat(folder)
  for (const found of await readdir(folder)) {
    if (!found.startsWith(`${name}.`) || !found.endsWith('.part')) continue
    const pid = /^(\d+)\.part$/.exec(found.slice(name.length + 1))?.[1]
    if (found === `${name}.part` || (pid && !isAlive(Number(pid))))
      await rm(join(folder, found), { force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    return pid !== process.pid && process.kill(pid, 0)
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

/** Fails with EEXIST if the file exists by now; some file systems, such as those of USB sticks, have no hard links. */
async function putInPlace(part: string, path: string): Promise<void> {
  try {
    await link(part, path)
  } catch (error) {
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].includes(codeOf(error))) throw error
    await rename(part, path)
  }
}

/** The ledger of erasures outside the database, one JSON object per line: what an older backup lacks. */
export class ErasureFile extends ErasureLedger {
  readonly #path: string

  constructor(path: string) {
    super()
    this.#path = path
  }

  async add(erasures: readonly Erasure[]): Promise<void> {
    await makeFolder(dirname(this.#path))
    const before = await this.#text()
    const torn = before === '' || before.endsWith('\n') ? '' : '\n'
    const lines = erasures.map((erasure) => `${JSON.stringify(erasure)}\n`)
    await appendFile(this.#path, torn + lines.join(''), { mode: 0o600, flush: true })
    await syncFolder(dirname(this.#path))
  }

  /** Returns nothing without a file. */
  async all(): Promise<Erasure[]> {
    const text = await this.#text()
    const latest = new Map<string, Erasure>()
    for (const [index, line] of text.split('\n').entries()) {
      if (!line) continue
      const erasure = erasureOf(line)
      if (!erasure) throw new RepairableFailure(unreadable(this.#path, index + 1))
      const known = latest.get(erasure.subjectHash)
      if (!known || known.erasedAt < erasure.erasedAt) latest.set(erasure.subjectHash, erasure)
    }
    return [...latest.values()]
  }

  #text(): Promise<string> {
    return readFile(this.#path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return ''
      throw error
    })
  }
}

/** Null for a line that a crash left incomplete. */
function erasureOf(line: string): Erasure | null {
  try {
    const { kind, subjectHash, erasedAt } = JSON.parse(line) as Erasure
    const at = new Date(erasedAt)
    return subjectHash && !Number.isNaN(at.getTime()) ? { kind, subjectHash, erasedAt: at } : null
  } catch {
    return null
  }
}

const unreadable = (path: string, line: number) =>
  `${path}, linha ${line}: não é um registro de apagamento inteiro, e sem ele alguém que foi apagado poderia voltar. ` +
  'Nada foi feito. Ponha no lugar uma cópia inteira deste arquivo; se não houver, apague só esta linha e repita os ' +
  'apagamentos (privacy erase) pedidos naquele dia.'
