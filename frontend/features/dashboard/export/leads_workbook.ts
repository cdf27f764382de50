import type { Cell, Worksheet } from 'exceljs'
import exceljs from 'exceljs'
import type { OwnContact } from '#contract/leads.ts'
import { phoneDigits } from '#domain/shared/phone.ts'
import { givenEmail, locationLabel, STATUS_LABELS } from '../leads/lead_words.ts'

const TEXT = '@'
const DATE = 'dd/mm/yyyy hh:mm'

const COLUMNS = [
  { header: 'Nome', width: 32 },
  { header: 'WhatsApp', width: 18 },
  { header: 'Email', width: 32 },
  { header: 'Serviço de Interesse', width: 32 },
  { header: 'Local', width: 24 },
  { header: 'Status', width: 14 },
  { header: 'Data', width: 18 },
]

/**
 * A workbook with one sheet, 'Leads', one row for each lead in the order given. Words and phone digits are text
 * cells, so that no spreadsheet program takes them for formulas or numbers; the date is a date, in São Paulo's time.
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
  const row = sheet.addRow([
    lead.patientName,
    phoneDigits(lead.whatsapp ?? '') ?? lead.whatsapp,
    givenEmail(lead),
    lead.serviceOfInterest,
    lead.location && locationLabel(lead.location),
    STATUS_LABELS[lead.leadStatus],
    wallClock(lead.createdAt),
  ])
  row.eachCell((cell: Cell) => {
    cell.numFmt = cell.value instanceof Date ? DATE : TEXT
  })
}

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** Sheets know no time zones and exceljs writes UTC's hands: this instant has São Paulo's. */
function wallClock(instant: string): Date {
  return new Date(`${clock.format(new Date(instant)).replace(' ', 'T')}Z`)
}
