import { stringify } from 'csv-stringify'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type CellSeparator, SheetUnwritable } from '#application/ports/lead_archive.ts'

/** For its owner's eyes, and under its own name only once it is whole. Throws `SheetUnwritable`. */
export async function writeWhole(
  path: string,
  write: (unfinished: string) => Promise<number>,
): Promise<number> {
  const unfinished = `${path}.part`
  try {
    const written = await write(unfinished)
    await rename(unfinished, path)
    return written
  } catch (error) {
    await rm(unfinished, { force: true })
    if (error instanceof Error && 'syscall' in error)
      throw new SheetUnwritable(`Não foi possível gravar ${path}.`, { cause: error })
    throw error
  }
}

export function privateFile(path: string): Writable {
  return createWriteStream(path, { mode: 0o600 })
}

/** The process's own output stays open. */
export function standardOutput(): Writable {
  return new Writable({ write: (chunk, _, done) => void process.stdout.write(chunk as Buffer, done) })
}

/** Row by row, so that memory does not grow with them. */
export async function writeCsv(
  output: Writable,
  columns: string[],
  rows: AsyncIterable<readonly string[]>,
  delimiter: CellSeparator = ',',
): Promise<number> {
  let written = 0
  async function* counted() {
    for await (const row of rows) {
      written++
      yield row
    }
  }
  const csv = stringify({
    bom: true,
    header: true,
    columns,
    delimiter,
    quoted_string: true,
    record_delimiter: 'windows',
  })
  await pipeline(Readable.from(counted()), csv, output)
  return written
}

interface SheetColumn {
  header: string
  width: number
}

/** A workbook of one sheet, row by row; its cells are text, or times. */
export async function writeWorkbook(
  path: string,
  { name, columns }: { name: string; columns: SheetColumn[] },
  rows: AsyncIterable<readonly (string | Date)[]>,
): Promise<number> {
  const { default: exceljs } = await import('exceljs')
  const workbook = new exceljs.stream.xlsx.WorkbookWriter({ stream: privateFile(path), useStyles: true })
  const sheet = workbook.addWorksheet(name, { views: [{ state: 'frozen', ySplit: 1 }] })
  sheet.columns = columns
  let written = 0
  for await (const cells of rows) {
    const row = sheet.addRow([...cells])
    row.eachCell((cell) => (cell.numFmt = cell.value instanceof Date ? 'dd/mm/yyyy hh:mm' : '@'))
    row.commit()
    written++
  }
  await workbook.commit()
  return written
}
