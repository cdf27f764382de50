import { DAY_MS } from './day_ms.ts'

const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo', dateStyle: 'short' })

/** The day an instant belongs to in São Paulo, as 2026-11-21. */
export function saoPauloDay(instant: Date): string {
  return day.format(instant)
}

/** The last `count` days in São Paulo, today's last; the city has had no summer time since 2019. */
export function lastDays(today: Date, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    saoPauloDay(new Date(today.getTime() - (count - 1 - index) * DAY_MS)),
  )
}
