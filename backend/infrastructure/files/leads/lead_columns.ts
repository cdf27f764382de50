import type { ArchivedLead } from '#application/ports/lead_archive.ts'

const STATUSES = { pending: 'Novo Lead', contacted: 'Contatado', attended: 'Atendido' } as const

export interface LeadColumn {
  header: string
  width: number
  value: (lead: ArchivedLead) => string | Date
}

export const LEAD_COLUMNS: readonly LeadColumn[] = [
  { header: 'Profissional', width: 32, value: ({ professional }) => professional },
  { header: 'Nome', width: 32, value: ({ patientName }) => patientName },
  { header: 'WhatsApp', width: 18, value: ({ whatsapp }) => whatsapp ?? '' },
  { header: 'Serviço de Interesse', width: 32, value: ({ serviceOfInterest }) => serviceOfInterest ?? '' },
  { header: 'Local', width: 24, value: ({ location }) => location ?? '' },
  { header: 'Mensagem', width: 48, value: ({ message }) => message },
  { header: 'Status', width: 14, value: ({ leadStatus }) => STATUSES[leadStatus] },
  { header: 'Consentimento', width: 16, value: ({ consentVersion }) => consentVersion ?? '' },
  { header: 'Data', width: 18, value: ({ createdAt }) => wallClock(createdAt) },
]

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** Sheets know no time zones: this instant has the hands of São Paulo's clock in UTC. */
function wallClock(instant: Date): Date {
  return new Date(`${clock.format(instant).replace(' ', 'T')}Z`)
}
