import type { Dashboard } from '#contract/dashboard.ts'
import type { OwnReview } from '#contract/reviews.ts'
import { saoPauloDay } from '#domain/shared/dates.ts'
import { formatRating } from '#frontend/lib/professional_words.ts'

export const TREND_DAYS = 30

type Counted = Pick<Dashboard['views'], 'lastDays' | 'daysBefore'>

/** '45 em 30 dias, 12 a mais que nos 30 anteriores' */
export function describeTrend({ lastDays, daysBefore }: Counted): string {
  if (lastDays === 0 && daysBefore === 0) return `Nada nos últimos ${2 * TREND_DAYS} dias`
  const now = `${lastDays.toLocaleString('pt-BR')} em ${TREND_DAYS} dias`
  if (daysBefore === 0) return `${now}, nada nos ${TREND_DAYS} anteriores`
  const change = lastDays - daysBefore
  if (change === 0) return `${now}, como nos ${TREND_DAYS} anteriores`
  const difference = Math.abs(change).toLocaleString('pt-BR')
  return `${now}, ${difference} a ${change > 0 ? 'mais' : 'menos'} que nos ${TREND_DAYS} anteriores`
}

/** The average of the approved reviews as it stood on each of these days of São Paulo; 0 before the first. */
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
