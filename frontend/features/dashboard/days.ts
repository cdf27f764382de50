import { countOf, formatNumber } from '#domain/shared/numbers.ts'
import { formatDayOfYear, formatLongDate } from '#domain/shared/date_words.ts'
import { DAY_MS, saoPauloDay } from '#domain/shared/dates.ts'
import type { Dashboard } from '#contract/dashboard.ts'
import type { OwnReview } from '#contract/reviews.ts'
import { sentenceList } from '#domain/shared/text.ts'
import { formatRating } from '#frontend/lib/professional_words.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

const dayNumber = (instant: Date) => Date.parse(saoPauloDay(instant)) / DAY_MS

/** 'há 5 min', 'há 3 h', 'ontem', 'há 4 dias', 'há 2 meses': hours for a day, then calendar days (São Paulo). */
export function timeAgo(instant: Date | string, now: Date): string {
  const then = new Date(instant)
  const passed = now.getTime() - then.getTime()
  if (passed < MINUTE_MS) return 'agora'
  if (passed < HOUR_MS) return `há ${Math.floor(passed / MINUTE_MS)} min`
  const days = dayNumber(now) - dayNumber(then)
  if (days === 0) return `há ${Math.floor(passed / HOUR_MS)} h`
  if (days < 60) return days === 1 ? 'ontem' : `há ${days} dias`
  const years = Math.floor(days / 365)
  return years < 2 ? `há ${Math.floor(days / 30)} meses` : `há ${years} anos`
}

/** 'Hoje', 'Ontem', '12 de novembro', '1º de maio'; with the year if it is not the current one. */
export function dayHeading(instant: Date | string, now: Date): string {
  const then = new Date(instant)
  const days = dayNumber(now) - dayNumber(then)
  if (days <= 0) return 'Hoje'
  if (days === 1) return 'Ontem'
  const isThisYear = saoPauloDay(then).slice(0, 4) === saoPauloDay(now).slice(0, 4)
  return (isThisYear ? formatDayOfYear : formatLongDate)(then).replace(/^1 /, '1º ')
}

interface Day<Row> {
  heading: string
  rows: Row[]
}

/** Groups rows, sorted by time in either direction, by day. */
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

export const TREND_DAYS = 30

type Counted = Pick<Dashboard['views'], 'lastDays' | 'daysBefore'>

/** '45 em 30 dias, 12 a mais que nos 30 anteriores' */
export function describeTrend({ lastDays, daysBefore }: Counted): string {
  if (lastDays === 0 && daysBefore === 0) return `Nada nos últimos ${2 * TREND_DAYS} dias`
  const now = `${formatNumber(lastDays)} em ${TREND_DAYS} dias`
  if (daysBefore === 0) return `${now}, nada nos ${TREND_DAYS} anteriores`
  const change = lastDays - daysBefore
  if (change === 0) return `${now}, como nos ${TREND_DAYS} anteriores`
  const difference = formatNumber(Math.abs(change))
  return `${now}, ${difference} a ${change > 0 ? 'mais' : 'menos'} que nos ${TREND_DAYS} anteriores`
}

/** Returns the average of the approved reviews on each of these days (São Paulo); 0 before the first. */
export function ratingByDay(reviews: readonly OwnReview[], days: readonly string[]): number[] {
  const approved = reviews
    .filter(({ status }) => status === 'approved')
    .map(({ rating, createdAt }) => ({ rating, day: saoPauloDay(new Date(createdAt)) }))
  return days.map((day) => averageOf(approved.filter((review) => review.day <= day)))
}

function averageOf(reviews: readonly { rating: number }[]): number {
  if (reviews.length === 0) return 0
  return reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length
}

/** '4,8 hoje, 4,6 há 30 dias' */
export function describeRating(averages: readonly number[]): string {
  const [then = 0, now = 0] = [averages[0], averages.at(-1)]
  if (now === 0) return 'Ainda sem avaliações aprovadas'
  const before = then === 0 ? 'nenhuma' : formatRating(then)
  return `${formatRating(now)} hoje, ${before} há ${TREND_DAYS} dias`
}

type Month = Pick<Dashboard['views'], 'lastDays'>

/** The professional's own figures above 0 in a sentence; null without any. */
export function ownFigures({
  appearances,
  views,
  contacts,
}: Record<'appearances' | 'views' | 'contacts', Month>): string | null {
  const figures = [
    {
      count: appearances.lastDays,
      words: `apareceu ${countOf(appearances.lastDays, 'vez', 'vezes')} em buscas`,
    },
    { count: views.lastDays, words: `recebeu ${countOf(views.lastDays, 'visita', 'visitas')}` },
    {
      count: contacts.lastDays,
      words: `teve ${countOf(contacts.lastDays, 'contato iniciado', 'contatos iniciados')}`,
    },
  ].filter(({ count }) => count > 0)
  if (figures.length === 0) return null
  return `Nos últimos ${TREND_DAYS} dias você ${sentenceList(figures.map(({ words }) => words))}.`
}
