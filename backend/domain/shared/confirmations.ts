import { DAY_MS } from './dates.ts'

/** How long a professional's word counts; then they are asked again. */
export const NEW_PATIENTS_DAYS = 90

/** Returns whether a word given on one day still counts on another, both as 2026-11-21. */
export function acceptsNewPatients(saidOn: string | null, today: string): boolean {
  return saidOn !== null && Date.parse(today) - Date.parse(saidOn) < NEW_PATIENTS_DAYS * DAY_MS
}

/** Days since 1970-01-01 of a day as 2026-11-21. */
export const dayNumber = (day: string) => Date.parse(day) / DAY_MS

/** Returns the number of the earliest day whose word still counts today. */
export const newPatientsSince = (today: string) => dayNumber(today) - NEW_PATIENTS_DAYS + 1

/** Returns the day as long as its word counts, otherwise null. */
export const countingDay = (saidOn: string | null, today: string) =>
  acceptsNewPatients(saidOn, today) ? saidOn : null

/** After so many days the insurers are to be confirmed again. */
export const INSURERS_DAYS = 180

/** Returns whether a list confirmed on one day is to be confirmed again on another. */
export function isInsurersConfirmationDue(confirmedOn: string | null, today: string): boolean {
  return confirmedOn === null || Date.parse(today) - Date.parse(confirmedOn) >= INSURERS_DAYS * DAY_MS
}
