import { countOf, formatOneDecimal } from '#domain/shared/numbers.ts'

export const STARS = [1, 2, 3, 4, 5] as const

/** 4,5 */
export function formatRating(rating: number): string {
  return formatOneDecimal(rating)
}

/** How much of the nth star is filled when the rating is shown to the nearest half. */
export function fillOfStar(star: number, rating: number): 0 | 0.5 | 1 {
  const left = Math.round(rating * 2) / 2 - (star - 1)
  if (left >= 1) return 1
  return left >= 0.5 ? 0.5 : 0
}

/** 'avaliação' or 'avaliações' with its number. */
export function countReviews(reviewCount: number): string {
  return countOf(reviewCount, 'avaliação', 'avaliações')
}
