import { Button } from '@radix-ui/themes'
import { Check, X } from 'lucide-react'
import { useState } from 'react'
import type { OwnReview } from '#contract/reviews.ts'
import { useModerateReview, type Verdict } from '#frontend/api/own_reviews.ts'
import { lazyPart } from '#frontend/ui/lazy_part.tsx'
import { useToast } from '#frontend/ui/toast_provider.tsx'
import { useFailureToast } from '#frontend/ui/workspace/use_failure_toast.ts'

const ConfirmDialog = lazyPart({
  lost: 'Não conseguimos abrir a confirmação. A avaliação continua como está.',
  load: async () => (await import('#frontend/ui/workspace/confirm_dialog.tsx')).ConfirmDialog,
})

const FAILED = 'Não foi possível atualizar o status da avaliação.'
const DONE = { approved: 'Avaliação aprovada', rejected: 'Avaliação rejeitada' }

interface Props {
  review: OwnReview
  professionalId: string
  /** Puts the focus where it can stay once the review has left the list. */
  onGiven: () => void
}

function useVerdict({ review, professionalId, onGiven }: Props) {
  const moderation = useModerateReview(professionalId)
  const toast = useToast()
  const sayFailure = useFailureToast()
  return async (verdict: Verdict) => {
    onGiven()
    try {
      await moderation.mutateAsync({ review, verdict })
      toast({ title: DONE[verdict], tone: 'success' })
    } catch (error) {
      sayFailure(error, FAILED)
    }
  }
}

/** Approve or reject; rejecting cannot be taken back, so it asks once more. */
export function Verdicts(props: Props) {
  const { status, patientName } = props.review
  const give = useVerdict(props)
  const [isAsking, setAsking] = useState<boolean | null>(null)
  const isPending = status === 'pending'
  return (
    <div className="verdicts">
      {isPending && (
        <Button
          size="2"
          variant="soft"
          aria-label={`Aprovar avaliação de ${patientName}`}
          onClick={() => void give('approved')}
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
          onConfirm={() => void give('rejected')}
        />
      )}
    </div>
  )
}
