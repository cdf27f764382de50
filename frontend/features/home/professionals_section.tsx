import { useNavigation } from 'react-router-dom'
import { countProfessionals } from '#frontend/lib/count_professionals.ts'
import { ChangingList } from '#frontend/ui/changing_list.tsx'
import { ErrorState } from '#frontend/ui/error_state.tsx'
import { ListOrderBar } from '#frontend/ui/list_order/list_order_bar.tsx'
import { paths } from '#frontend/paths.ts'
import { Filters } from './filtering/filters.tsx'
import { isSearch, narrowingFilters, type HomeFilters } from './home_filters.ts'
import { NobodyFeatured, NobodyFound } from './nobody_found.tsx'
import { ProfessionalsList } from './professionals_list.tsx'
import { countWords, type Searched } from './search_words.ts'
import { UnderstoodChips } from './understood_chips.tsx'
import { PROFESSIONALS_ID, useApplyFilters, useCounts, useSearched } from './use_home_filters.ts'
import { useHomeList, type HomeList } from './use_home_list.ts'
import './professionals_section.css'

const TITLE_ID = 'profissionais-titulo'

function Results({ filters, said, list }: { filters: HomeFilters; said: HomeFilters; list: HomeList }) {
  if (list.isError && !list.data) return <ErrorState heading="h3" onRetry={() => void list.refetch()} />
  if (list.total === 0) return isSearch(filters) ? <NobodyFound filters={filters} /> : <NobodyFeatured />
  return <ProfessionalsList filters={filters} soughtInsurer={said.insurance} list={list} />
}

/** How much of the list is open: '2 em destaque, mostrando 6 de 28'. */
function shownWords({ professionals, premiumCount = 0, total = 0 }: HomeList): string {
  const shown = professionals?.length ?? 0
  return [
    premiumCount > 0 && `${premiumCount.toLocaleString('pt-BR')} em destaque`,
    shown < total && `mostrando ${shown.toLocaleString('pt-BR')} de ${total.toLocaleString('pt-BR')}`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** What was searched and how many were found; who is featured until somebody searches. */
function SectionHead({ searched, list }: { searched: Searched; list: HomeList }) {
  const { total, professionals } = list
  if (!isSearch(searched.filters))
    return (
      <div className="home-section-head">
        <h2 id={TITLE_ID} className="home-section-title">
          Profissionais em destaque
        </h2>
        <p className="home-section-text" aria-live="polite">
          {total ? `Mostrando ${professionals?.length ?? 0} de ${countProfessionals(total)}` : ''}
        </p>
      </div>
    )
  return (
    <div className="home-section-head" aria-live="polite" aria-atomic="true">
      <h2 id={TITLE_ID} className="home-section-title">
        {total === undefined ? 'Buscando profissionais…' : countWords(searched, total)}
      </h2>
      <p className="home-section-text">{shownWords(list)}</p>
    </div>
  )
}

/** The professionals, six at a time, with the filters that live in the address. */
export function ProfessionalsSection({ filters }: { filters: HomeFilters }) {
  const list = useHomeList(filters)
  const apply = useApplyFilters()
  const searched = useSearched(filters)
  const said = searched.filters
  const isChanging = useNavigation().location?.pathname === paths.home
  return (
    <section
      id={PROFESSIONALS_ID}
      className="page-width home-section"
      data-results={isSearch(filters)}
      aria-labelledby={TITLE_ID}
    >
      <SectionHead searched={searched} list={list} />
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
      <ChangingList isChanging={isChanging}>
        <Results filters={filters} said={said} list={list} />
      </ChangingList>
    </section>
  )
}
