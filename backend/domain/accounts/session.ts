import { DAY_MS } from '#domain/shared/dates.ts'
import type { AccountId } from '../shared/ids.ts'
import type { Role } from './account.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Maximum idle time and maximum lifetime of a session. */
const PASSING = { idleMs: 2 * HOUR_MS, absoluteMs: 12 * HOUR_MS }
const REMEMBERED: Readonly<Record<Role, { idleMs: number; absoluteMs: number }>> = {
  user: { idleMs: 7 * DAY_MS, absoluteMs: 30 * DAY_MS },
  admin: { idleMs: 12 * HOUR_MS, absoluteMs: 12 * HOUR_MS },
}

export interface SessionState {
  readonly accountId: AccountId
  readonly role: Role
  /** True if the person asked to stay logged in on this device. */
  readonly remembered: boolean
  readonly startedAt: Date
  readonly lastSeenAt: Date
}

/** Returns when the session expires without further use; at the latest at its absolute limit. */
export function endOfSession({ role, remembered, startedAt, lastSeenAt }: SessionState): Date {
  const { idleMs, absoluteMs } = remembered ? REMEMBERED[role] : PASSING
  return new Date(Math.min(lastSeenAt.getTime() + idleMs, startedAt.getTime() + absoluteMs))
}

/** Uses within a minute count as one, so that reads cause no writes. */
export function isWorthNoting({ lastSeenAt }: SessionState, at: Date): boolean {
  return at.getTime() - lastSeenAt.getTime() >= MINUTE_MS
}

/** Returns the cookie's lifetime in seconds; null: until the browser is closed. */
export function cookieSeconds(role: Role, remembered: boolean): number | null {
  return remembered ? REMEMBERED[role].absoluteMs / 1_000 : null
}
