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

/** Leaves out messages of the contact form; the server stores the kind of each. */
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

type Interest = Pick<OwnContact, 'message' | 'serviceOfInterest' | 'location'>

/** The text of a message; for a lead, its service and location in a sentence. */
export function messageText({ message, serviceOfInterest, location }: Interest): string {
  if (!serviceOfInterest || !location) return message
  return `Interesse em ${serviceOfInterest}. Local: ${locationLabel(location)}.`
}

const PLACEHOLDER = 'lead-'

/** The e-mail that the patient gave; null where the lead form, which asks for none, stored a placeholder. */
export function givenEmail({ patientEmail }: Pick<OwnContact, 'patientEmail'>): string | null {
  return patientEmail === '' || patientEmail.includes(PLACEHOLDER) ? null : patientEmail
}

/** 'Mostrando 3 de 41 leads' */
export function countShown(shown: number, all: number): string {
  return `Mostrando ${shown.toLocaleString('pt-BR')} de ${all.toLocaleString('pt-BR')} leads`
}

/** The link that replies to a message by e-mail. */
export function replyLink({ patientEmail, subject }: Pick<OwnContact, 'patientEmail' | 'subject'>): string {
  const address = encodeURIComponent(patientEmail).replace('%40', '@')
  return `mailto:${address}?subject=${encodeURIComponent(`Re: ${subject}`)}`
}
