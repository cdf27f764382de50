import type { LeadStatus, OwnContact } from '#contract/leads.ts'
import { withCountryCode } from '#domain/shared/phone.ts'
import { countOf, formatNumber } from '#domain/shared/numbers.ts'
import { foldText } from '#domain/shared/text.ts'
import { DAY_MS, saoPauloDay } from '#domain/shared/dates.ts'

interface LeadsSummary {
  total: number
  attended: number
  /** Attended leads in percent, an integer; 0 without leads. */
  conversionRate: number
}

export function summariseLeads(leads: readonly OwnContact[]): LeadsSummary {
  const total = leads.length
  const attended = leads.filter(({ leadStatus }) => leadStatus === 'attended').length
  return { total, attended, conversionRate: total === 0 ? 0 : Math.round((attended / total) * 100) }
}

/** Returns the leads without messages; the server stores each one's kind. */
export function leadsAmong(contacts: readonly OwnContact[]): OwnContact[] {
  return contacts.filter(({ kind }) => kind === 'lead')
}

/** The lead form's choices for a professional without locations. */
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

/** Returns the patient's e-mail; null for the placeholder of a lead. */
export function givenEmail({ patientEmail }: Pick<OwnContact, 'patientEmail'>): string | null {
  return patientEmail === '' || patientEmail.includes(PLACEHOLDER) ? null : patientEmail
}

interface Counts {
  /** On the screen. */
  shown: number
  /** Number that match the filters. */
  found: number
  all: number
}

/** 'Mostrando 3 de 41 leads', and the number of matches if not all are shown. */
export function countShown({ shown, found, all }: Counts): string {
  const fitting = shown < found && found < all ? ` (${formatNumber(found)} com estes filtros)` : ''
  return `Mostrando ${formatNumber(shown)} de ${formatNumber(all)} leads${fitting}`
}

/** Returns the unanswered leads, in the order of `contacts`: newest first. */
export function unanswered(contacts: readonly OwnContact[]): OwnContact[] {
  return leadsAmong(contacts).filter(({ leadStatus }) => leadStatus === 'pending')
}

/** '105 leads sem resposta', and of how many that is true for more than a day: '104 esperam há mais de um dia'. */
export function waitingWords(
  leads: readonly OwnContact[],
  now: Date,
): { waiting: string; late: string | null } {
  const late = leads.filter(({ createdAt }) => now.getTime() - Date.parse(createdAt) > DAY_MS).length
  return {
    waiting: countOf(leads.length, 'lead sem resposta', 'leads sem resposta'),
    late: late === 0 ? null : countOf(late, 'espera há mais de um dia', 'esperam há mais de um dia'),
  }
}

/** Returns what the patient wants in a line: 'Consulta Geral, Presencial'. */
export function wishOf({ serviceOfInterest, location, message }: Interest): string {
  return serviceOfInterest
    ? [serviceOfInterest, location && locationLabel(location)].filter(Boolean).join(', ')
    : message
}

/** The link that replies to a message by e-mail. */
export function replyLink({ patientEmail, subject }: Pick<OwnContact, 'patientEmail' | 'subject'>): string {
  const address = encodeURIComponent(patientEmail).replace('%40', '@')
  return `mailto:${address}?subject=${encodeURIComponent(`Re: ${subject}`)}`
}

export interface LeadFilters {
  /** Part of a name, WhatsApp number or service. */
  search: string
  status: LeadStatus | 'all'
  period: Period
}

export const NO_FILTERS: LeadFilters = { search: '', status: 'all', period: 'all' }

export function hasFilters({ search, status, period }: LeadFilters): boolean {
  return search.trim() !== '' || status !== 'all' || period !== 'all'
}

/** Returns the leads that match all filters, ignoring case and accents, in their order: newest first. */
export function filterLeads(leads: readonly OwnContact[], filters: LeadFilters, now: Date): OwnContact[] {
  const mentions = searchFor(filters.search)
  return leads.filter(
    (lead) =>
      (filters.status === 'all' || lead.leadStatus === filters.status) &&
      isWithin(filters.period, lead.createdAt, now) &&
      mentions(lead),
  )
}

const NUMBER = /^[\d\s().+-]+$/

function searchFor(typed: string): (lead: OwnContact) => boolean {
  const needle = foldText(typed.trim())
  if (needle === '') return () => true
  const digits = NUMBER.test(needle) ? needle.replace(/\D/g, '') : ''
  return ({ patientName, serviceOfInterest, whatsapp }) =>
    foldText(`${patientName}\n${serviceOfInterest ?? ''}`).includes(needle) ||
    (digits !== '' && withCountryCode(whatsapp ?? '').includes(digits))
}

export const PERIODS = ['all', 'today', 'week', 'month', '3months'] as const
export type Period = (typeof PERIODS)[number]

const isWithinDays = (days: number) => (then: Date, now: Date) =>
  now.getTime() - then.getTime() <= days * DAY_MS
const isAlike = (length: number) => (then: Date, now: Date) =>
  saoPauloDay(then).slice(0, length) === saoPauloDay(now).slice(0, length)

const RULES: Readonly<Record<Period, (then: Date, now: Date) => boolean>> = {
  all: () => true,
  today: isAlike('2026-11-21'.length),
  week: isWithinDays(7),
  month: isAlike('2026-11'.length),
  '3months': isWithinDays(90),
}

/**
 * Returns whether an instant is in a period that ends now: today and month are calendar ones in São Paulo; week and
 * 3months are the last 7 and 90 days to the hour.
 */
export function isWithin(period: Period, instant: string, now: Date): boolean {
  return RULES[period](new Date(instant), now)
}
