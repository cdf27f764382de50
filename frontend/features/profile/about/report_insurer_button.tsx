import { useState } from 'react'
import { Flag } from 'lucide-react'
import type { Insurance, ProfessionalProfile } from '#contract/professionals.ts'
import { lazyPart } from '#frontend/loading/lazy_part.tsx'
import { useWords } from '../phrases/words.ts'

const ReportInsurerDialog = lazyPart({
  lost: 'Não conseguimos abrir o aviso.',
  load: async () => (await import('./report_insurer_dialog.tsx')).ReportInsurerDialog,
})

interface Props {
  profile: ProfessionalProfile
  insurances: readonly Insurance[]
}

/** Lets a patient say that an insurer was not accepted. */
export function ReportInsurerButton({ profile, insurances }: Props) {
  const { texts } = useWords()
  const [isOpen, setOpen] = useState<boolean | null>(null)
  return (
    <>
      <button
        type="button"
        className="profile-report quiet small needs-scripting"
        aria-haspopup="dialog"
        onPointerEnter={() => void ReportInsurerDialog.fetch()}
        onClick={() => setOpen(true)}
      >
        <Flag aria-hidden size={14} /> <span>{texts.insurerRefused}</span>
      </button>
      {isOpen !== null && (
        <ReportInsurerDialog
          profile={profile}
          insurances={insurances}
          isOpen={isOpen}
          onOpenChange={setOpen}
          onGiveUp={() => setOpen(null)}
        />
      )}
    </>
  )
}
