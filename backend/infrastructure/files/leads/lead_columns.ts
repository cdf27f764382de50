import type { ArchivedLead } from '#application/ports/lead_archive.ts'
import { LEAD_SHEET, STATUS_LABELS } from '#domain/leads/lead_status.ts'
import { wallClock } from '#domain/shared/dates.ts'

export interface LeadColumn {
  header: string
  width: number
  value: (lead: ArchivedLead) => string | Date
}

export const LEAD_COLUMNS: readonly LeadColumn[] = [
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
