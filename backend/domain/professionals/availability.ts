import { isWeekday, type Weekday, WEEKDAYS } from '#domain/catalogue/weekdays.ts'

/** Weekdays once each and in the order of the week; null where a word is not one of them. */
export function weekdaysInOrder(words: readonly string[]): Weekday[] | null {
  const chosen = new Set(words)
  if (![...chosen].every(isWeekday)) return null
  return WEEKDAYS.map(({ key }) => key).filter((key) => chosen.has(key))
}
