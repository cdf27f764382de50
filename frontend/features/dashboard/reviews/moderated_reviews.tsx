import { Button } from '@radix-ui/themes'
import { useRef, useState } from 'react'
import type { OwnReview } from '#contract/reviews.ts'
import { ReviewWords } from '../review_words.tsx'
import { Verdicts } from './verdicts.tsx'

const STEP = 10

interface Props {
  title: string
  /** Stands where there are none. */
  nothing: string
  reviews: readonly OwnReview[]
  professionalId: string
}

/** The reviews of one status, ten at first, with the verdicts that can be given. */
export function ModeratedReviews({ title, nothing, reviews, professionalId }: Props) {
  const [shown, setShown] = useState(STEP)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <div className="moderation">
      <h3 ref={heading} tabIndex={-1} className="moderation-title">
        {title} <span className="moderation-count">({reviews.length.toLocaleString('pt-BR')})</span>
      </h3>
      {reviews.length === 0 ? (
        <p className="dashboard-nothing">{nothing}</p>
      ) : (
        <ul className="plain-list rows" aria-label={title}>
          {reviews.slice(0, shown).map((review) => (
            <li key={review.id} className="row moderated">
              <div className="moderated-words">
                <ReviewWords review={review} />
              </div>
              <Verdicts
                review={review}
                professionalId={professionalId}
                onGiven={() => heading.current?.focus()}
              />
            </li>
          ))}
        </ul>
      )}
      {reviews.length > shown && (
        <Button size="2" variant="soft" color="gray" onClick={() => setShown(shown + STEP)}>
          Mostrar mais avaliações
        </Button>
      )}
    </div>
  )
}
