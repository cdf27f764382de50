import { useNavigation } from 'react-router-dom'
import { ErrorState } from '#frontend/ui/error_state.tsx'
import { ListOrderBar } from '#frontend/ui/list_order/list_order_bar.tsx'
import { paths } from '#frontend/paths.ts'
import { Filters } from './filtering/filters.tsx'
import { narrowingFilters, type HomeFilters } from './home_filters.ts'
import { NobodyFound } from './nobody_found.tsx'
import { ProfessionalsList } from './professionals_list.tsx'
import { UnderstoodChips } from './understood_chips.tsx'
import { spelledOut } from './understood_filters.ts'
import { PROFESSIONALS_ID, useApplyFilters, useCounts, useReading } from './use_home_filters.ts'
import { useHomeList, type HomeList } from './use_home_list.ts'
import './professionals_section.css'

function countLabel(shown: number, total: number): string {
  if (total === 0) return 'Nenhum profissional encontrado'
  if (total === 1) return '1 profissional encontrado'
  return `Mostrando ${shown.toLocaleString('pt-BR')} de ${total.toLocaleString('pt-BR')} profissionais`
}

function Results({ filters, list }: { filters: HomeFilters; list: HomeList }) {
  if (list.isError && !list.data) return <ErrorState heading="h3" onRetry={() => void list.refetch()} />
  if (list.total === 0) return <NobodyFound filters={filters} />
  return <ProfessionalsList list={list} />
}

/** The premium professionals, six at a time, with the filters that live in the address. */
export function ProfessionalsSection({ filters }: { filters: HomeFilters }) {
  const list = useHomeList(filters)
  const apply = useApplyFilters()
  const said = spelledOut(filters, useReading(filters))
  const isChanging = useNavigation().state === 'loading'
  return (
    <section id={PROFESSIONALS_ID} className="page-width home-section" aria-labelledby="profissionais-titulo">
      <div className="home-section-head">
        <h2 id="profissionais-titulo" className="home-section-title">
          Profissionais em destaque
        </h2>
        <p className="home-section-text" aria-live="polite">
          {list.total === undefined
            ? 'Buscando profissionais…'
            : countLabel(list.professionals?.length ?? 0, list.total)}
        </p>
      </div>
      <Filters filters={said} total={list.total} counts={useCounts(said)} />
      <div className="professionals-toolbar">
        <UnderstoodChips filters={filters} />
        {list.total !== 0 && (
          <ListOrderBar
            order={filters}
            onOrder={(order) => apply({ ...filters, ...order })}
            action={`${paths.home}#${PROFESSIONALS_ID}`}
            kept={narrowingFilters(filters)}
          />
        )}
      </div>
      <div className="professionals-results" data-changing={isChanging}>
        <Results filters={filters} list={list} />
      </div>
    </section>
  )
}
