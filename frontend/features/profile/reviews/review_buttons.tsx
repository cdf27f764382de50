import { Button } from '@radix-ui/themes'
import { PenLine, Flag } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ProfessionalProfile } from '#contract/professionals.ts'
import { lazyPart } from '#frontend/ui/lazy_part.tsx'
import { type Objection, OBJECTION_WORDS } from '#contract/review_terms.ts'
import type { Review } from '#contract/reviews.ts'
import { useReportReview } from '#frontend/api/reviews.ts'
import { refusalMessageOf } from '#frontend/lib/http_error.ts'
import { useToast } from '#frontend/ui/toast_provider.tsx'
import { useElapsedMs } from '../honeypot.tsx'

const SubmitReviewDialog = lazyPart({
  lost: 'Não conseguimos abrir a avaliação.',
  load: async () => (await import('./submit/submit_review_dialog.tsx')).SubmitReviewDialog,
})

/** Opens the review dialog, whose code comes when someone is about to use it. */
export function SubmitReviewButton({ profile }: { profile: ProfessionalProfile }) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const open = () => {
    setOpened(true)
    setOpen(true)
  }
  return (
    <>
      <Button
        ref={button}
        variant="soft"
        size="3"
        aria-haspopup="dialog"
        className="needs-scripting"
        onPointerEnter={() => void SubmitReviewDialog.fetch()}
        onFocus={() => void SubmitReviewDialog.fetch()}
        onClick={open}
      >
        <PenLine aria-hidden size={18} /> Avaliar
      </Button>
      {wasOpened && (
        <SubmitReviewDialog
          profile={profile}
          isOpen={isOpen}
          onOpenChange={setOpen}
          onGiveUp={() => setOpened(false)}
          returnFocus={() => button.current?.focus()}
        />
      )}
    </>
  )
}

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
