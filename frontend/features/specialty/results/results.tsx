import { Button } from '@radix-ui/themes'
import { Link } from 'react-router-dom'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import type { ProfessionalsPage } from '#contract/public_api.ts'
import type { Facets } from '#contract/search.ts'
import { specialtyPlural } from '#domain/catalogue/specialties.ts'
import { paths } from '#frontend/paths.ts'
import { ChangingList } from '#frontend/ui/lists/changing_list.tsx'
import { EmptyState, ErrorState } from '#frontend/ui/page/status_message.tsx'
import { ListOrderBar, type AroundOrder } from '#frontend/ui/lists/list_order_bar.tsx'
import { Pagination } from '#frontend/ui/page/pagination.tsx'
import { countAppearances } from '#frontend/api/contact_counts.ts'
import { ProfessionalCard } from '#frontend/ui/lists/professional_card.tsx'
import { ProfessionalCardSkeleton } from '#frontend/ui/lists/professional_card_skeleton.tsx'
import { lastPage } from '../list_queries.ts'
import { listPath, PLAIN_VIEW, type ShownList, writtenNarrowing, relaxedLists } from '../list_place.ts'
import { resultCount } from '../seo.ts'
import { useGoTo } from './use_go_to.ts'

const SKELETONS = 6

/** Placeholders of loading cards. */
export function CardSkeletons() {
  return (
    <ul className="plain-list card-grid gap-4" aria-busy="true">
      {Array.from({ length: SKELETONS }, (_, index) => (
        <li key={index}>
          <ProfessionalCardSkeleton />
        </li>
      ))}
    </ul>
  )
}

const ELSEWHERE = 'Novos profissionais chegam todos os dias. Enquanto isso, busque por outra especialidade.'
const CLEAR_ALL =
  'Retirar um só filtro não basta: limpe todos e veja quem atende em outros lugares ou por teleconsulta.'
const RELAX = 'Experimente retirar um dos filtros:'

interface NobodyFoundProps {
  shown: ShownList
  relaxations: Facets['relaxations']
}

/** An empty list: which filters to give up, and their numbers of matches. */
function NobodyFound({ shown, relaxations }: NobodyFoundProps) {
  const { specialty } = shown
  const plural = specialtyPlural(specialty.name).toLowerCase()
  const relaxed = relaxedLists(shown, relaxations)
  const everyone = paths.specialty(specialty.name)
  const isFiltered = listPath({ ...shown, page: 1 }) !== everyone
  const title = isFiltered ? `Ainda não há ${plural} por aqui` : `Ainda não há ${plural}`
  return (
    <EmptyState
      heading="h3"
      title={title}
      description={relaxed.length > 0 ? RELAX : isFiltered ? CLEAR_ALL : ELSEWHERE}
    >
      {relaxed.map(({ label, to }) => (
        <Button key={label} size="3" variant="soft" asChild>
          <Link to={to} preventScrollReset>
            {label}
          </Link>
        </Button>
      ))}
      {isFiltered && (
        <Button size="3" variant="outline" asChild>
          <Link to={everyone} preventScrollReset>
            Limpar filtros
          </Link>
        </Button>
      )}
      <Button size="3" variant="outline" asChild>
        <Link to={paths.home}>Ir para o início</Link>
      </Button>
    </EmptyState>
  )
}

const EAGER_PHOTOS = 4

/** Focuses the list's beginning after a change of page. */
function useBeginningOf(page: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shownPage = useRef(page)
  useEffect(() => {
    if (shownPage.current === page) return
    shownPage.current = page
    heading.current?.scrollIntoView()
    heading.current?.focus({ preventScroll: true })
  }, [page])
  return heading
}

function Cards({ shown, list: { professionals, total } }: { shown: ShownList; list: ProfessionalsPage }) {
  useEffect(() => countAppearances(professionals.map(({ id }) => id)), [professionals])
  return (
    <>
      <ul className="plain-list card-grid gap-4">
        {professionals.map((card, index) => (
          <li key={card.id}>
            <ProfessionalCard card={card} eager={index < EAGER_PHOTOS} soughtInsurer={shown.view.insurance} />
          </li>
        ))}
      </ul>
      <Pagination
        label="Páginas de profissionais"
        current={shown.page}
        total={lastPage(total)}
        to={(page) => listPath({ ...shown, page })}
      />
    </>
  )
}

function Order({ shown, ...around }: { shown: ShownList } & AroundOrder) {
  const goTo = useGoTo(shown)
  const { place, view } = shown
  return (
    <ListOrderBar
      order={view}
      onOrder={(order) => goTo({ view: { ...view, ...order } })}
      action={listPath({
        ...shown,
        place: { ...place, state: place.city && place.state },
        page: 1,
        view: PLAIN_VIEW,
      })}
      kept={{ ...(place.state && !place.city && { state: place.state }), ...writtenNarrowing(view) }}
      {...around}
    />
  )
}

interface Props {
  shown: ShownList
  /** Filters to give up if there is no match. */
  relaxations: Facets['relaxations']
  list: Pick<UseQueryResult<ProfessionalsPage>, 'data' | 'isError' | 'isPlaceholderData'>
  onRetry: () => void
  filters: ReactNode
  chips: ReactNode
}

/** The list: loading, failed, empty or full; it stays while its filters are applied. */
export function Results({
  shown,
  relaxations,
  list: { data, isError, isPlaceholderData: isChanging },
  onRetry,
  filters,
  chips,
}: Props) {
  const heading = useBeginningOf(shown.page)
  return (
    <section className="specialty-results stack gap-4" aria-labelledby="resultados">
      <div className="list-head">
        <h2
          id="resultados"
          ref={heading}
          tabIndex={-1}
          className="specialty-count semibold"
          aria-live="polite"
        >
          {data && !isChanging
            ? resultCount(data.total, shown.place)
            : isError
              ? 'Profissionais'
              : 'Buscando profissionais…'}
        </h2>
        <Order shown={shown} isEmpty={data?.total === 0} filters={filters} chips={chips} />
      </div>
      {!data && isError && <ErrorState heading="h3" onRetry={onRetry} />}
      {!data && !isError && <CardSkeletons />}
      {data && (
        <ChangingList isChanging={isChanging}>
          {data.professionals.length > 0 ? (
            <Cards shown={shown} list={data} />
          ) : (
            <NobodyFound shown={shown} relaxations={relaxations} />
          )}
        </ChangingList>
      )}
    </section>
  )
}
