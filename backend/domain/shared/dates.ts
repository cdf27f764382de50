const HOUR_MS = 60 * 60 * 1_000
export const DAY_MS = 24 * HOUR_MS

/**
 * Since Decree 9.772 of 25 April 2019 São Paulo has no daylight saving time and is 3 hours behind UTC. A subtraction,
 * since Intl's first use takes a slow phone a tenth of a second; only earlier summers are asked of it.
 */
const NO_SUMMER_TIME_SINCE = Date.parse('2019-04-25T03:00:00Z')

const withSummers = () =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo', dateStyle: 'short', timeStyle: 'medium' })

/**
 * Returns the instant whose UTC time equals São Paulo's clock, to the second; also for spreadsheets, which have no time
 * zones.
 */
export function wallClock(instant: Date | string): Date {
  const date = new Date(instant)
  if (date.getTime() < NO_SUMMER_TIME_SINCE)
    return new Date(`${withSummers().format(date).replace(' ', 'T')}Z`)
  return new Date(Math.floor(date.getTime() / 1_000) * 1_000 - 3 * HOUR_MS)
}

/** Returns an instant's day in São Paulo, as 2026-11-21. */
export function saoPauloDay(instant: Date | string): string {
  return wallClock(instant).toISOString().slice(0, 10)
}

/** Parses 2026-11-21 as the instant when that day begins in São Paulo; null for anything else. */
export function beginningOfDay(written: string): Date | null {
  const instant = new Date(`${written}T00:00:00-03:00`)
  return !Number.isNaN(instant.getTime()) && saoPauloDay(instant) === written ? instant : null
}

/** Returns the range from the first day to the end of the last, both given by their beginnings. */
export function daysBetween(first: Date | undefined, last: Date | undefined) {
  return { from: first, until: last && new Date(last.getTime() + DAY_MS) }
}

/** Returns the weekday in São Paulo, 0 for Monday. */
export function saoPauloWeekday(instant: Date): number {
  return (new Date(saoPauloDay(instant)).getUTCDay() + 6) % 7
}

/** Returns the last `count` days in São Paulo, today last. */
export function lastDays(today: Date, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    saoPauloDay(new Date(today.getTime() - (count - 1 - index) * DAY_MS)),
  )
}
