import { acceptsNewPatients, isInsurersConfirmationDue } from '../shared/confirmations.ts'
import { saoPauloDay } from '../shared/dates.ts'
import type { ProfessionalState } from './professional_state.ts'

/** A professional's month as patients made it. */
export interface MonthFigures {
  /** In lists. */
  appearances: number
  visits: number
  /** Clicks on WhatsApp, phone, directions and e-mail. */
  contacts: number
  leads: number
  /** The median until an answer to that month's leads; null if none was answered. */
  answerMinutes: number | null
}

/** Medians of others of the same specialty; `answerMinutes` is null below five who answered. */
export interface Peers {
  /** The city's name; null for those of the whole site. */
  city: string | null
  count: number
  medians: MonthFigures
}

/** With fewer, a median would tell of single people. */
export const LEAST_PEERS = 5

/** Returns the peers of the city if there are enough, else all of the specialty, else null. */
export function comparedWith(ofCity: Peers | null, ofSpecialty: Peers | null): Peers | null {
  return [ofCity, ofSpecialty].find((peers) => peers && peers.count >= LEAST_PEERS) ?? null
}

/** Returns the month before that of `now` (São Paulo), as its first day: 2026-10-01. */
export function monthBefore(now: Date): string {
  return earlierMonth(`${saoPauloDay(now).slice(0, 7)}-01`)
}

/** Returns the month before that one, both as their first days. */
export function earlierMonth(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 2, 1)).toISOString().slice(0, 10)
}

/** What one can do next, by what the figures show. */
export type NextStep = 'answer' | 'new_patients' | 'insurers' | 'photo' | 'price' | 'bio' | 'faster' | 'look'

const HOUR_MINUTES = 60

interface Seen {
  figures: MonthFigures
  peers: Peers | null
  /** Leads without an answer, of any month. */
  unanswered: number
  /** As 2026-11-21. */
  today: string
}

type Profile = Pick<
  ProfessionalState,
  'image' | 'services' | 'bio' | 'insurances' | 'acceptsNewPatientsOn' | 'insurersConfirmedOn'
>

/** Who waits comes first, then what was said too long ago to count, then what patients miss, then what peers do faster. */
export function nextStep(
  { image, services, bio, insurances, acceptsNewPatientsOn, insurersConfirmedOn }: Profile,
  { figures, peers, unanswered, today }: Seen,
): NextStep {
  if (unanswered > 0) return 'answer'
  if (acceptsNewPatientsOn && !acceptsNewPatients(acceptsNewPatientsOn, today)) return 'new_patients'
  const hasInsurers = insurances.some(({ isActive }) => isActive)
  if (hasInsurers && insurersConfirmedOn && isInsurersConfirmationDue(insurersConfirmedOn, today))
    return 'insurers'
  if (!image) return 'photo'
  if (!services.some(({ isActive, price }) => isActive && price > 0)) return 'price'
  if (!bio) return 'bio'
  const own = figures.answerMinutes ?? 0
  const theirs = peers?.medians.answerMinutes ?? null
  return theirs !== null && own > HOUR_MINUTES && own > theirs ? 'faster' : 'look'
}
