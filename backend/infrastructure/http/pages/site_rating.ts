import type { GetSiteRating } from '#application/reviews/get_site_rating.ts'

/** What the setting `SITE_RATING` says the home page may claim: a fixed rating, the derived one, or none. */
export async function siteRatingOf(
  setting: string,
  derived: GetSiteRating,
): Promise<{ value: number; count: number } | null> {
  if (setting === 'derived') return derived.execute()
  const [value = 0, count = 0] = setting.split('/').map(Number)
  return value > 0 && count > 0 ? { value, count } : null
}
