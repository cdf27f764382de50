import { useQuery } from '@tanstack/react-query'
import { ownReviewsQuery } from '#frontend/api/own_reviews.ts'
import { ErrorState } from '#frontend/ui/error_state.tsx'
import { RowsSkeleton } from '../rows_skeleton.tsx'
import { Section } from '../section.tsx'
import { useReadFailure } from '#frontend/ui/workspace/use_read_failure.ts'
import { ModeratedReviews } from './moderated_reviews.tsx'
import './reviews.css'

/** 'Gerenciar Avaliações': the professional decides which reviews the public sees. */
export function ReviewsPanel({ professionalId }: { professionalId: string }) {
  const { data, error, refetch } = useQuery(ownReviewsQuery(professionalId))
  useReadFailure(error)
  const withStatus = (wanted: string) => data?.filter(({ status }) => status === wanted) ?? []
  return (
    <Section title="Gerenciar Avaliações">
      <p className="dashboard-hint">
        Uma avaliação só aparece no seu perfil depois de aprovada. Rejeitar é definitivo.
      </p>
      {data ? (
        <>
          <ModeratedReviews
            title="Pendentes"
            nothing="Nenhuma avaliação pendente"
            reviews={withStatus('pending')}
            professionalId={professionalId}
          />
          <ModeratedReviews
            title="Aprovadas"
            nothing="Nenhuma avaliação aprovada ainda"
            reviews={withStatus('approved')}
            professionalId={professionalId}
          />
        </>
      ) : error ? (
        <ErrorState heading="h3" onRetry={() => void refetch()} />
      ) : (
        <RowsSkeleton count={4} label="Carregando avaliações…" />
      )}
    </Section>
  )
}
