import { insurerByName } from '#domain/catalogue/insurers.ts'
import type { Insurance, ProfessionalProfile } from '#contract/professionals.ts'
import { useReportInsurer } from '#frontend/api/insurer_reports.ts'
import { refusalMessageOf } from '#frontend/lib/http_error.ts'
import { ReasonDialog } from '#frontend/ui/overlays/reason_dialog.tsx'
import { useToast } from '#frontend/ui/overlays/toast_provider.tsx'
import { useElapsedMs } from '../honeypot.tsx'

interface Props {
  profile: ProfessionalProfile
  insurances: readonly Insurance[]
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

const FAILED = 'Não foi possível enviar o aviso. Tente novamente.'

/** Asks which insurer was not accepted. */
export function ReportInsurerDialog({ profile: { id }, insurances, ...dialog }: Props) {
  const { mutateAsync } = useReportInsurer(id)
  const elapsedMs = useElapsedMs()
  const toast = useToast()
  const report = async (name: string) => {
    const insurer = insurerByName(name)?.name
    if (!insurer) return
    try {
      await mutateAsync({ insurer, elapsedMs: elapsedMs() })
      toast({
        title: 'Aviso enviado',
        description: 'O profissional vai conferir a lista de convênios. Obrigado.',
        tone: 'success',
      })
    } catch (error) {
      toast({ title: 'Erro', description: refusalMessageOf(error, FAILED), tone: 'error' })
    }
  }
  return (
    <ReasonDialog
      {...dialog}
      name={`insurer-${id}`}
      title="Não aceitaram meu plano"
      description="Conte qual convênio da lista não foi aceito. O aviso vai sem o seu nome."
      legend="Convênio"
      reasons={Object.fromEntries(insurances.map(({ insuranceName }) => [insuranceName, insuranceName]))}
      confirmLabel="Avisar"
      isHarmless
      onConfirm={(name) => void report(name)}
    />
  )
}
