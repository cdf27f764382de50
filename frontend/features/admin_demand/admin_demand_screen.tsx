import { Button } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { MessageCircle, SearchX } from 'lucide-react'
import { useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type DemandRow, FEW } from '#contract/demand.ts'
import { countOf } from '#domain/shared/numbers.ts'
import { DEMAND_PAGE_SIZE, type DemandPage, demandQuery } from '#frontend/api/demand.ts'
import { lastOpenPage } from '#frontend/lib/page_numbers.ts'
import type { Screen } from '#frontend/lib/screen.ts'
import { useSettings } from '#frontend/lib/site_context.tsx'
import { paths } from '#frontend/paths.ts'
import { Pagination } from '#frontend/ui/page/pagination.tsx'
import { EmptyState, ErrorState } from '#frontend/ui/page/status_message.tsx'
import { AdminFrame } from '#frontend/ui/workspace/admin_frame.tsx'
import { SelectFilter } from '#frontend/ui/workspace/list/list_filters.tsx'
import { QueueSkeleton } from '#frontend/ui/workspace/list/queue.tsx'
import { useAddressChange } from '#frontend/ui/workspace/list/use_address_change.ts'
import { useScrollToListTop } from '#frontend/ui/workspace/list/use_scroll_to_list_top.ts'
import { useReadFailure } from '#frontend/ui/workspace/use_failure_toast.ts'
import {
  countWords,
  demandIn,
  demandWords,
  invitationLink,
  PERIODS,
  SORT_LABELS,
  toDemand,
} from './demand.ts'
import './demand.css'
import '#frontend/ui/workspace/list/list.css'

export function screen(): Screen {
  return { Component: AdminDemandPage }
}

function AdminDemandPage() {
  return (
    <AdminFrame title="Procura" skeleton={<QueueSkeleton label="Carregando a procura…" />}>
      {() => <DemandPanel />}
    </AdminFrame>
  )
}

/** What people look for and find nobody or few, of nobody in particular. */
function DemandPanel() {
  const [address] = useSearchParams()
  const demand = demandIn(address)
  const top = useRef<HTMLElement>(null)
  useScrollToListTop(demand.page, top)
  return (
    <>
      <p className="quiet">
        {`Buscas que não encontraram ninguém ou menos de ${FEW} profissionais. Cada pessoa conta uma vez por dia, e ninguém é identificado.`}
      </p>
      <DemandFilters demand={demand} />
      <section ref={top} className="demand stack gap-3" tabIndex={-1} aria-label="Procura">
        <DemandRows demand={demand} />
      </section>
    </>
  )
}

const PERIOD_LABELS = PERIODS.map((days) => ({ value: String(days), label: `Últimos ${days} dias` }))
const SORTS = Object.entries(SORT_LABELS).map(([value, label]) => ({ value, label }))

function DemandFilters({ demand }: { demand: DemandPage }) {
  const changeAddress = useAddressChange()
  const change = (name: string, value: string) =>
    changeAddress((current) => {
      const changed = new URLSearchParams(current)
      changed.set(name, value)
      return toDemand({ ...demandIn(changed), page: 1 })
    })
  return (
    <search className="list-filters demand-filters gap-3" aria-label="Filtrar a procura">
      <SelectFilter
        label="Período"
        choices={PERIOD_LABELS}
        value={String(demand.days)}
        onChoose={(days) => change('dias', days)}
      />
      <SelectFilter
        label="Ordem"
        choices={SORTS}
        value={demand.sort}
        onChoose={(sort) => change('ordem', sort)}
      />
    </search>
  )
}

function DemandRows({ demand }: { demand: DemandPage }) {
  const { data, error, refetch, isPlaceholderData } = useQuery(demandQuery(demand))
  useReadFailure(error)
  if (error && (!data || isPlaceholderData)) return <ErrorState onRetry={() => void refetch()} />
  if (!data) return <QueueSkeleton label="Carregando a procura…" />
  const { rows, total } = data
  if (total === 0)
    return (
      <EmptyState
        icon={<SearchX size={28} />}
        title="Nada faltou neste período"
        description="As buscas que não encontrarem ninguém, ou poucos, aparecem aqui."
      />
    )
  return (
    <div className="stack gap-3" aria-busy={isPlaceholderData}>
      <p className="list-count quiet digits" aria-live="polite">
        {countOf(total, 'procura', 'procuras')}
      </p>
      <ol className="plain-list stack panel demand-rows" aria-label="Procuras">
        {rows.map((row) => (
          <DemandItem key={demandWords(row)} row={row} />
        ))}
      </ol>
      <Pagination
        label="Páginas da procura"
        current={demand.page}
        total={lastOpenPage(total, DEMAND_PAGE_SIZE)}
        to={(page) => toDemand({ ...demand, page })}
      />
    </div>
  )
}

function DemandItem({ row }: { row: DemandRow }) {
  const { brandName, appUrl } = useSettings()
  const words = demandWords(row)
  const invitation = invitationLink(row, { brandName, address: `${appUrl}${paths.registerProfessional}` })
  return (
    <li className="demand-row line between gap-3">
      <span className="stack breakable">
        <strong className="semibold">{words}</strong>
        <span className="quiet small digits">{countWords(row)}</span>
      </span>
      <Button asChild size="2" variant="soft" className="rigid">
        <a href={invitation} target="_blank" rel="noopener noreferrer" aria-label={`Convide: ${words}`}>
          <MessageCircle size={16} aria-hidden="true" />
          Convide
        </a>
      </Button>
    </li>
  )
}
