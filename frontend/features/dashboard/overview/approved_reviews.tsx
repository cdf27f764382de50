import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { OwnReview } from '#contract/reviews.ts'
import { ownReviewsQuery } from '#frontend/api/own_reviews.ts'
import { ErrorState } from '#frontend/ui/error_state.tsx'
import { ReviewWords } from '../review_words.tsx'
import { RowsSkeleton } from '../rows_skeleton.tsx'
import { Section } from '../section.tsx'
import { toTab } from '../tabs/tabs_in_url.ts'
import { useReadFailure } from '#frontend/ui/workspace/use_read_failure.ts'

const SHOWN = 5

/** The first five approved reviews, and how many more there are. */
export function ApprovedReviews({ professionalId }: { professionalId: string }) {
  const { data, error, refetch } = useQuery(ownReviewsQuery(professionalId))
  useReadFailure(error)
  return (
    <Section title="Avaliações Aprovadas">
      {data ? (
        <Reviews approved={data.filter(({ status }) => status === 'approved')} />
      ) : error ? (
        <ErrorState heading="h3" onRetry={() => void refetch()} />
      ) : (
        <RowsSkeleton count={SHOWN} lines={2} label="Carregando avaliações…" />
      )}
    </Section>
  )
}

function Reviews({ approved }: { approved: readonly OwnReview[] }) {
  const more = approved.length - SHOWN
  if (approved.length === 0) return <p className="dashboard-nothing">Nenhuma avaliação aprovada ainda</p>
  return (
    <>
      <ul className="plain-list rows">
        {approved.slice(0, SHOWN).map((review) => (
          <li key={review.id} className="row">
            <ReviewWords review={review} />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Link className="dashboard-link overview-more" to={toTab('avaliacoes')} preventScrollReset>
          {more === 1 ? 'Mais 1 avaliação aprovada' : `Mais ${more} avaliações aprovadas`}
        </Link>
      )}
    </>
  )
}
