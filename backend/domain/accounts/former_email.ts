import { DAY_MS } from '../shared/dates.ts'
import { RETENTION } from '../shared/retention.ts'

const HOURS_72_MS = 3 * DAY_MS

/** Returns when a link that takes a change of e-mail back expires: 72 hours after its mail. */
export function endOfReturn(mailedAt: Date): Date {
  return new Date(mailedAt.getTime() + HOURS_72_MS)
}

/** What was added to the second factor since then may be of whoever changed the e-mail. */
export function doubtfulSince(changedAt: Date): Date {
  return new Date(changedAt.getTime() - HOURS_72_MS)
}

/** A former e-mail is held for its account, and kept, if the change was later than this. */
export function longestAgo(at: Date): Date {
  return new Date(at.getTime() - RETENTION.formerEmailDays * DAY_MS)
}
