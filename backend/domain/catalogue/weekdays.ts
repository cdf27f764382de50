import { DAY_MS, saoPauloWeekday } from '../shared/dates.ts'

/** The stored keys of a location's availability, Monday first. */
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

const MASCULINE: readonly Weekday[] = ['sabado', 'domingo']

/** What a search may ask for: a day, or the weekend. */
export const DAY_CHOICES = [
  ...WEEKDAYS.map(({ key, label }) => ({ key, name: label })),
  { key: 'fim_de_semana', name: 'Fim de semana' },
] as const
export type DayChoice = Weekday | 'fim_de_semana'
export const DAY_KEYS: readonly [DayChoice, ...DayChoice[]] = [
  'fim_de_semana',
  ...WEEKDAYS.map(({ key }) => key),
]

export const weekdaysOf = (choice: DayChoice): Weekday[] =>
  choice === 'fim_de_semana' ? ['sabado', 'domingo'] : [choice]

/** How somebody says it: 'hoje' and 'amanhã' are days of the week by the clock in São Paulo. */
export const SAID_DAYS = ['hoje', 'amanha', ...DAY_CHOICES.map(({ key }) => key)] as const
export type SaidDay = DayChoice | 'hoje' | 'amanha'

export function dayMeant(said: SaidDay, now = new Date()): DayChoice {
  if (said !== 'hoje' && said !== 'amanha') return said
  const day = new Date(now.getTime() + (said === 'hoje' ? 0 : DAY_MS))
  return WEEKDAYS[saoPauloWeekday(day)]?.key ?? 'segunda'
}

/** 'Sábado'; '' for an unknown key. */
export const dayName = (key: string): string => DAY_CHOICES.find((each) => each.key === key)?.name ?? ''

/** 'no sábado', 'na segunda-feira', 'no fim de semana'. */
export function onDay(choice: DayChoice): string {
  const article = choice === 'fim_de_semana' || MASCULINE.includes(choice) ? 'no' : 'na'
  return `${article} ${dayName(choice).toLowerCase()}`
}

export function isWeekday(key: string): key is Weekday {
  return WEEKDAYS.some((weekday) => weekday.key === key)
}

/** Returns unique weekdays in the order of the week; null if a word is none. */
export function weekdaysInOrder(words: readonly string[]): Weekday[] | null {
  const chosen = new Set(words)
  if (![...chosen].every(isWeekday)) return null
  return WEEKDAYS.map(({ key }) => key).filter((key) => chosen.has(key))
}

/** Returns the next of these weekdays in São Paulo, today included; null without any. */
export function nextServiceDay(
  availability: readonly string[],
  now = new Date(),
): Weekday | 'hoje' | 'amanha' | null {
  for (let days = 0; days < 7; days++) {
    const weekday = WEEKDAYS[saoPauloWeekday(new Date(now.getTime() + days * DAY_MS))]
    if (!weekday || !availability.includes(weekday.key)) continue
    if (days <= 1) return days === 0 ? 'hoje' : 'amanha'
    return weekday.key
  }
  return null
}

/** 'Atende hoje', 'Atende amanhã', 'Atende na terça', 'Atende no sábado'; null without a day. */
export function nextServiceWords(availability: readonly string[], now = new Date()): string | null {
  const day = nextServiceDay(availability, now)
  if (day === null) return null
  if (day === 'hoje') return 'Atende hoje'
  if (day === 'amanha') return 'Atende amanhã'
  return `Atende ${onDay(day).replace('-feira', '')}`
}
