import type { OwnContact } from '#contract/leads.ts'
import { saoPauloDay } from '#domain/shared/dates.ts'
import { fetchCode } from '#frontend/lib/arrival.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Saves the leads as `leads-AAAA-MM-DD.xlsx`; what makes the file is fetched only now. */
export async function downloadLeads(leads: readonly OwnContact[], today: Date): Promise<void> {
  const { leadsWorkbook } = await fetchCode(() => import('./leads_workbook.ts'))
  const file = new Blob([await leadsWorkbook(leads)], { type: XLSX })
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = `leads-${saoPauloDay(today)}.xlsx`
  link.click()
  URL.revokeObjectURL(address)
}
