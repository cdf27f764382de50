import { DAY_MS } from '#domain/shared/dates.ts'
import type { AccountId } from '../shared/ids.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** How long a session lives without being used, and how long at most. */
const PASSING = { idleMs: 2 * HOUR_MS, absoluteMs: 12 * HOUR_MS }
const REMEMBERED = { idleMs: 7 * DAY_MS, absoluteMs: 30 * DAY_MS }

export interface SessionState {
  readonly accountId: AccountId
  /** True where the person asked to stay logged in on this device. */
  readonly remembered: boolean
  readonly startedAt: Date
  readonly lastSeenAt: Date
}

/** When the session ends unless it is used again; never later than its absolute limit. */
export function endOfSession({ remembered, startedAt, lastSeenAt }: SessionState): Date {
  const { idleMs, absoluteMs } = remembered ? REMEMBERED : PASSING
  return new Date(Math.min(lastSeenAt.getTime() + idleMs, startedAt.getTime() + absoluteMs))
}

/** Uses within a minute count as one, so that reading costs no write. */
export function isWorthNoting({ lastSeenAt }: SessionState, at: Date): boolean {
  return at.getTime() - lastSeenAt.getTime() >= MINUTE_MS
}

/** How long the browser may keep the cookie, in seconds; null: until it is closed. */
export function cookieSeconds(remembered: boolean): number | null {
  return remembered ? REMEMBERED.absoluteMs / 1_000 : null
}
