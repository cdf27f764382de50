/** Numbers of approved reviews with 1, 2, 3, 4 and 5 stars. */
export type Stars = [number, number, number, number, number]

export interface Rating {
  /** Mean of the approved reviews, rounded half up to one decimal; 0 without any. */
  readonly rating: number
  readonly reviewCount: number
}

export function ratingOf(stars: Stars): Rating {
  const reviewCount = stars.reduce((total, count) => total + count, 0)
  const sum = stars.reduce((total, count, index) => total + count * (index + 1), 0)
  return { rating: reviewCount === 0 ? 0 : Math.round((sum * 10) / reviewCount) / 10, reviewCount }
}
