import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { stringify } from 'csv-stringify/sync'
import type { Cell } from 'exceljs'
import { RecordFileUnusable } from '#application/ports/record_files.ts'

export interface Unpacked {
  stream: Readable
  /** What was around the rows; null where they lay open. */
  from: 'gzip' | 'xlsx' | null
}

/** The rows of a stream that may be packed by gzip or be a workbook of Excel, whose first sheet becomes CSV. */
export async function unpacked(name: string, packed: Readable): Promise<Unpacked> {
  const chunks = packed[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  const first = await chunks.next()
  if (first.done) return { stream: Readable.from([]), from: null }
  const stream = Readable.from(startingWith(first.value, chunks), { objectMode: false })
  const magic = first.value.toString('latin1', 0, 4)
  if (magic.startsWith('\u001F\u008B')) return { stream: gunzipped(name, stream), from: 'gzip' }
  if (magic === 'PK\u0003\u0004') return { stream: Readable.from(sheetAsCsv(name, stream)), from: 'xlsx' }
  return { stream, from: null }
}

async function* startingWith(first: Buffer, others: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield first
  for (let next = await others.next(); !next.done; next = await others.next()) yield next.value
}

function gunzipped(name: string, packed: Readable): Readable {
  const gunzip = createGunzip()
  packed.on('error', (error) => gunzip.destroy(error)).pipe(gunzip)
  return Readable.from(
    (async function* () {
      try {
        for await (const chunk of gunzip) yield chunk as Buffer
      } catch (error) {
        throw new RecordFileUnusable(`${name} não é um gzip inteiro: foi cortado ou alterado.`, {
          cause: error,
        })
      }
    })(),
  )
}

/** Each row of the sheet on a line of its own, so that both have the same number; a cell with line breaks shifts those after it. */
async function* sheetAsCsv(name: string, packed: Readable): AsyncGenerator<Buffer> {
  const { default: exceljs } = await import('exceljs')
  let written = 0
  try {
    for await (const sheet of new exceljs.stream.xlsx.WorkbookReader(packed, { worksheets: 'emit' })) {
      for await (const row of sheet) {
        for (; written + 1 < row.number; written++) yield Buffer.from('\n')
        const cells: string[] = []
        row.eachCell({ includeEmpty: true }, (cell, column) => (cells[column - 1] = textOf(cell)))
        yield Buffer.from(stringify([cells]))
        written++
      }
      return
    }
  } catch (error) {
    throw new RecordFileUnusable(`${name} não é uma planilha do Excel (.xlsx) que se possa ler.`, {
      cause: error,
    })
  }
}

function textOf(cell: Cell): string {
  const { value } = cell
  return typeof value === 'boolean' || typeof value === 'number' ? String(value) : cell.text
}
