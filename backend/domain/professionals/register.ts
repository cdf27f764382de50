import { beginningOfDay } from '../shared/dates.ts'
import { codePointLength, tidyLine } from '../shared/text.ts'

/** Where a profile that nobody has claimed comes from. */
export interface Register {
  /** Its name, 2 to 120 characters. */
  readonly source: string
  /** The day of its data, as 2026-10-31. */
  readonly sourceDate: string
}

/** Returns the register; null for a name of another length, or a day that is none or is to come after `today`. */
export function registerCalled(source: string, sourceDate: string, today: string): Register | null {
  const name = tidyLine(source)
  const length = codePointLength(name)
  if (length < 2 || length > 120 || !beginningOfDay(sourceDate) || sourceDate > today) return null
  return { source: name, sourceDate }
}
