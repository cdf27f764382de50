import { useQuery } from '@tanstack/react-query'
import { Button } from '@radix-ui/themes'
import { useRef, useState } from 'react'
import { Check, X } from 'lucide-react'
import { ownReviewsQuery, useModerateReview, type Verdict } from '#frontend/api/own_reviews.ts'
import { ErrorState } from '#frontend/ui/status_message.tsx'
import { useFailureToast, useReadFailure } from '#frontend/ui/workspace/use_failure_toast.ts'
import type { OwnReview } from '#contract/reviews.ts'
import { lazyPart } from '#frontend/ui/lazy_part.tsx'
import { useToast } from '#frontend/ui/toast_provider.tsx'
import { ReviewText, RowsSkeleton, Section } from './section.tsx'

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

const STEP = 10

interface ReviewsProps {
  title: string
  /** Stands where there are none. */
  nothing: string
  reviews: readonly OwnReview[]
  professionalId: string
}

/** The reviews of one status, ten at first, with their moderation buttons. */
function ModeratedReviews({ title, nothing, reviews, professionalId }: ReviewsProps) {
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
                <ReviewText review={review} />
              </div>
              <ModerationButtons
                review={review}
                professionalId={professionalId}
                onModerated={() => heading.current?.focus()}
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

const ConfirmDialog = lazyPart({
  lost: 'Não conseguimos abrir a confirmação. A avaliação continua como está.',
  load: async () => (await import('#frontend/ui/workspace/confirm_dialog.tsx')).ConfirmDialog,
})

const FAILED = 'Não foi possível atualizar o status da avaliação.'
const DONE = { approved: 'Avaliação aprovada', rejected: 'Avaliação rejeitada' }

interface ButtonsProps {
  review: OwnReview
  professionalId: string
  /** Moves the focus before the review leaves the list. */
  onModerated: () => void
}

function useModeration({ review, professionalId, onModerated }: ButtonsProps) {
  const moderation = useModerateReview(professionalId)
  const toast = useToast()
  const showFailure = useFailureToast()
  return async (verdict: Verdict) => {
    onModerated()
    try {
      await moderation.mutateAsync({ review, verdict })
      toast({ title: DONE[verdict], tone: 'success' })
    } catch (error) {
      showFailure(error, FAILED)
    }
  }
}

/** Approves or rejects; a rejection is final, so it asks for confirmation. */
function ModerationButtons(props: ButtonsProps) {
  const { status, patientName } = props.review
  const moderate = useModeration(props)
  const [isAsking, setAsking] = useState<boolean | null>(null)
  const isPending = status === 'pending'
  return (
    <div className="verdicts">
      {isPending && (
        <Button
          size="2"
          variant="soft"
          aria-label={`Aprovar avaliação de ${patientName}`}
          onClick={() => void moderate('approved')}
        >
          <Check size={16} aria-hidden="true" />
          Aprovar
        </Button>
      )}
      <Button
        size="2"
        variant="soft"
        color="gray"
        aria-label={`Rejeitar avaliação de ${patientName}`}
        onClick={() => setAsking(true)}
      >
        <X size={16} aria-hidden="true" />
        Rejeitar
      </Button>
      {isAsking !== null && (
        <ConfirmDialog
          isOpen={isAsking}
          onOpenChange={setAsking}
          onGiveUp={() => setAsking(null)}
          title="Rejeitar avaliação"
          description={`${isPending ? `A avaliação de ${patientName} não aparecerá no seu perfil.` : `A avaliação de ${patientName} deixará de aparecer no seu perfil e a nota será recalculada.`} Isto não pode ser desfeito.`}
          confirmLabel="Rejeitar"
          onConfirm={() => void moderate('rejected')}
        />
      )}
    </div>
  )
}
