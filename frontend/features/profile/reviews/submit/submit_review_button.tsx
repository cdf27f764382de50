import { Button } from '@radix-ui/themes'
import { PenLine } from 'lucide-react'
import { Suspense, lazy, useRef, useState } from 'react'
import type { ProfessionalProfile } from '#contract/professionals.ts'

const loadDialog = () => import('./submit_review_dialog.tsx')
const SubmitReviewDialog = lazy(loadDialog)

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
        onPointerEnter={() => void loadDialog()}
        onFocus={() => void loadDialog()}
        onClick={open}
      >
        <PenLine aria-hidden size={18} /> Avaliar
      </Button>
      <Suspense>
        {wasOpened && (
          <SubmitReviewDialog
            profile={profile}
            isOpen={isOpen}
            onOpenChange={setOpen}
            returnFocus={() => button.current?.focus()}
          />
        )}
      </Suspense>
    </>
  )
}
