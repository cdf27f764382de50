import exceljs, { type Cell, type Worksheet } from 'exceljs'
import { LEAD_SHEET, STATUS_LABELS, type OwnContact } from '#contract/leads.ts'
import { phoneDigits } from '#domain/shared/phone.ts'
import { wallClock } from '#domain/shared/dates.ts'
import { asWorkbookCell } from '#domain/shared/spreadsheet_text.ts'
import { givenEmail, locationLabel } from '../leads/leads.ts'

const TEXT = '@'
const DATE = 'dd/mm/yyyy hh:mm'

const COLUMNS = [
  LEAD_SHEET.patientName,
  LEAD_SHEET.whatsapp,
  { header: 'Email', width: 32 },
  LEAD_SHEET.serviceOfInterest,
  LEAD_SHEET.location,
  LEAD_SHEET.leadStatus,
  LEAD_SHEET.createdAt,
  LEAD_SHEET.note,
]

/**
 * Returns a workbook with the sheet 'Leads' and one row per lead, in the given order. Texts and phone numbers are text
 * cells, so that no spreadsheet program reads them as formulas or numbers; dates are in São Paulo's time zone.
 */
export async function leadsWorkbook(leads: readonly OwnContact[]): Promise<ArrayBuffer> {
  const workbook = new exceljs.Workbook()
  const sheet = workbook.addWorksheet('Leads', { views: [{ state: 'frozen', ySplit: 1 }] })
  sheet.columns = COLUMNS
  sheet.getRow(1).font = { bold: true }
  for (const lead of leads) addLead(sheet, lead)
  sheet.autoFilter = { from: 'A1', to: { row: leads.length + 1, column: COLUMNS.length } }
  return workbook.xlsx.writeBuffer()
}

function addLead(sheet: Worksheet, lead: OwnContact): void {
  const cells = [
    lead.patientName,
    phoneDigits(lead.whatsapp ?? '') ?? lead.whatsapp,
    givenEmail(lead),
    lead.serviceOfInterest,
    lead.location && locationLabel(lead.location),
    STATUS_LABELS[lead.leadStatus],
    wallClock(lead.createdAt),
    lead.note,
  ]
  const row = sheet.addRow(cells.map(asWorkbookCell))
  row.eachCell((cell: Cell) => {
    cell.numFmt = cell.value instanceof Date ? DATE : TEXT
  })
}
