import { saoPauloDay, wallClock } from './dates.ts'

/** '21/11/2026', in São Paulo's time zone. */
export function formatDate(instant: Date | string): string {
  return saoPauloDay(instant).split('-').toReversed().join('/')
}

/** '21/11/2026, 12:07', in São Paulo's time zone. */
export function formatMoment(instant: Date | string): string {
  return `${formatDate(instant)}, ${wallClock(instant).toISOString().slice(11, 16)}`
}

const MONTHS = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
]

/** '21 de novembro'. */
export function formatDayOfYear(instant: Date | string): string {
  const date = wallClock(instant)
  return `${date.getUTCDate()} de ${MONTHS[date.getUTCMonth()]}`
}

/** '21 de novembro de 2026'. */
export function formatLongDate(instant: Date | string): string {
  return `${formatDayOfYear(instant)} de ${wallClock(instant).getUTCFullYear()}`
}

/** 'novembro de 2026'. */
export function formatMonth(instant: Date | string): string {
  const date = wallClock(instant)
  return `${MONTHS[date.getUTCMonth()]} de ${date.getUTCFullYear()}`
}
