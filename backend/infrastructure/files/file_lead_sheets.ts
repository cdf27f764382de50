import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  type ArchivedLead,
  type CellSeparator,
  LeadSheets,
  type SheetFormat,
} from '#application/ports/lead_archive.ts'
import { LEAD_SHEET } from '#domain/leads/lead_sheet.ts'
import { STATUS_LABELS } from '#domain/leads/lead_status.ts'
import { wallClock } from '#domain/shared/dates.ts'
import { asSpreadsheetText } from '#domain/shared/spreadsheet_text.ts'
import { privateFile, standardOutput, writeCsv, writeWhole, writeWorkbook } from './sheet_output.ts'

/** Streams, so that memory does not grow with the leads. */
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
            cellsOf(leads, asText),
            separator,
          )
    if (path === '-') return writeText(standardOutput())
    return writeWhole(path, (unfinished) =>
      format === 'xlsx'
        ? writeWorkbook(
            unfinished,
            { name: 'Leads', columns: widths },
            cellsOf(leads, (value) => value),
          )
        : writeText(privateFile(unfinished)),
    )
  }
}

async function* cellsOf<Cell>(
  leads: AsyncIterable<ArchivedLead>,
  asCell: (value: string | Date) => Cell,
): AsyncGenerator<Cell[]> {
  for await (const lead of leads) yield LEAD_COLUMNS.map(({ value }) => asCell(value(lead)))
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
