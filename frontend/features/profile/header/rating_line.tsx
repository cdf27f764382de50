import type { ProfessionalProfile } from '#contract/professionals.ts'
import { RatingStars } from '#frontend/ui/rating_stars.tsx'
import { countReviews, formatRating } from '#frontend/lib/rating.ts'

/** Stars, their number and how many gave them; leads to the reviews. */
export function RatingLine({ profile: { rating, reviewCount } }: { profile: ProfessionalProfile }) {
  if (reviewCount === 0) return <p className="profile-rating profile-quiet">Ainda sem avaliações</p>
  return (
    <p className="profile-rating">
      <RatingStars rating={rating} />
      <strong aria-hidden>{formatRating(rating)}</strong>
      <a href="#avaliacoes">{countReviews(reviewCount)}</a>
    </p>
  )
}
