import { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { stringify } from 'csv-stringify'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import {
  type ArchivedLead,
  type CellSeparator,
  LeadSheets,
  type SheetFormat,
  SheetUnwritable,
} from '#application/ports/lead_archive.ts'
import { LEAD_SHEET } from '#domain/leads/lead_sheet.ts'
import { STATUS_LABELS } from '#domain/leads/lead_status.ts'
import { wallClock } from '#domain/shared/dates.ts'
import { asSpreadsheetText, asWorkbookCell } from '#domain/shared/spreadsheet_text.ts'
import {
  type ExportedRow,
  type ProfessionalSheetFormat,
  ProfessionalSheets,
} from '#application/ports/professional_sheets.ts'
import { isDeviceOrPipe } from './refused_file.ts'

/** Streams, so that memory use does not grow with the leads. */
export class FileLeadSheets extends LeadSheets {
  override async write(
    path: string,
    format: SheetFormat,
    leads: AsyncIterable<ArchivedLead>,
    separator: CellSeparator = ',',
  ): Promise<number> {
    const writeText = (output: Writable) =>
      format === 'json'
        ? writeList(output, leads)
        : writeCsv(
            output,
            LEAD_COLUMNS.map(({ header }) => header),
            leadCells(leads, asText),
            separator,
          )
    if (path === '-') return writeText(standardOutput())
    return writeWhole(path, (unfinished) =>
      format === 'xlsx'
        ? writeWorkbook(
            unfinished,
            { name: 'Leads', columns: widths },
            leadCells(leads, (value) => value),
          )
        : writeText(privateFile(unfinished)),
    )
  }
}

async function* leadCells<Cell>(
  leads: AsyncIterable<ArchivedLead>,
  asCell: (value: string | Date) => Cell,
): AsyncGenerator<Cell[]> {
  for await (const lead of leads) yield LEAD_COLUMNS.map(({ value }) => asCell(value(lead)))
}

/** Writes one lead per line, so that memory use does not grow. */
async function writeList(output: Writable, leads: AsyncIterable<ArchivedLead>): Promise<number> {
  let written = 0
  async function* text() {
    for await (const lead of leads) yield `${written++ === 0 ? '[\n' : ',\n'}${JSON.stringify(lead)}`
    yield written === 0 ? '[]\n' : '\n]\n'
  }
  await pipeline(Readable.from(text()), output)
  return written
}

function asText(value: string | Date): string {
  if (value instanceof Date) return value.toISOString().slice(0, 16).replace('T', ' ')
  return asSpreadsheetText(value)
}

interface LeadColumn {
  header: string
  width: number
  value: (lead: ArchivedLead) => string | Date
}

const LEAD_COLUMNS: readonly LeadColumn[] = [
  { header: 'Profissional', width: 32, value: ({ professional }) => professional },
  { ...LEAD_SHEET.patientName, value: ({ patientName }) => patientName },
  { ...LEAD_SHEET.whatsapp, value: ({ whatsapp }) => whatsapp ?? '' },
  { ...LEAD_SHEET.serviceOfInterest, value: ({ serviceOfInterest }) => serviceOfInterest ?? '' },
  { ...LEAD_SHEET.location, value: ({ location }) => location ?? '' },
  { header: 'Mensagem', width: 48, value: ({ message }) => message },
  { ...LEAD_SHEET.leadStatus, value: ({ leadStatus }) => STATUS_LABELS[leadStatus] },
  { ...LEAD_SHEET.note, value: ({ note }) => note ?? '' },
  { header: 'Consentimento', width: 16, value: ({ consentVersion }) => consentVersion ?? '' },
  { ...LEAD_SHEET.createdAt, value: ({ createdAt }) => wallClock(createdAt) },
]

const widths = LEAD_COLUMNS.map(({ header, width }) => ({ header, width }))

interface Sheet {
  columns: readonly string[]
  separator?: CellSeparator | undefined
}

/** Streams; compresses if the name ends in .gz. */
export class FileProfessionalSheets extends ProfessionalSheets {
  override async write(
    path: string,
    format: ProfessionalSheetFormat,
    rows: AsyncIterable<ExportedRow>,
    sheet: Sheet,
  ): Promise<number> {
    const writeText = (output: Writable) =>
      format === 'csv'
        ? writeCsv(
            output,
            [...sheet.columns],
            professionalCells(rows, sheet, asSpreadsheetText),
            sheet.separator,
          )
        : writeLines(output, rows)
    if (path === '-') return writeText(standardOutput())
    return writeWhole(path, async (unfinished) => {
      if (format === 'xlsx') {
        const columns = sheet.columns.map((header) => ({ header, width: 18 }))
        return writeWorkbook(
          unfinished,
          { name: 'Profissionais', columns },
          professionalCells(rows, sheet, String),
        )
      }
      if (!path.toLowerCase().endsWith('.gz')) return writeText(privateFile(unfinished))
      const gzip = createGzip()
      const [, written] = await Promise.all([pipeline(gzip, privateFile(unfinished)), writeText(gzip)])
      return written
    })
  }
}

/** Formats cells for an import: lists separated by `|`. */
async function* professionalCells(
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

/**
 * Writes a file for its owner alone, under its name only once complete; a device or pipe as it is. Throws
 * `SheetUnwritable`.
 */
async function writeWhole(path: string, write: (unfinished: string) => Promise<number>): Promise<number> {
  if (await isDeviceOrPipe(path)) return write(path)
  const unfinished = `${path}.part`
  try {
    const written = await write(unfinished)
    await rename(unfinished, path)
    return written
  } catch (error) {
    await rm(unfinished, { force: true })
    if (error instanceof Error && 'syscall' in error)
      throw new SheetUnwritable(`Não foi possível gravar ${path}${reasonOf(error)}.`, { cause: error })
    throw error
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: ': não há mais espaço no disco dele',
  EDQUOT: ': a cota do disco dele acabou',
  EACCES: ': sem permissão',
  ENOENT: ': a pasta não existe',
}

function reasonOf(error: Error): string {
  return ('code' in error && REASONS[String(error.code)]) || ''
}

function privateFile(path: string): Writable {
  return createWriteStream(path, { mode: 0o600 })
}

/** A copy that can be closed while the process's own stdout stays open. */
function standardOutput(): Writable {
  return new Writable({ write: (chunk, _, done) => void process.stdout.write(chunk as Buffer, done) })
}

/** Writes row by row, so that memory use does not grow. */
async function writeCsv(
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

/** Writes a workbook with one sheet, row by row; cells are texts or times. */
async function writeWorkbook(
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
    const row = sheet.addRow(cells.map(asWorkbookCell))
    row.eachCell((cell) => (cell.numFmt = cell.value instanceof Date ? 'dd/mm/yyyy hh:mm' : '@'))
    row.commit()
    written++
  }
  await workbook.commit()
  return written
}
