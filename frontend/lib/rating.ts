export const STARS = [1, 2, 3, 4, 5] as const

const oneDecimal = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** 4,5 */
export function formatRating(rating: number): string {
  return oneDecimal.format(rating)
}

/** How much of the nth star is filled when the rating is shown to the nearest half. */
export function fillOfStar(star: number, rating: number): 0 | 0.5 | 1 {
  const left = Math.round(rating * 2) / 2 - (star - 1)
  if (left >= 1) return 1
  return left >= 0.5 ? 0.5 : 0
}

/** 'avaliação' or 'avaliações' with its number. */
export function countReviews(reviewCount: number): string {
  return `${reviewCount.toLocaleString('pt-BR')} ${reviewCount === 1 ? 'avaliação' : 'avaliações'}`
}
