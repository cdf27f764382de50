import { DAY_MS } from './dates.ts'

/** How long a professional's word counts; then they are asked again. */
export const NEW_PATIENTS_DAYS = 90

/** Returns whether a word given on one day still counts on another, both as 2026-11-21. */
export function acceptsNewPatients(saidOn: string | null, today: string): boolean {
  return saidOn !== null && Date.parse(today) - Date.parse(saidOn) < NEW_PATIENTS_DAYS * DAY_MS
}
