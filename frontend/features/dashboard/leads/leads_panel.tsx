import { Button, Spinner } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { Inbox, FileSpreadsheet, Lock, ListFilter } from 'lucide-react'
import { useSearchParams, Link } from 'react-router-dom'
import { useRef, useState, useId } from 'react'
import { formatNumber } from '#domain/shared/numbers.ts'
import type { CurrentUser } from '#contract/accounts.ts'
import { contactsQuery } from '#frontend/api/contacts.ts'
import { paths } from '#frontend/paths.ts'
import { EmptyState, ErrorState } from '#frontend/ui/page/status_message.tsx'
import { useMediaQuery } from '#frontend/ui/workspace/use_media_query.ts'
import { useReadFailure } from '#frontend/ui/workspace/use_failure_toast.ts'
import { LEAD_STATUSES, STATUS_LABELS, type OwnContact } from '#contract/leads.ts'
import { theProfessional } from '#frontend/lib/professional_words.ts'
import { useAddressChange } from '#frontend/ui/workspace/list/use_address_change.ts'
import { SearchInput, SelectFilter, useTypedSearch } from '#frontend/ui/workspace/list/list_filters.tsx'
import { logFailure } from '#frontend/lib/log_failure.ts'
import { useToast } from '#frontend/ui/overlays/toast_provider.tsx'
import { saoPauloDay } from '#domain/shared/dates.ts'
import { codeOf } from '#frontend/loading/lost_code.ts'
import {
  countShown,
  filterLeads,
  hasFilters,
  leadsAmong,
  NO_FILTERS,
  PERIODS,
  summariseLeads,
  type LeadFilters,
  type Period,
} from './leads.ts'
import { countRows, LeadsList } from './leads_list.tsx'
import { MissingLead } from './missing_lead.tsx'
import { filtersIn, tabIn, toLeads } from '../dashboard_in_url.ts'
import '#frontend/ui/workspace/list/list.css'
import './leads.css'

