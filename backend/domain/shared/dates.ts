export const DAY_MS = 24 * 60 * 60 * 1_000

const day = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', dateStyle: 'short' })
const longDay = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', dateStyle: 'long' })

/** 21/11/2026, in São Paulo whatever the reader's own clock says. */
export function formatDate(instant: Date | string): string {
  return day.format(new Date(instant))
}

const minute = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** '21/11/2026, 12:07' in São Paulo. */
export function formatMoment(instant: Date | string): string {
  return minute.format(new Date(instant))
}

/** 21 de novembro de 2026 */
export function formatLongDate(instant: Date | string): string {
  return longDay.format(new Date(instant))
}

const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo', dateStyle: 'short' })

/** The day an instant belongs to in São Paulo, as 2026-11-21. */
export function saoPauloDay(instant: Date): string {
  return isoDay.format(instant)
}

/** A day written as 2026-11-21, as the instant it begins in São Paulo; null for what is no day. */
export function beginningOfDay(written: string): Date | null {
  const instant = new Date(`${written}T00:00:00-03:00`)
  return !Number.isNaN(instant.getTime()) && saoPauloDay(instant) === written ? instant : null
}

/** From the beginning of the first day to the end of the last, each given as the instant it begins. */
export function daysBetween(first: Date | undefined, last: Date | undefined) {
  return { from: first, until: last && new Date(last.getTime() + DAY_MS) }
}

/** The weekday of an instant in São Paulo, 0 on Monday. */
export function saoPauloWeekday(instant: Date): number {
  return (new Date(saoPauloDay(instant)).getUTCDay() + 6) % 7
}

/** The last `count` days in São Paulo, today's last; the city has had no summer time since 2019. */
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

/** Sheets know no time zones and are written in UTC: this instant has the hands of São Paulo's clock. */
export function wallClock(instant: Date | string): Date {
  return new Date(`${clock.format(new Date(instant)).replace(' ', 'T')}Z`)
}
