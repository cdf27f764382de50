import { DAY_MS } from '#domain/shared/dates.ts'

/** Leads received within this time count. */
export const ANSWER_TIME_MS = 90 * DAY_MS
/** Below this number nothing is said. */
export const LEAST_ANSWERED = 5

const MINUTE_MS = 60_000

interface Waited {
  createdAt: Date
  answeredAt: Date
}

/** Returns the median in whole minutes; null for too few. */
export function medianAnswerMinutes(leads: readonly Waited[]): number | null {
  if (leads.length < LEAST_ANSWERED) return null
  const waits = leads
    .map(({ createdAt, answeredAt }) => (answeredAt.getTime() - createdAt.getTime()) / MINUTE_MS)
    .toSorted((one, other) => one - other)
  const [low = 0, high = 0] = [
    waits[Math.floor((waits.length - 1) / 2)],
    waits[Math.ceil((waits.length - 1) / 2)],
  ]
  return Math.floor((low + high) / 2)
}
