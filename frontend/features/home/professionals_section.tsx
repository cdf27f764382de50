import { Button } from '@radix-ui/themes'
import { useNavigation, Link } from 'react-router-dom'
import { formatNumber } from '#domain/shared/numbers.ts'
import { countProfessionals } from '#frontend/lib/professional_words.ts'
import { softHyphens } from '#frontend/lib/soft_hyphens.ts'
import { paths } from '#frontend/paths.ts'
import { ChangingList } from '#frontend/ui/lists/changing_list.tsx'
import { lazyPart } from '#frontend/loading/lazy_part.tsx'
import { EmptyState, ErrorState } from '#frontend/ui/page/status_message.tsx'
import { ListOrderBar } from '#frontend/ui/lists/list_order_bar.tsx'
import { FilterChips } from '#frontend/ui/lists/filter_sheet.tsx'
import { ClearButton, NarrowFilters, WideFilters } from './filtering/filters.tsx'
import { homeAddress, type HomeFilters, isSearch, narrowingFilters } from './home_filters.ts'
import { ProfessionalsList, EmergencyNotice, SearchNotices } from './professionals_list.tsx'
import { understoodFilters } from './understood_filters.ts'
import { countWords, type Searched } from './search_words.ts'
import {
  type HomeList,
  PROFESSIONALS_ID,
  useApplyFilters,
  useCounts,
  useHomeList,
  useReading,
  useSearched,
  useWantedFilters,
} from './use_home_filters.ts'
import './search.css'

/** Shown if the site has no premium professional yet. */
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

export const NobodyFound = lazyPart({
  load: async () => (await import('./nobody_found.tsx')).NobodyFound,
})

const TITLE_ID = 'profissionais-titulo'

function Results({
  filters,
  resolved,
  list,
}: {
  filters: HomeFilters
  resolved: HomeFilters
  list: HomeList
}) {
  if (list.isError && !list.data)
    return <ErrorState heading={isSearch(filters) ? 'h2' : 'h3'} onRetry={() => void list.refetch()} />
  if (list.total === 0) return isSearch(filters) ? <NobodyFound filters={filters} /> : <NobodyFeatured />
  return <ProfessionalsList filters={filters} soughtInsurer={resolved.insurance} list={list} />
}

/** The shown part of the list: '2 em destaque, mostrando 6 de 28'. */
function shownWords({ professionals, premiumCount = 0, total = 0 }: HomeList): string {
  const shown = professionals?.length ?? 0
  return [
    premiumCount > 0 && `${formatNumber(premiumCount)} em destaque`,
    shown < total && `mostrando ${formatNumber(shown)} de ${formatNumber(total)}`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** The search and its number of matches; without a search, featured professionals. */
function SectionHead({ searched, list }: { searched: Searched; list: HomeList }) {
  const { total, professionals } = list
  if (!isSearch(searched.filters))
    return (
      <div className="home-section-head stack gap-1">
        <h2 id={TITLE_ID} className="home-section-title">
          Profissionais em destaque
        </h2>
        <p className="home-section-text measure quiet" aria-live="polite">
          {total ? `Mostrando ${professionals?.length ?? 0} de ${countProfessionals(total)}` : ''}
        </p>
      </div>
    )
  const [first] = professionals ?? []
  return (
    <div className="home-section-head stack gap-1" aria-live="polite" aria-atomic="true">
      <h1 id={TITLE_ID} className="home-section-title">
        {total === undefined
          ? 'Buscando profissionais…'
          : softHyphens(countWords(searched, total, first?.displayGender))}
      </h1>
      <p className="home-section-text measure quiet">{shownWords(list)}</p>
    </div>
  )
}

/** The search and its result, with controls to change it. */
function Head({ filters, searched, list }: { filters: HomeFilters; searched: Searched; list: HomeList }) {
  const apply = useApplyFilters()
  const counts = useCounts(searched.filters)
  const reading = useReading(filters)
  const wanted = useWantedFilters(filters)
  // The words must not say another order than the chosen one.
  const ordered = reading?.sort ? searched.filters : filters
  return (
    <>
      <EmergencyNotice filters={filters} />
      <div className="list-head">
        <SectionHead searched={searched} list={list} />
        <ListOrderBar
          order={ordered}
          onOrder={(order) => apply({ ...(wanted === filters ? ordered : wanted), ...order })}
          soughtNear={reading?.nearMe ? filters.q : undefined}
          action={`${paths.home}#${PROFESSIONALS_ID}`}
          kept={narrowingFilters(ordered)}
          isEmpty={list.total === 0}
          filters={<NarrowFilters filters={searched.filters} total={list.total} counts={counts} />}
          chips={
            <FilterChips
              chips={understoodFilters(filters, reading)}
              clear={
                <span className="professionals-clear">
                  <ClearButton filters={searched.filters} />
                </span>
              }
            />
          }
        />
        <WideFilters filters={searched.filters} counts={counts} />
      </div>
      <SearchNotices filters={filters} />
    </>
  )
}

export const ElsewhereLinks = lazyPart({
  near: true,
  load: async () => (await import('#frontend/ui/page/elsewhere_links.tsx')).ElsewhereLinks,
})

/** Alternatives below a short list. */
function Elsewhere({ searched: { filters, place } }: { searched: Searched }) {
  return (
    <ElsewhereLinks
      counts={useCounts(filters)}
      city={place?.city ?? null}
      insurance={filters.insurance}
      inCity={({ city, state }) => homeAddress({ ...filters, location: `${city}, ${state}` })}
      byVideo={homeAddress({ ...filters, location: '', presencial: false, teleconsulta: true })}
      withInsurer={(insurance) => homeAddress({ ...filters, insurance })}
    />
  )
}

/** The professionals, six at a time, with the filters of the URL. */
export function ProfessionalsSection({ filters }: { filters: HomeFilters }) {
  const list = useHomeList(filters)
  const searched = useSearched(filters)
  const isChanging = useNavigation().location?.pathname === paths.home
  return (
    <section
      id={PROFESSIONALS_ID}
      className="page-width home-section stack gap-5"
      data-results={isSearch(filters)}
      aria-labelledby={TITLE_ID}
      tabIndex={-1}
    >
      <Head filters={filters} searched={searched} list={list} />
      <ChangingList isChanging={isChanging}>
        <Results filters={filters} resolved={searched.filters} list={list} />
        {isSearch(filters) && list.total !== undefined && <Elsewhere searched={searched} />}
      </ChangingList>
    </section>
  )
}
