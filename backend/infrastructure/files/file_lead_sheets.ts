import { stringify } from 'csv-stringify'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  type ArchivedLead,
  type CellSeparator,
  LeadSheets,
  type SheetFormat,
  SheetUnwritable,
} from '#application/ports/lead_archive.ts'
import { LEAD_SHEET, STATUS_LABELS } from '#domain/leads/lead_status.ts'
import { wallClock } from '#domain/shared/dates.ts'
import { asSpreadsheetText } from './refused_rows.ts'

/** Streams, so that memory does not grow with the leads. A file is under its own name only once it is whole. */
export class FileLeadSheets extends LeadSheets {
  override async write(
    path: string,
    format: SheetFormat,
    leads: AsyncIterable<ArchivedLead>,
    separator: CellSeparator = ',',
  ): Promise<number> {
    const writeText = (output: Writable) =>
      format === 'json' ? writeList(output, leads) : writeCsv(output, leads, separator)
    if (path === '-') return writeText(standardOutput())
    const unfinished = `${path}.part`
    try {
      const written = await (format === 'xlsx'
        ? writeWorkbook(unfinished, leads)
        : writeText(createWriteStream(unfinished, { mode: 0o600 })))
      await rename(unfinished, path)
      return written
    } catch (error) {
      await rm(unfinished, { force: true })
      if (error instanceof Error && 'syscall' in error)
        throw new SheetUnwritable(`Não foi possível gravar ${path}.`, { cause: error })
      throw error
    }
  }
}

/** One lead a line, so that memory does not grow with them. */
async function writeList(output: Writable, leads: AsyncIterable<ArchivedLead>): Promise<number> {
  let written = 0
  async function* text() {
    for await (const lead of leads) yield `${written++ === 0 ? '[\n' : ',\n'}${JSON.stringify(lead)}`
    yield written === 0 ? '[]\n' : '\n]\n'
  }
  await pipeline(Readable.from(text()), output)
  return written
}

async function writeCsv(
  output: Writable,
  leads: AsyncIterable<ArchivedLead>,
  delimiter: CellSeparator,
): Promise<number> {
  let written = 0
  async function* rows() {
    for await (const lead of leads) {
      written++
      yield LEAD_COLUMNS.map(({ value }) => asText(value(lead)))
    }
  }
  const columns = LEAD_COLUMNS.map(({ header }) => header)
  const csv = stringify({
    bom: true,
    header: true,
    columns,
    delimiter,
    quoted_string: true,
    record_delimiter: 'windows',
  })
  await pipeline(Readable.from(rows()), csv, output)
  return written
}

/** The process's own output stays open. */
function standardOutput(): Writable {
  return new Writable({ write: (chunk, _, done) => void process.stdout.write(chunk as Buffer, done) })
}

function asText(value: string | Date): string {
  if (value instanceof Date) return value.toISOString().slice(0, 16).replace('T', ' ')
  return asSpreadsheetText(value)
}

async function writeWorkbook(path: string, leads: AsyncIterable<ArchivedLead>): Promise<number> {
  const { default: exceljs } = await import('exceljs')
  const output = createWriteStream(path, { mode: 0o600 })
  const workbook = new exceljs.stream.xlsx.WorkbookWriter({ stream: output, useStyles: true })
  const sheet = workbook.addWorksheet('Leads', { views: [{ state: 'frozen', ySplit: 1 }] })
  sheet.columns = LEAD_COLUMNS.map(({ header, width }) => ({ header, width }))
  let written = 0
  for await (const lead of leads) {
    const row = sheet.addRow(LEAD_COLUMNS.map(({ value }) => value(lead)))
    row.eachCell((cell) => (cell.numFmt = cell.value instanceof Date ? 'dd/mm/yyyy hh:mm' : '@'))
    row.commit()
    written++
  }
  await workbook.commit()
  return written
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
  { header: 'Consentimento', width: 16, value: ({ consentVersion }) => consentVersion ?? '' },
  { ...LEAD_SHEET.createdAt, value: ({ createdAt }) => wallClock(createdAt) },
]
