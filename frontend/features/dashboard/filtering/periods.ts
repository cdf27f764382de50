import { saoPauloDay, DAY_MS } from '#domain/shared/dates.ts'

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
 * Whether an instant lies in a period that ends now: today and month are those of the calendar in
 * São Paulo, week and 3months the last 7 and 90 days to the hour.
 */
export function isWithin(period: Period, instant: string, now: Date): boolean {
  return RULES[period](new Date(instant), now)
}
