import { useId } from 'react'
import { fillOfStar, formatRating, STARS } from '#frontend/lib/professional_words.ts'
import './professional_parts.css'

const STAR_PATH = 'M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8L10 14.9l-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z'

function Star({ fill, halfId }: { fill: 0 | 0.5 | 1; halfId: string }) {
  return (
    <svg className="rating-star" viewBox="0 0 20 20" data-fill={fill} aria-hidden="true">
      <path className="rating-star-ground" d={STAR_PATH} />
      {fill > 0 && (
        <path
          className="rating-star-fill"
          d={STAR_PATH}
          clipPath={fill === 0.5 ? `url(#${halfId})` : undefined}
        />
      )}
    </svg>
  )
}

interface Props {
  /** 0 to 5; rounded to half stars. */
  rating: number
  size?: 'small' | 'medium' | 'large'
  label?: string
}

/** Five stars with the accessible text '4,5 de 5'. */
export function RatingStars({ rating, size = 'medium', label = `${formatRating(rating)} de 5` }: Props) {
  const halfId = useId()
  return (
    <span className="rating-stars" data-size={size}>
      <span className="visually-hidden">{label}</span>
      <svg width="0" height="0" aria-hidden="true" className="rating-half">
        <clipPath id={halfId}>
          <path d="M0 0h10v20H0z" />
        </clipPath>
      </svg>
      {STARS.map((star) => (
        <Star key={star} fill={fillOfStar(star, rating)} halfId={halfId} />
      ))}
    </span>
  )
}
