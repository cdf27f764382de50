export const DAY_MS = 24 * 60 * 60 * 1_000

const day = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', dateStyle: 'short' })
const longDay = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', dateStyle: 'long' })

/** '21/11/2026', in São Paulo's time zone. */
export function formatDate(instant: Date | string): string {
  return day.format(new Date(instant))
}

const minute = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** '21/11/2026, 12:07', in São Paulo's time zone. */
export function formatMoment(instant: Date | string): string {
  return minute.format(new Date(instant))
}

/** '21 de novembro de 2026'. */
export function formatLongDate(instant: Date | string): string {
  return longDay.format(new Date(instant))
}

const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo', dateStyle: 'short' })

/** Returns an instant's day in São Paulo, as 2026-11-21. */
export function saoPauloDay(instant: Date): string {
  return isoDay.format(instant)
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

/** Returns the last `count` days in São Paulo, today last; São Paulo has had no daylight saving time since 2019. */
export function lastDays(today: Date, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    saoPauloDay(new Date(today.getTime() - (count - 1 - index) * DAY_MS)),
  )
}

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** For spreadsheets, which have no time zones: returns the instant whose UTC time equals São Paulo's clock. */
export function wallClock(instant: Date | string): Date {
  return new Date(`${clock.format(new Date(instant)).replace(' ', 'T')}Z`)
}
