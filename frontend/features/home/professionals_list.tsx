import { useEffect, useId } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { ProfessionalCard as Card } from '#contract/professionals.ts'
import { countAppearances } from '#frontend/api/contact_counts.ts'
import { BusyButton } from '#frontend/ui/busy_button.tsx'
import { ProfessionalCard } from '#frontend/ui/professional_card.tsx'
import { ProfessionalCardSkeleton } from '#frontend/ui/professional_card_skeleton.tsx'
import { HOME_PAGE_SIZE, homeAddress, isSearch, readPages, type HomeFilters } from './home_filters.ts'
import type { HomeList } from './use_home_filters.ts'

const PRELOADED_PHOTOS = 4
const SKELETONS_FOR_MORE = 3

function Skeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <li key={`skeleton-${index}`}>
      <ProfessionalCardSkeleton />
    </li>
  ))
}

/** The address says how many pages are open, so that a reload opens as many. */
function useOpenedInAddress(filters: HomeFilters, opened: number): void {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const isBehind = opened > readPages(params)
  const address = homeAddress(filters, opened)
  useEffect(() => {
    if (isBehind) void navigate(address, { replace: true, preventScrollReset: true })
  }, [isBehind, address, navigate])
}

function MoreButton({ filters, list }: Pick<Props, 'filters' | 'list'>) {
  const opened = list.data?.pages.length ?? 0
  useOpenedInAddress(filters, opened)
  if (!list.hasNextPage) return null
  return (
    <div className="professionals-more">
      {list.isFetchNextPageError && <p role="alert">Não conseguimos carregar mais. Tente novamente.</p>}
      <BusyButton
        size="4"
        variant="soft"
        isBusy={list.isFetchingNextPage}
        busyLabel="Carregando…"
        onClick={() => void list.fetchNextPage()}
      >
        Carregar Mais Profissionais
      </BusyButton>
      <noscript>
        <a href={homeAddress(filters, opened + 1)}>Ver mais profissionais</a>
      </noscript>
    </div>
  )
}

interface CardsProps extends Pick<Props, 'list' | 'soughtInsurer'> {
  professionals: readonly Card[]
  /** How many cards stand before these. */
  before?: number
  isLast: boolean
  label?: string
  headingLevel: 'h2' | 'h3'
}

function Cards({ professionals, before = 0, isLast, label, headingLevel, soughtInsurer, list }: CardsProps) {
  const { isFetchingNextPage } = list
  useEffect(() => countAppearances(professionals.map(({ id }) => id)), [professionals])
  return (
    <ul
      className="plain-list professionals-grid"
      aria-labelledby={label}
      aria-busy={isLast && isFetchingNextPage}
    >
      {professionals.map((card, index) => (
        <li key={card.id}>
          <ProfessionalCard
            card={card}
            eager={before + index < PRELOADED_PHOTOS}
            soughtInsurer={soughtInsurer}
            headingLevel={headingLevel}
          />
        </li>
      ))}
      {isLast && isFetchingNextPage && <Skeletons count={SKELETONS_FOR_MORE} />}
    </ul>
  )
}

interface Props {
  filters: HomeFilters
  /** Chosen, or understood in what was typed; empty where none was. */
  soughtInsurer: string
  list: HomeList
}

/** The cards opened so far, premium ones apart where the order begins with them; skeletons stand in for what is coming. */
export function ProfessionalsList({ filters, soughtInsurer, list }: Props) {
  const id = useId()
  const { professionals, premiumCount = 0, total = 0 } = list
  if (!professionals)
    return (
      <ul className="plain-list professionals-grid" aria-busy>
        <Skeletons count={HOME_PAGE_SIZE} />
      </ul>
    )
  const isDivided = premiumCount > 0 && premiumCount < total
  const featured = isDivided ? professionals.slice(0, premiumCount) : professionals
  const others = isDivided ? professionals.slice(premiumCount) : []
  const shared = { soughtInsurer, list }
  return (
    <>
      <Cards
        professionals={featured}
        isLast={others.length === 0}
        headingLevel={isSearch(filters) ? 'h2' : 'h3'}
        {...shared}
      />
      {others.length > 0 && (
        <>
          <h2 className="professionals-divider" id={id}>
            Outros profissionais
          </h2>
          <Cards
            professionals={others}
            before={premiumCount}
            isLast
            label={id}
            headingLevel="h3"
            {...shared}
          />
        </>
      )}
      <MoreButton filters={filters} list={list} />
    </>
  )
}
