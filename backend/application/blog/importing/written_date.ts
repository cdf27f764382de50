import { beginningOfDay } from '#domain/shared/dates.ts'
import { foldText } from '#domain/shared/text.ts'

/** The beginnings of the months' names in Portuguese and English, from January. */
const MONTHS = [
  'jan',
  'fev feb',
  'mar',
  'abr apr',
  'mai may',
  'jun',
  'jul',
  'ago aug',
  'set sep',
  'out oct',
  'nov',
  'dez dec',
]

const TIME = String.raw`(?:(?:T|,? +(?:às +)?)(?<time>\d.*))?$`
/** 2026-05-01 and 2026/5/1; 01/05/2026; '1 de maio de 2026' and 'Fri, 01 May 2026'; 'May 1, 2026'. */
const DAYS = [
  String.raw`^(?<year>\d{4})(?<mark>[-/.])(?<month>\d{1,2})\k<mark>(?<day>\d{1,2})`,
  String.raw`^(?<day>\d{1,2})(?<mark>[-/.])(?<month>\d{1,2})\k<mark>(?<year>\d{4})`,
  String.raw`^(?:[\p{L}-]+,? +)?(?<day>\d{1,2})(?:º|st|nd|rd|th)?(?: +de)? +(?<word>\p{L}{3,})\.?(?: +de)?,? +(?<year>\d{4})`,
  String.raw`^(?:[\p{L}-]+,? +)?(?<word>\p{L}{3,})\.? +(?<day>\d{1,2})(?:st|nd|rd|th)?,? +(?<year>\d{4})`,
].map((day) => new RegExp(day + TIME, 'u'))

const CLOCK =
  /^(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:[.,]\d+)?)? ?(?<zone>Z|UTC|GMT|[+-]\d{2}:?\d{2})?$/i
/** Seconds or milliseconds since 1970, as programs store them. */
const SINCE_1970 = /^(?<seconds>\d{9,10})(?:\d{3})?$/

/**
 * Parses a date in the ways that programs and people write it: day before month, Portuguese or English names. A day, or
 * a time without zone, is in São Paulo's time zone. Null for none, undefined for what is no date.
 */
export function readDate(text: string | undefined): Date | null | undefined {
  const written = text?.trim()
  if (!written) return null
  const seconds = SINCE_1970.exec(written)?.groups?.['seconds']
  if (seconds) return new Date(Number(seconds) * 1_000)
  for (const pattern of DAYS) {
    const found = pattern.exec(written)?.groups
    if (found) return dateOf(found)
  }
  return undefined
}

function dateOf({ year, month, word, day = '', time }: Record<string, string | undefined>): Date | undefined {
  const number = month ?? String(monthNamed(word ?? ''))
  const written = `${year}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`
  const beginning = beginningOfDay(written)
  if (!beginning || !time) return beginning ?? undefined
  const { hour = '', minute, second = '00', zone = '-03:00' } = CLOCK.exec(time)?.groups ?? {}
  const date = new Date(
    `${written}T${hour.padStart(2, '0')}:${minute}:${second}${zone.replace(/^[A-Z]+$/i, 'Z')}`,
  )
  return Number.isNaN(date.getTime()) ? undefined : date
}

/** 1 to 12, or 0. */
function monthNamed(word: string): number {
  const beginning = foldText(word).slice(0, 3)
  return MONTHS.findIndex((names) => names.split(' ').includes(beginning)) + 1
}
