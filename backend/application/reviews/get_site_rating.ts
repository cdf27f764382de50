import { CachedValue } from '#application/freshness/cached_value.ts'
import type { Clock } from '#application/ports/clock.ts'
import type { SiteRating, SiteReviews } from '#application/ports/review_repository.ts'

const MINUTES_KEPT = 5

/** The site states, in its structured data, what its patients really rated. */
export class GetSiteRating {
  readonly #kept: CachedValue<SiteRating | null>

  constructor(reviews: SiteReviews, clock: Clock) {
    this.#kept = new CachedValue(clock, MINUTES_KEPT, () => reviews.summarize())
  }

  /** At most five minutes old; null while there is no approved review. */
  execute(): Promise<SiteRating | null> {
    return this.#kept.get()
  }
}
