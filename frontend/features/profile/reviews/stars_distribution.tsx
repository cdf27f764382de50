import { countReviews } from '#frontend/lib/rating.ts'
import { countStars } from './count_stars.ts'

interface Props {
  /** How many gave 1, 2, 3, 4 and 5 stars. */
  distribution: readonly number[]
}

/** How the reviews are spread, five stars first. */
export function StarsDistribution({ distribution }: Props) {
  const total = distribution.reduce((sum, count) => sum + count, 0)
  const rows = distribution.map((count, position) => ({ stars: position + 1, count })).toReversed()
  return (
    <ul className="stars-distribution">
      {rows.map(({ stars, count }) => (
        <li key={stars}>
          <span>{countStars(stars)}</span>
          <progress aria-hidden tabIndex={-1} max={total} value={count} />
          <span aria-hidden>{count}</span>
          <span className="visually-hidden">{countReviews(count)}</span>
        </li>
      ))}
    </ul>
  )
}
