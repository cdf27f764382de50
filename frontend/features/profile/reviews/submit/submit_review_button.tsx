import { Button } from '@radix-ui/themes'
import { PenLine } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ProfessionalProfile } from '#contract/professionals.ts'
import { lazyPart } from '#frontend/ui/lazy_part.tsx'

const SubmitReviewDialog = lazyPart({
  lost: 'Não conseguimos abrir a avaliação.',
  load: async () => (await import('./submit_review_dialog.tsx')).SubmitReviewDialog,
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
