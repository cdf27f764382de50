import type { Review } from '#contract/reviews.ts'
import { formatLongDate } from '#domain/shared/dates.ts'
import { RatingStars } from '#frontend/ui/rating_stars.tsx'

export function ReviewItem({ review: { patientName, rating, comment, createdAt } }: { review: Review }) {
  return (
    <li className="review">
      <div className="review-head">
        <h3>{patientName}</h3>
        <time dateTime={createdAt}>{formatLongDate(createdAt)}</time>
      </div>
      <RatingStars rating={rating} />
      {comment && <p className="review-comment">{comment}</p>}
    </li>
  )
}
