import type { OwnContact } from '#contract/leads.ts'

interface LeadsSummary {
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

/** What the lead form offers where a professional has no places of their own. */
const MODES: Readonly<Record<string, string>> = {
  presencial: 'Presencial',
  teleconsulta: 'Teleconsulta',
  ambos: 'Presencial ou teleconsulta',
}

export const locationLabel = (location: string): string => MODES[location] ?? location

type Wish = Pick<OwnContact, 'message' | 'serviceOfInterest' | 'location'>

/** What somebody wrote; of a lead, what it is about and where, as a person says it. */
export function messageWords({ message, serviceOfInterest, location }: Wish): string {
  if (!serviceOfInterest || !location) return message
  return `Interesse em ${serviceOfInterest}. Local: ${locationLabel(location)}.`
}

const PLACEHOLDER = 'lead-'

/** The e-mail somebody gave; null where the lead form, which asks for none, wrote a placeholder. */
export function givenEmail({ patientEmail }: Pick<OwnContact, 'patientEmail'>): string | null {
  return patientEmail === '' || patientEmail.includes(PLACEHOLDER) ? null : patientEmail
}

/** 'Mostrando 3 de 41 leads' */
export function countShown(shown: number, all: number): string {
  return `Mostrando ${shown.toLocaleString('pt-BR')} de ${all.toLocaleString('pt-BR')} leads`
}

/** Opens an answer to a message in the e-mail program. */
export function answerAddress({
  patientEmail,
  subject,
}: Pick<OwnContact, 'patientEmail' | 'subject'>): string {
  const address = encodeURIComponent(patientEmail).replace('%40', '@')
  return `mailto:${address}?subject=${encodeURIComponent(`Re: ${subject}`)}`
}
