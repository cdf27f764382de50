import { insurerByName } from '#domain/catalogue/insurers.ts'
import type { Insurance, ProfessionalProfile } from '#contract/professionals.ts'
import { useReportInsurer } from '#frontend/api/insurer_reports.ts'
import { ReasonDialog } from '#frontend/ui/overlays/reason_dialog.tsx'
import { useToast } from '#frontend/ui/overlays/toast_provider.tsx'
import { useElapsedMs } from '../honeypot.tsx'
import { useFormWords } from '../phrases/form_words.ts'
import { useWords } from '../phrases/words.ts'

interface Props {
  profile: ProfessionalProfile
  insurances: readonly Insurance[]
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Asks which insurer was not accepted. */
export function ReportInsurerDialog({ profile: { id }, insurances, ...dialog }: Props) {
  const { mutateAsync } = useReportInsurer(id)
  const { forms, failure } = useFormWords()
  const { lang } = useWords()
  const elapsedMs = useElapsedMs()
  const toast = useToast()
  const report = async (name: string) => {
    const insurer = insurerByName(name)?.name
    if (!insurer) return
    try {
      await mutateAsync({ insurer, elapsedMs: elapsedMs() })
      toast({
        title: forms.insurerTold,
        description: forms.insurerThanks,
        tone: 'success',
      })
    } catch (error) {
      toast({ title: forms.failed, description: failure(error, forms.insurerFailed), tone: 'error' })
    }
  }
  return (
    <ReasonDialog
      {...dialog}
      name={`insurer-${id}`}
      title={forms.insurerTitle}
      description={forms.insurerIntroduction}
      legend={forms.insurer}
      reasons={Object.fromEntries(insurances.map(({ insuranceName }) => [insuranceName, insuranceName]))}
      confirmLabel={forms.tellInsurer}
      lang={lang}
      cancelLabel={forms.cancel}
      isHarmless
      onConfirm={(name) => void report(name)}
    />
  )
}
