import { DAY_MS, saoPauloDay } from '#domain/shared/dates.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

const dayNumber = (instant: Date) => Date.parse(saoPauloDay(instant)) / DAY_MS

/** 'há 5 min', 'há 3 h', 'ontem', 'há 4 dias', 'há 2 meses': hours for the last day, then calendar days of São Paulo. */
export function timeAgo(instant: Date | string, now: Date): string {
  const then = new Date(instant)
  const passed = now.getTime() - then.getTime()
  if (passed < MINUTE_MS) return 'agora'
  if (passed < HOUR_MS) return `há ${Math.floor(passed / MINUTE_MS)} min`
  const days = dayNumber(now) - dayNumber(then)
  if (days === 0) return `há ${Math.floor(passed / HOUR_MS)} h`
  if (days < 60) return days === 1 ? 'ontem' : `há ${days} dias`
  const months = Math.floor(days / 30)
  return months < 24 ? `há ${months} meses` : `há ${Math.floor(days / 365)} anos`
}

const dayOfYear = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  day: 'numeric',
  month: 'long',
})
const longDay = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', dateStyle: 'long' })

/** 'Hoje', 'Ontem', '12 de novembro', '1º de maio', and with its year where it is another. */
export function dayHeading(instant: Date | string, now: Date): string {
  const then = new Date(instant)
  const days = dayNumber(now) - dayNumber(then)
  if (days <= 0) return 'Hoje'
  if (days === 1) return 'Ontem'
  const isThisYear = saoPauloDay(then).slice(0, 4) === saoPauloDay(now).slice(0, 4)
  return (isThisYear ? dayOfYear : longDay).format(then).replace(/^1 /, '1º ')
}

interface Day<Row> {
  heading: string
  rows: Row[]
}

/** Rows that come in the order of their time, either way, day by day. */
export function byDay<Row extends { createdAt: string }>(rows: readonly Row[], now: Date): Day<Row>[] {
  const days: Day<Row>[] = []
  for (const row of rows) {
    const heading = dayHeading(row.createdAt, now)
    const last = days.at(-1)
    if (last?.heading === heading) last.rows.push(row)
    else days.push({ heading, rows: [row] })
  }
  return days
}
