import type { ProfessionalProfile } from '#contract/professionals.ts'
import type { ReviewsPage } from '#contract/reviews.ts'
import type { ReviewPoint } from '#contract/review_terms.ts'
import { formatNumber } from '#domain/shared/numbers.ts'
import { RETENTION } from '#domain/shared/retention.ts'
import { RatingStars } from '#frontend/ui/professional/rating_stars.tsx'
import { fill, useWords } from '../phrases/words.ts'

interface Props {
  profile: ProfessionalProfile
  reviewsPage: ReviewsPage
}

/** The head of the reviews: average and stars, what is often praised, and what became of all that were sent. */
export function ReviewsSummary(props: Props) {
  return (
    <>
      <Ratings {...props} />
      <Praised {...props} />
      <Fates {...props} />
    </>
  )
}

interface StarsDistributionProps {
  /** Number of reviews with 1, 2, 3, 4 and 5 stars. */
  distribution: readonly number[]
}

/** The distribution of stars, five first. */
function StarsDistribution({ distribution }: StarsDistributionProps) {
  const { stars: countStars, reviews } = useWords()
  const total = distribution.reduce((sum, count) => sum + count, 0)
  const rows = distribution.map((count, position) => ({ stars: position + 1, count })).toReversed()
  return (
    <ul className="stars-distribution stack gap-1">
      {rows.map(({ stars, count }) => (
        <li key={stars}>
          <span>{countStars(stars)}</span>
          <progress aria-hidden tabIndex={-1} max={total} value={count} />
          <span aria-hidden>{count}</span>
          <span className="visually-hidden">{reviews(count)}</span>
        </li>
      ))}
    </ul>
  )
}

function Ratings({ profile, reviewsPage }: Props) {
  const { texts, rating, reviews } = useWords()
  return (
    <div className="reviews-summary middle gap-5 p-4">
      <div className="reviews-average quiet small stack gap-1">
        <strong aria-hidden>{rating(profile.rating)}</strong>
        <RatingStars
          rating={profile.rating}
          label={fill(texts.ratingOf, { rating: rating(profile.rating) })}
        />
        <span>{reviews(reviewsPage.total)}</span>
      </div>
      {reviewsPage.distribution && <StarsDistribution distribution={reviewsPage.distribution} />}
    </div>
  )
}

/** What became of all that were sent: published praise alone tells nothing of what was kept out. */
function Fates({ reviewsPage: { total, fates } }: Pick<Props, 'reviewsPage'>) {
  const { texts } = useWords()
  if (!fates) return null
  const numbers = {
    received: formatNumber(fates.received),
    published: formatNumber(total),
    rejected: formatNumber(fates.rejected),
    days: String(RETENTION.rejectedReviewDays),
  }
  return <p className="quiet small mt-4">{fill(texts.fatesOfReviews, numbers)}</p>
}

function Praised({ reviewsPage: { points } }: Pick<Props, 'reviewsPage'>) {
  const { texts, point: wordsOf } = useWords()
  if (!points?.length) return null
  return (
    <ul className="review-points cluster gap-2" aria-label={texts.praised}>
      {points.map(({ point, count }) => (
        <li key={point}>
          {wordsOf(point)} <strong>{formatNumber(count)}</strong>
        </li>
      ))}
    </ul>
  )
}

/** What one patient ticked. */
export function Ticked({ points }: { points: readonly ReviewPoint[] }) {
  const { point: wordsOf } = useWords()
  if (points.length === 0) return null
  return <p className="quiet small">{points.map(wordsOf).join(' · ')}</p>
}
