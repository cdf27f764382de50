import { FileSpreadsheet } from 'lucide-react'
import { useState } from 'react'
import { saoPauloDay } from '#domain/shared/dates.ts'
import { newestEntries } from '#frontend/api/audit.ts'
import { BusyButton } from '#frontend/ui/busy_button.tsx'
import { useToast } from '#frontend/ui/toast_provider.tsx'
import { useFailureToast } from '#frontend/ui/workspace/use_failure_toast.ts'
import { activityCsv } from './activity_csv.ts'
import { type Activity, filterOf } from './activity_in_url.ts'

/** What a spreadsheet still opens at once; the rest is found by a shorter time. */
const MAX_ENTRIES = 10_000

/** Saves what the filters let through as `atividade-AAAA-MM-DD.csv`. */
export function ExportActivity({ activity }: { activity: Activity }) {
  const [isExporting, setExporting] = useState(false)
  const toast = useToast()
  const showFailure = useFailureToast()
  const save = async () => {
    setExporting(true)
    try {
      const { entries, total } = await newestEntries(filterOf(activity), MAX_ENTRIES)
      download(activityCsv(entries), `atividade-${saoPauloDay(new Date())}.csv`)
      if (total > entries.length)
        toast({
          title: `Exportados os ${entries.length.toLocaleString('pt-BR')} registros mais novos`,
          description: `São ${total.toLocaleString('pt-BR')}. Escolha um período menor para os demais.`,
        })
    } catch (error) {
      showFailure(error, 'Não foi possível exportar a atividade')
    } finally {
      setExporting(false)
    }
  }
  return (
    <BusyButton
      size="2"
      variant="surface"
      color="gray"
      className="activity-export"
      isBusy={isExporting}
      busyLabel="Exportando…"
      onClick={() => void save()}
    >
      <FileSpreadsheet size={16} aria-hidden="true" />
      Exportar CSV
    </BusyButton>
  )
}

function download(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
