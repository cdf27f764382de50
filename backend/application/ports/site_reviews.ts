export interface SiteRating {
  /** Mean stars, 1 to 5, rounded to one decimal. */
  value: number
  count: number
}

/** What patients say of all professionals together. */
export abstract class SiteReviews {
  /** Over the approved reviews of visible professionals; null where there are none. */
  abstract summarize(): Promise<SiteRating | null>
}
