import { Badge } from '@radix-ui/themes'
import type { CurrentUser } from '#contract/accounts.ts'
import { countReviews, formatRating } from '#frontend/lib/rating.ts'
import { RatingStars } from '#frontend/ui/rating_stars.tsx'
import { Section } from '../section.tsx'

/** How the profile stands. */
export function ProfileSummary({ member }: { member: CurrentUser }) {
  const { rating, reviewCount, city, state } = member
  const place = [city, state].filter(Boolean).join(', ')
  return (
    <Section title="Resumo do Perfil" className="overview-profile">
      <dl className="facts">
        <div>
          <dt>Avaliação</dt>
          <dd className="facts-rating">
            <strong aria-hidden="true">{formatRating(rating)}</strong>
            <RatingStars rating={rating} size="small" />
            <span className="facts-muted">{countReviews(reviewCount)}</span>
          </dd>
        </div>
        <div>
          <dt>Localização</dt>
          <dd>{place || 'Não informada'}</dd>
        </div>
        <div>
          <dt>Status</dt>
          <dd>
            <Badge size="2" color="green">
              Ativo
            </Badge>
          </dd>
        </div>
      </dl>
    </Section>
  )
}
