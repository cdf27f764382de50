import { useId, type ReactNode } from 'react'
import type { OwnReview } from '#contract/reviews.ts'
import { formatDate } from '#domain/shared/dates.ts'
import { RatingStars } from '#frontend/ui/rating_stars.tsx'

interface SectionProps {
  title: string
  /** Stands at the end of the title's line: a link or a count. */
  aside?: ReactNode
  className?: string
  children: ReactNode
}

/** A titled card of the dashboard. */
export function Section({ title, aside, className = '', children }: SectionProps) {
  const titleId = useId()
  return (
    <section className={`dashboard-section ${className}`} aria-labelledby={titleId}>
      <div className="dashboard-section-head">
        <h2 id={titleId} className="dashboard-section-title">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}

interface RowsSkeletonProps {
  count: number
  /** Lines of a row beneath its head. */
  lines?: number
  /** For screen readers. */
  label: string
}

/** Shown while rows load; as high as they will be. */
export function RowsSkeleton({ count, lines = 1, label }: RowsSkeletonProps) {
  return (
    <>
      <p className="visually-hidden" aria-live="polite">
        {label}
      </p>
      <div className="rows" aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <span key={index} className="row">
            <span className="skeleton-bar" data-width="short" />
            {Array.from({ length: lines }, (_line, each) => (
              <span key={each} className="skeleton-bar" data-width="long" />
            ))}
          </span>
        ))}
      </div>
    </>
  )
}

/** One review: author, date, stars, comment. */
export function ReviewText({ review: { patientName, rating, comment, createdAt } }: { review: OwnReview }) {
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
