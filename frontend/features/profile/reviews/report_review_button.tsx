import { Flag } from 'lucide-react'
import { useState } from 'react'
import { type Objection, OBJECTION_WORDS } from '#contract/review_terms.ts'
import type { Review } from '#contract/reviews.ts'
import { useReportReview } from '#frontend/api/reviews.ts'
import { refusalMessageOf } from '#frontend/lib/http_error.ts'
import { lazyPart } from '#frontend/ui/lazy_part.tsx'
import { useToast } from '#frontend/ui/toast_provider.tsx'
import { useElapsedMs } from '../honeypot.tsx'

const ReasonDialog = lazyPart({
  lost: 'Não conseguimos abrir a denúncia.',
  load: async () => {
    const { ReasonDialog: Dialog } = await import('#frontend/ui/reason_dialog.tsx')
    return Dialog<Objection>
  },
})

const FAILED = 'Não foi possível enviar a denúncia. Tente novamente.'

function useReport({ id }: Review) {
  const { mutateAsync } = useReportReview(id)
  const elapsedMs = useElapsedMs()
  const toast = useToast()
  return async (objection: Objection) => {
    try {
      await mutateAsync({ objection, elapsedMs: elapsedMs() })
      toast({
        title: 'Denúncia enviada',
        description: 'A nossa equipe vai olhar esta avaliação. Obrigado.',
        tone: 'success',
      })
    } catch (error) {
      toast({ title: 'Erro', description: refusalMessageOf(error, FAILED), tone: 'error' })
    }
  }
}

/** Anyone may say what is wrong with a review; those who run the site decide. */
export function ReportReviewButton({ review }: { review: Review }) {
  const [isOpen, setOpen] = useState<boolean | null>(null)
  const report = useReport(review)
  return (
    <>
      <button
        type="button"
        className="review-report needs-scripting"
        aria-haspopup="dialog"
        aria-label={`Denunciar a avaliação de ${review.patientName}`}
        onPointerEnter={() => void ReasonDialog.fetch()}
        onClick={() => setOpen(true)}
      >
        <Flag aria-hidden size={14} /> Denunciar
      </button>
      {isOpen !== null && (
        <ReasonDialog
          isOpen={isOpen}
          onOpenChange={setOpen}
          onGiveUp={() => setOpen(null)}
          title="Denunciar avaliação"
          description="Uma nota baixa não é motivo. Se algo abaixo acontece, a nossa equipe olha a avaliação e decide se ela fica."
          reasons={OBJECTION_WORDS}
          confirmLabel="Denunciar"
          onConfirm={(objection) => void report(objection)}
        />
      )}
    </>
  )
}
