import { TextField } from '@radix-ui/themes'
import { useId, useState } from 'react'
import { FileSpreadsheet } from 'lucide-react'
import { ACTION_WORDS } from '#domain/shared/audit.ts'
import { FormField } from '#frontend/ui/form_field.tsx'
import { NativeSelect } from '#frontend/ui/native_select.tsx'
import { TickBox } from '#frontend/ui/tick_box.tsx'
import { useAddressChange } from '#frontend/ui/workspace/list/use_address_change.ts'
import { useTypedSearch } from '#frontend/ui/workspace/list/search_input.tsx'
import { saoPauloDay } from '#domain/shared/dates.ts'
import { newestEntries } from '#frontend/api/audit.ts'
import { BusyButton } from '#frontend/ui/busy_button.tsx'
import { useToast } from '#frontend/ui/toast_provider.tsx'
import { useFailureToast } from '#frontend/ui/workspace/use_failure_toast.ts'
import { type Activity, activityIn, toActivity, filterOf } from './activity_in_url.ts'
import { activityCsv } from './activity_csv.ts'
import '#frontend/ui/workspace/list/list.css'

const byLabel = new Intl.Collator('pt-BR')
const ACTIONS = Object.entries(ACTION_WORDS)
  .map(([value, label]) => ({ value, label }))
  .toSorted((one, other) => byLabel.compare(one.label, other.label))

/** Narrows by who, what, to what and when; a changed filter goes to the first page. */
export function ActivityFilters({ activity }: { activity: Activity }) {
  const changeAddress = useAddressChange()
  const readsId = useId()
  const change = (changed: Partial<Activity>) =>
    changeAddress((current) => toActivity({ ...activityIn(current), ...changed, page: 1 }))
  return (
    <search className="list-filters activity-filters" aria-label="Filtrar a atividade">
      <FormField label="O que foi feito">
        {(control) => (
          <NativeSelect
            {...control}
            prompt="Tudo"
            choices={ACTIONS}
            value={activity.action}
            onChange={({ target }) => change({ action: target.value })}
          />
        )}
      </FormField>
      <TypedFilter label="Quem fez" value={activity.actor} onSend={(actor) => change({ actor })} />
      <TypedFilter label="Conta ou artigo" value={activity.target} onSend={(target) => change({ target })} />
      <DayFilter
        label="De"
        value={activity.since}
        last={activity.until}
        onSend={(since) => change({ since })}
      />
      <DayFilter
        label="Até"
        value={activity.until}
        first={activity.since}
        onSend={(until) => change({ until })}
      />
      <label className="activity-reads" htmlFor={readsId}>
        <TickBox
          id={readsId}
          checked={activity.withReads}
          onChange={({ target }) => change({ withReads: target.checked })}
        />
        Mostrar também as consultas
      </label>
    </search>
  )
}

interface TypedProps {
  label: string
  value: string
  onSend: (text: string) => void
}

function TypedFilter({ label, value, onSend }: TypedProps) {
  const { typed, type } = useTypedSearch(value, onSend)
  return (
    <FormField label={label}>
      {(control) => (
        <TextField.Root
          {...control}
          size="3"
          type="search"
          maxLength={254}
          autoComplete="off"
          autoCapitalize="none"
          placeholder="E-mail ou endereço"
          value={typed}
          onChange={({ target }) => type(target.value)}
        />
      )}
    </FormField>
  )
}

interface DayProps extends TypedProps {
  first?: string
  last?: string
}

function DayFilter({ label, value, first = '', last = '', onSend }: DayProps) {
  const { typed, type } = useTypedSearch(value, onSend)
  return (
    <FormField label={label}>
      {(control) => (
        <TextField.Root
          {...control}
          size="3"
          type="date"
          min={first || undefined}
          max={last || undefined}
          value={typed}
          onChange={({ target }) => type(target.value)}
        />
      )}
    </FormField>
  )
}

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
