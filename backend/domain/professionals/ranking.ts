export interface Ranked {
  isPremium: boolean
  isVerified: boolean
  /** 0 to 5, with one decimal. */
  rating: number
  reviewCount: number
}

export const PREMIUM_FIRST = 1 << 14
export const VERIFIED_NEXT = 1 << 13

/** Every professional gets so many assumed reviews of 3 stars, so that one 5 does not outrank fifty 4.8. */
export const ASSUMED_REVIEWS = 10
export const ASSUMED_RATING = 3

/** The maximum weighted rating, in thousandths. */
export const BEST_WEIGHTED = 5_000

/** Lower is better: premium, verified, then the weighted rating. */
export function rankOf({ isPremium, isVerified, ...rated }: Ranked): number {
  return (isPremium ? 0 : PREMIUM_FIRST) + (isVerified ? 0 : VERIFIED_NEXT) + ratingOrderOf(rated)
}

/** Lower is better: the weighted rating in thousandths, rounded half up. */
export function ratingOrderOf({ rating, reviewCount }: Pick<Ranked, 'rating' | 'reviewCount'>): number {
  const reviews = reviewCount + ASSUMED_REVIEWS
  const thousandths = 100 * Math.round(rating * 10) * reviewCount + 1_000 * ASSUMED_REVIEWS * ASSUMED_RATING
  const weighted = Math.floor((2 * thousandths + reviews) / (2 * reviews))
  return BEST_WEIGHTED - weighted
}
