import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { PassThrough } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { type BackupContents, BackupDamaged, type SavedTable } from '#application/ports/backup_archive.ts'
import { codeOf } from '../database/database.ts'
import { type BackupHead, readLine } from './backup_text.ts'
import { LineReader } from './line_reader.ts'

const NEWLINE = 0x0a

/** Takes the rows of each table of the file in turn, to their end. */
export type TakeRows = (
  table: { name: string; columns: string[] },
  rows: AsyncIterable<Buffer>,
) => Promise<void>

/** Reads a backup, be it unpacked by now, from beginning to end. Throws BackupDamaged unless every table is there as it was saved. */
export async function readBackup(path: string, take: TakeRows): Promise<BackupContents> {
  const isPacked = await beginsLikeGzip(path)
  const file = createReadStream(path)
  const text = file.pipe(isPacked ? createGunzip() : new PassThrough())
  file.on('error', (error) => text.destroy(error))
  try {
    return await readText(new LineReader(text), take)
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

async function readText(reader: LineReader, take: TakeRows): Promise<BackupContents> {
  let head: BackupHead | null = null
  const found: SavedTable[] = []
  for (let text = await reader.line(); text !== null; text = await reader.line()) {
    const line = readLine(text)
    if (line.kind === 'head') head = line.head
    else if (line.kind === 'copy' && head) found.push(await takeTable(line, reader, take))
    else if (line.kind === 'foot' && head) return { ...head, tables: sameTables(line.tables, found) }
    else throw new BackupDamaged(`An unknown line: ${text.slice(0, 40)}`)
  }
  throw new BackupDamaged('The file ends too soon.')
}

async function takeTable(
  { name, columns }: { name: string; columns: string[] },
  reader: LineReader,
  take: TakeRows,
): Promise<SavedTable> {
  const sum = createHash('sha256')
  let rows = 0
  async function* counted() {
    for await (const block of reader.rows()) {
      sum.update(block)
      for (const byte of block) if (byte === NEWLINE) rows++
      yield block
    }
  }
  await take({ name, columns }, counted())
  return { name, rows, sha256: sum.digest('hex') }
}

/** Throws BackupDamaged where `found` is not what was `saved`. */
export function sameTables(saved: readonly SavedTable[], found: readonly SavedTable[]): SavedTable[] {
  const sumsOf = (tables: readonly SavedTable[]) =>
    tables.map(({ name, rows, sha256 }) => `${name} ${rows} ${sha256}`)
  const expected = new Set(sumsOf(saved))
  const other = sumsOf(found).find((sum) => !expected.has(sum))
  if (other !== undefined || found.length !== saved.length)
    throw new BackupDamaged(`Not as it was saved: ${other ?? 'a table is missing'}`)
  return [...found]
}

/** What zlib and the reader say of a file that was cut or changed; not what the disk or the database say. */
function isDamage(error: unknown): boolean {
  return codeOf(error).startsWith('Z_') || error instanceof SyntaxError
}
