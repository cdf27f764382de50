/** The keys a location's availability is stored in, Monday first. */
export const WEEKDAYS = [
  { key: 'segunda', label: 'Segunda-feira' },
  { key: 'terca', label: 'Terça-feira' },
  { key: 'quarta', label: 'Quarta-feira' },
  { key: 'quinta', label: 'Quinta-feira' },
  { key: 'sexta', label: 'Sexta-feira' },
  { key: 'sabado', label: 'Sábado' },
  { key: 'domingo', label: 'Domingo' },
] as const

export type Weekday = (typeof WEEKDAYS)[number]['key']

export function isWeekday(key: string): key is Weekday {
  return WEEKDAYS.some((weekday) => weekday.key === key)
}

/** Weekdays once each and in the order of the week; null where a word is not one of them. */
export function weekdaysInOrder(words: readonly string[]): Weekday[] | null {
  const chosen = new Set(words)
  if (![...chosen].every(isWeekday)) return null
  return WEEKDAYS.map(({ key }) => key).filter((key) => chosen.has(key))
}
