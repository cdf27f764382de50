import { Button, Spinner } from '@radix-ui/themes'
import { FileSpreadsheet, Lock } from 'lucide-react'
import { useId, useState } from 'react'
import type { OwnContact } from '#contract/leads.ts'
import { logFailure } from '#frontend/lib/log_failure.ts'
import { useToast } from '#frontend/ui/toast_provider.tsx'
import { saoPauloDay } from '#domain/shared/dates.ts'
import { fetchCode } from '#frontend/lib/arrival.ts'

interface Props {
  /** What the filters let through. */
  leads: readonly OwnContact[]
  isPremium: boolean
}

function useExport({ leads, isPremium }: Props) {
  const [isExporting, setExporting] = useState(false)
  const toast = useToast()
  const explain = () =>
    toast({
      title: 'Recurso Premium',
      description: 'A exportação para Excel está disponível apenas para usuários Premium.',
    })
  const save = async () => {
    setExporting(true)
    try {
      await downloadLeads(leads, new Date())
    } catch (error) {
      logFailure('Erro ao exportar leads', error)
      toast({ title: 'Erro ao exportar leads', description: 'Tente novamente.', tone: 'error' })
    } finally {
      setExporting(false)
    }
  }
  return { isExporting, run: () => (isPremium ? void save() : explain()) }
}

/** Saves the leads as a spreadsheet; without premium it explains that this is a premium feature. */
export function ExportButton({ leads, isPremium }: Props) {
  const reasonId = useId()
  const { isExporting, run } = useExport({ leads, isPremium })
  const isEmpty = leads.length === 0
  const Icon = isPremium ? FileSpreadsheet : Lock
  return (
    <div className="export">
      {isEmpty && (
        <span id={reasonId} className="export-reason">
          Nenhum lead para exportar
        </span>
      )}
      <Button
        size="2"
        variant="surface"
        color="gray"
        disabled={isEmpty}
        aria-describedby={isEmpty ? reasonId : undefined}
        aria-disabled={isExporting || undefined}
        onClick={() => !isExporting && run()}
      >
        {isExporting ? <Spinner aria-hidden="true" /> : <Icon size={16} aria-hidden="true" />}
        {isExporting ? 'Exportando…' : 'Exportar Excel'}
        {!isPremium && <span className="visually-hidden"> (Premium)</span>}
      </Button>
    </div>
  )
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Saves the leads as `leads-AAAA-MM-DD.xlsx`; the library that writes it is loaded only here. */
async function downloadLeads(leads: readonly OwnContact[], today: Date): Promise<void> {
  const { leadsWorkbook } = await fetchCode(() => import('./leads_workbook.ts'))
  const file = new Blob([await leadsWorkbook(leads)], { type: XLSX })
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = `leads-${saoPauloDay(today)}.xlsx`
  link.click()
  URL.revokeObjectURL(address)
}
