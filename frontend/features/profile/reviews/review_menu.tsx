import { DropdownMenu } from '@radix-ui/themes'
import { Ellipsis, Flag } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Review } from '#contract/reviews.ts'
import type { Objection } from '#contract/review_terms.ts'
import { useReportReview } from '#frontend/api/sent_reviews.ts'
import { lazyPart } from '#frontend/loading/lazy_part.tsx'
import { CloseOnBack } from '#frontend/ui/overlays/close_on_back.tsx'
import { PortalTheme } from '#frontend/ui/overlays/portal_theme.tsx'
import { useToast } from '#frontend/ui/overlays/toast_provider.tsx'
import { useElapsedMs } from '../honeypot.tsx'
import { useFormWords } from '../phrases/form_words.ts'
import { fill, useWords } from '../phrases/words.ts'

const ReasonDialog = lazyPart({
  lost: 'Não conseguimos abrir a denúncia.',
  load: async () => (await import('#frontend/ui/overlays/reason_dialog.tsx')).ReasonDialog<Objection>,
})

function useReport({ id }: Review) {
  const { forms, failure } = useFormWords()
  const { mutateAsync } = useReportReview(id)
  const elapsedMs = useElapsedMs()
  const toast = useToast()
  return async (objection: Objection) => {
    try {
      await mutateAsync({ objection, elapsedMs: elapsedMs() })
      toast({
        title: forms.reportSent,
        description: forms.reportThanks,
        tone: 'success',
      })
    } catch (error) {
      toast({ title: forms.failed, description: failure(error, forms.reportFailed), tone: 'error' })
    }
  }
}

/** Opens at once, in the place of the button that asked for it. Anyone may report a review; administrators decide. */
export function ReviewMenu({ review }: { review: Review }) {
  const [isOpen, setOpen] = useState(true)
  const [isReporting, setReporting] = useState<boolean | null>(null)
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const report = useReport(review)
  const { texts, lang } = useWords()
  const { forms, objections } = useFormWords()
  return (
    <PortalTheme>
      <div ref={setPlace}>
        <DropdownMenu.Root modal={false} open={isOpen && place !== null} onOpenChange={setOpen}>
          <DropdownMenu.Trigger>
            <button
              ref={button}
              type="button"
              className="review-more quiet"
              aria-label={fill(texts.optionsOfReview, { name: review.patientName })}
            >
              <Ellipsis aria-hidden size={18} />
            </button>
          </DropdownMenu.Trigger>
          <DropdownMenu.Content align="end" container={place}>
            {isOpen && <CloseOnBack onClose={() => setOpen(false)} />}
            <DropdownMenu.Item onSelect={() => setReporting(true)}>
              <Flag aria-hidden size={16} /> {forms.report}
            </DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu.Root>
      </div>
      {isReporting !== null && (
        <ReasonDialog
          isOpen={isReporting}
          onOpenChange={setReporting}
          onGiveUp={() => setReporting(null)}
          name={`report-${review.id}`}
          title={forms.reportTitle}
          description={forms.reportIntroduction}
          legend={forms.reason}
          reasons={objections}
          confirmLabel={forms.report}
          lang={lang}
          cancelLabel={forms.cancel}
          onConfirm={(objection) => void report(objection)}
          returnFocus={() => button.current?.focus()}
        />
      )}
    </PortalTheme>
  )
}
