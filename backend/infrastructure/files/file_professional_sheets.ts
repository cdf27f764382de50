import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import {
  type ExportedRow,
  type ProfessionalSheetFormat,
  ProfessionalSheets,
} from '#application/ports/professional_sheets.ts'
import type { CellSeparator } from '#application/ports/lead_archive.ts'
import { asSpreadsheetText } from '#domain/shared/spreadsheet_text.ts'
import { privateFile, standardOutput, writeCsv, writeWhole, writeWorkbook } from './sheet_output.ts'

interface Sheet {
  columns: readonly string[]
  separator?: CellSeparator | undefined
}

/** Streams; a name that ends in .gz is packed. */
export class FileProfessionalSheets extends ProfessionalSheets {
  override async write(
    path: string,
    format: ProfessionalSheetFormat,
    rows: AsyncIterable<ExportedRow>,
    sheet: Sheet,
  ): Promise<number> {
    const writeText = (output: Writable) =>
      format === 'csv'
        ? writeCsv(output, [...sheet.columns], cellsOf(rows, sheet, asSpreadsheetText), sheet.separator)
        : writeLines(output, rows)
    if (path === '-') return writeText(standardOutput())
    return writeWhole(path, async (unfinished) => {
      if (format === 'xlsx') {
        const columns = sheet.columns.map((header) => ({ header, width: 18 }))
        return writeWorkbook(unfinished, { name: 'Profissionais', columns }, cellsOf(rows, sheet, String))
      }
      if (!path.toLowerCase().endsWith('.gz')) return writeText(privateFile(unfinished))
      const gzip = createGzip()
      const [, written] = await Promise.all([pipeline(gzip, privateFile(unfinished)), writeText(gzip)])
      return written
    })
  }
}

/** As an import reads them: lists separated by `|`. */
async function* cellsOf(
  rows: AsyncIterable<ExportedRow>,
  { columns }: Sheet,
  asCell: (text: string) => string,
): AsyncGenerator<string[]> {
  for await (const row of rows)
    yield columns.map((column) => {
      const value = row[column] ?? ''
      return asCell(typeof value === 'object' ? value.join('|') : String(value))
    })
}

async function writeLines(output: Writable, rows: AsyncIterable<ExportedRow>): Promise<number> {
  let written = 0
  async function* lines() {
    for await (const row of rows) {
      written++
      yield `${JSON.stringify(row)}\n`
    }
  }
  await pipeline(Readable.from(lines()), output)
  return written
}