interface Props {
  /** The filtered leads. */
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

/** Saves the leads as a spreadsheet; without premium it explains that this needs premium. */
function ExportButton({ leads, isPremium }: Props) {
  const reasonId = useId()
  const { isExporting, run } = useExport({ leads, isPremium })
  const isEmpty = leads.length === 0
  const Icon = isPremium ? FileSpreadsheet : Lock
  return (
    <div className="export line gap-3">
      {isEmpty && (
        <span id={reasonId} className="quiet small">
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
        <span>{isExporting ? 'Exportando…' : 'Exportar Excel'}</span>
        {!isPremium && <span className="visually-hidden"> (Premium)</span>}
      </Button>
    </div>
  )
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Saves the leads as `leads-AAAA-MM-DD.xlsx`; the library that writes it is loaded only here. */
async function downloadLeads(leads: readonly OwnContact[], today: Date): Promise<void> {
  const { leadsWorkbook } = await codeOf(() => import('../export/leads_workbook.ts'))
  const file = new Blob([await leadsWorkbook(leads)], { type: XLSX })
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = `leads-${saoPauloDay(today)}.xlsx`
  link.click()
  URL.revokeObjectURL(address)
}

/** The leads and their summary. */
export function LeadsPanel({ member }: { member: CurrentUser }) {
  const { data, error, refetch } = useQuery(contactsQuery(member.id))
  useReadFailure(error)
  if (error && !data) return <ErrorState onRetry={() => void refetch()} />
  if (!data) return <LeadsSkeleton />
  const leads = leadsAmong(data)
  return (
    <>
      <MissingLead member={member} leads={leads} reload={refetch} />
      <LeadsSummary leads={leads} />
      {leads.length === 0 ? <NoLeads member={member} /> : <FilteredLeads member={member} leads={leads} />}
    </>
  )
}

/** An administrator has no page to link to. */
function NoLeads({ member: { role, slug } }: { member: CurrentUser }) {
  return (
    <EmptyState
      icon={<Inbox size={28} />}
      title="Nenhum lead recebido ainda"
      description={
        <>
          Quem pede atendimento no seu{' '}
          {role === 'admin' ? (
            'perfil público'
          ) : (
            <Link className="dashboard-link accent medium" to={paths.profile(slug)}>
              perfil público
            </Link>
          )}{' '}
          aparece aqui. Compartilhe o endereço com seus pacientes.
        </>
      }
    />
  )
}

/** Numbers of leads and of attended ones, and the share. */
function LeadsSummary({ leads }: { leads: readonly OwnContact[] }) {
  const { total, attended, conversionRate } = summariseLeads(leads)
  const figures = [
    ['Total de leads', formatNumber(total)],
    ['Total de atendidos', formatNumber(attended)],
    ['Taxa de conversão', `${conversionRate}%`],
  ] as const
  return (
    <dl className="leads-summary panel">
      {figures.map(([label, value]) => (
        <div key={label} className="leads-summary-item">
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const ROWS = [1, 2, 3, 4, 5, 6]

/** Shown while the leads load; as high as the list. */
function LeadsSkeleton() {
  return (
    <div className="stack gap-4">
      <p className="visually-hidden" aria-live="polite">
        Carregando leads…
      </p>
      <div className="leads-summary panel" aria-hidden="true">
        {[1, 2, 3].map((each) => (
          <span key={each} className="leads-summary-item">
            <span className="skeleton-bar" data-width="medium" />
            <span className="skeleton-bar leads-skeleton-value" data-width="short" />
          </span>
        ))}
      </div>
      <div className="list-filters gap-3" aria-hidden="true">
        {[1, 2, 3].map((each) => (
          <span key={each}>
            <span className="skeleton-bar" data-width="short" />
            <span className="skeleton-bar skeleton-control" />
          </span>
        ))}
      </div>
      <div className="stack panel" aria-hidden="true">
        {ROWS.map((each) => (
          <span key={each} className="lead-row-skeleton stack">
            <span className="skeleton-bar" data-width="medium" />
            <span className="skeleton-bar" data-width="long" />
          </span>
        ))}
      </div>
    </div>
  )
}

interface FilteredLeadsProps {
  member: CurrentUser
  leads: readonly OwnContact[]
}

/** The filtered leads, with actions on all of them. */
function FilteredLeads({ member, leads }: FilteredLeadsProps) {
  const [address] = useSearchParams()
  const changeAddress = useAddressChange()
  const [now] = useState(() => new Date())
  const count = useRef<HTMLParagraphElement>(null)
  const filters = filtersIn(address)
  const change = (changed: Partial<LeadFilters>) =>
    changeAddress((current) =>
      tabIn(current) === 'leads' ? toLeads({ ...filtersIn(current), ...changed }) : null,
    )
  const found = filterLeads(leads, filters, now)
  const clear = () => {
    change(NO_FILTERS)
    count.current?.focus()
  }
  return (
    <div className="stack gap-4">
      <LeadFilterFields filters={filters} onChange={change} />
      <div className="list-bar cluster middle">
        <p ref={count} tabIndex={-1} className="list-count quiet digits" aria-live="polite">
          {countShown({ shown: countRows(found, address), found: found.length, all: leads.length })}
        </p>
        {hasFilters(filters) && (
          <Button size="2" variant="ghost" onClick={clear}>
            Limpar Filtros
          </Button>
        )}
        <ExportButton leads={found} isPremium={member.subscriptionLevel === 'premium'} />
      </div>
      {found.length === 0 ? (
        <EmptyState title="Nenhum lead encontrado" description="Tente outro nome, status ou período." />
      ) : (
        <LeadsList
          leads={found}
          now={now}
          professionalId={member.id}
          sender={theProfessional(member)}
          slug={member.role === 'admin' ? null : member.slug}
          isByStatus={filters.status !== 'all'}
          onGone={() => count.current?.focus()}
        />
      )}
    </div>
  )
}

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

interface LeadFilterFieldsProps {
  filters: LeadFilters
  onChange: (changed: Partial<LeadFilters>) => void
}

/** Filters by text, status and period; on a phone behind a button. */
function LeadFilterFields({ filters, onChange }: LeadFilterFieldsProps) {
  const { typed, type } = useTypedSearch(filters.search, (search) => onChange({ search }))
  const isWide = useMediaQuery('(min-width: 768px)')
  const [isOpen, setOpen] = useState(() => hasFilters(filters))
  if (!isWide && !isOpen)
    return (
      <Button size="3" variant="soft" color="gray" aria-expanded={false} onClick={() => setOpen(true)}>
        <ListFilter size={18} aria-hidden="true" />
        Filtrar
      </Button>
    )
  return (
    <search className="list-filters gap-3" aria-label="Filtrar leads">
      <SearchInput label="Buscar por nome, WhatsApp ou serviço" value={typed} onType={type} />
      <SelectFilter
        label="Status"
        choices={STATUSES}
        value={filters.status}
        onChoose={(status) => onChange({ status: status as LeadFilters['status'] })}
      />
      <SelectFilter
        label="Período"
        choices={PERIOD_CHOICES}
        value={filters.period}
        onChoose={(period) => onChange({ period: period as Period })}
      />
    </search>
  )
}
