import type { LeadStatus, OwnContact } from '#contract/leads.ts'
import { withCountryCode } from '#domain/shared/phone.ts'
import { foldText } from '#domain/shared/text.ts'
import { isWithin, type Period } from './periods.ts'

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

/** The leads that all filters let through; letters are compared without case and accents. */
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
  const wanted = foldText(typed.trim())
  if (wanted === '') return () => true
  const digits = NUMBER.test(wanted) ? wanted.replace(/\D/g, '') : ''
  return ({ patientName, serviceOfInterest, whatsapp }) =>
    foldText(`${patientName}\n${serviceOfInterest ?? ''}`).includes(wanted) ||
    (digits !== '' && withCountryCode(whatsapp ?? '').includes(digits))
}
