import { LEAD_STATUSES, STATUS_LABELS } from '#contract/leads.ts'
import { FormField } from '#frontend/ui/form_field.tsx'
import { NativeSelect } from '#frontend/ui/native_select.tsx'
import { SearchInput } from '#frontend/ui/workspace/list/search_input.tsx'
import type { LeadFilters } from './filter_leads.ts'
import { PERIODS, type Period } from './periods.ts'

const STATUSES = [
  { value: 'all', label: 'Todos' },
  ...LEAD_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] })),
]

const PERIOD_LABELS: Readonly<Record<Period, string>> = {
  all: 'Todo o período',
  today: 'Hoje',
  week: 'Últimos 7 dias',
  month: 'Este mês',
  '3months': 'Últimos 3 meses',
}

const PERIOD_CHOICES = PERIODS.map((value) => ({ value, label: PERIOD_LABELS[value] }))

interface Props {
  filters: LeadFilters
  onChange: (changed: Partial<LeadFilters>) => void
}

/** Who, in which status, since when. */
export function LeadFilterFields({ filters, onChange }: Props) {
  return (
    <search className="list-filters" aria-label="Filtrar leads">
      <SearchInput
        label="Buscar por nome, WhatsApp ou serviço"
        value={filters.search}
        onType={(search) => onChange({ search })}
      />
      <FormField label="Status">
        {(control) => (
          <NativeSelect
            {...control}
            choices={STATUSES}
            value={filters.status}
            onChange={({ target }) => onChange({ status: target.value as LeadFilters['status'] })}
          />
        )}
      </FormField>
      <FormField label="Período">
        {(control) => (
          <NativeSelect
            {...control}
            choices={PERIOD_CHOICES}
            value={filters.period}
            onChange={({ target }) => onChange({ period: target.value as Period })}
          />
        )}
      </FormField>
    </search>
  )
}
