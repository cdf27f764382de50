import type { OwnContact } from '#contract/leads.ts'

export interface LeadsSummary {
  total: number
  attended: number
  /** Attended of all, as a whole percentage; 0 without leads. */
  conversionRate: number
}

export function summariseLeads(leads: readonly OwnContact[]): LeadsSummary {
  const total = leads.length
  const attended = leads.filter(({ leadStatus }) => leadStatus === 'attended').length
  return { total, attended, conversionRate: total === 0 ? 0 : Math.round((attended / total) * 100) }
}

/** Messages from the contact form are no leads; the server decided which is which when it stored them. */
export function leadsAmong(contacts: readonly OwnContact[]): OwnContact[] {
  return contacts.filter(({ kind }) => kind === 'lead')
}
