import type { OwnReview } from '#contract/reviews.ts'
import { formatDate } from '#domain/shared/dates.ts'
import { RatingStars } from '#frontend/ui/rating_stars.tsx'

/** Who said what, when, with how many stars. */
export function ReviewWords({ review: { patientName, rating, comment, createdAt } }: { review: OwnReview }) {
  return (
    <>
      <div className="row-head">
        <h3 className="row-title">{patientName}</h3>
        <time className="row-date" dateTime={createdAt}>
          {formatDate(createdAt)}
        </time>
      </div>
      <RatingStars rating={rating} size="small" />
      {comment && <p className="row-text">{comment}</p>}
    </>
  )
}
