import { Button } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, type To, useNavigation } from 'react-router-dom'
import { countProfessionals } from '#frontend/lib/professional_words.ts'
import { usePublicApi } from '#frontend/lib/site_context.tsx'
import { paths } from '#frontend/paths.ts'
import { ChangingList } from '#frontend/ui/changing_list.tsx'
import { EmptyState, ErrorState } from '#frontend/ui/status_message.tsx'
import { ListOrderBar } from '#frontend/ui/list_order/list_order_bar.tsx'
import { Filters } from './filtering/filters.tsx'
import { homeAddress, type HomeFilters, isSearch, narrowingFilters } from './home_filters.ts'
import { countsOptions } from './home_queries.ts'
import { ProfessionalsList } from './professionals_list.tsx'
import { relaxedSearches } from './relaxed_searches.ts'
import { countWords, type Searched } from './search_words.ts'
import { alternativeSearch, spelledOut, understoodFilters } from './understood_filters.ts'
import {
  type HomeList,
  PROFESSIONALS_ID,
  useApplyFilters,
  useCounts,
  useHomeList,
  useReading,
  useSearched,
} from './use_home_filters.ts'
import '#frontend/features/home/professionals_section.css'

interface Props {
  children: ReactNode
  /** The address without this filter. */
  withoutIt: To
  /** Name of the link: 'Remover filtro Cardiologista'. */
  removeLabel: string
}

/** An understood filter that can be taken away; a link, so that it works without JavaScript. */
function RemovableChip({ children, withoutIt, removeLabel }: Props) {
  return (
    <Link className="chip" to={withoutIt} aria-label={removeLabel} preventScrollReset>
      {children}
      <X size={16} aria-hidden="true" />
    </Link>
  )
}

/** What the search was understood as, each part removable, and what else the words may have meant. */
function UnderstoodChips({ filters }: { filters: HomeFilters }) {
  const reading = useReading(filters)
  const understood = understoodFilters(filters, reading)
  const alternatives = (reading?.alternatives ?? []).map((other) => alternativeSearch(filters, other))
  if (understood.length === 0) return null
  return (
    <div className="understood">
      <ul className="plain-list understood-chips" aria-label="Filtros aplicados">
        {understood.map(({ label, filters: remaining }) => (
          <li key={label}>
            <RemovableChip withoutIt={homeAddress(remaining)} removeLabel={`Remover filtro ${label}`}>
              {label}
            </RemovableChip>
          </li>
        ))}
      </ul>
      {alternatives.length > 0 && (
        <p className="understood-alternatives">
          Você quis dizer{' '}
          {alternatives.map(({ label, filters: other }, index) => (
            <span key={label}>
              {index > 0 && ' ou '}
              <Link to={homeAddress(other)} preventScrollReset>
                {label}
              </Link>
            </span>
          ))}
          ?
        </p>
      )}
    </div>
  )
}

/** A site where nobody is premium yet. */
function NobodyFeatured() {
  return (
    <EmptyState
      heading="h3"
      title="Ainda não há profissionais em destaque."
      description="Busque acima ou escolha uma especialidade."
    >
      <Button size="3" variant="soft" asChild>
        <Link to={paths.specialties}>Ver especialidades</Link>
      </Button>
    </EmptyState>
  )
}

/** The list's empty face: which one filter to give up, and how many that would find. */
function NobodyFound({ filters }: { filters: HomeFilters }) {
  const said = spelledOut(filters, useReading(filters))
  const { data } = useQuery(countsOptions(usePublicApi(), said))
  const relaxed = relaxedSearches(said, data?.relaxations ?? [])
  return (
    <EmptyState
      heading="h3"
      title="Nenhum profissional encontrado com os filtros selecionados."
      description={relaxed.length > 0 && 'Experimente retirar um dos filtros:'}
    >
      {relaxed.map(({ label, to }) => (
        <Button key={label} size="3" variant="soft" asChild>
          <Link to={to} preventScrollReset={to.startsWith(`${paths.home}?`)}>
            {label}
          </Link>
        </Button>
      ))}
      <Button size="3" variant="outline" asChild>
        <Link to={paths.home} preventScrollReset>
          Limpar Filtros
        </Link>
      </Button>
    </EmptyState>
  )
}

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
