import { Button } from '@radix-ui/themes'
import { ProfessionalCard } from '#frontend/ui/professional_card.tsx'
import { ProfessionalCardSkeleton } from '#frontend/ui/professional_card_skeleton.tsx'
import { HOME_PAGE_SIZE } from './home_filters.ts'
import type { HomeList } from './use_home_list.ts'

const PRELOADED_PHOTOS = 4
const SKELETONS_FOR_MORE = 3

function Skeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <li key={`skeleton-${index}`}>
      <ProfessionalCardSkeleton />
    </li>
  ))
}

function MoreButton({ list }: { list: HomeList }) {
  if (!list.hasNextPage) return null
  return (
    <div className="professionals-more">
      {list.isFetchNextPageError && <p role="alert">Não conseguimos carregar mais. Tente novamente.</p>}
      <Button
        size="4"
        variant="soft"
        aria-disabled={list.isFetchingNextPage}
        onClick={() => list.isFetchingNextPage || void list.fetchNextPage()}
      >
        {list.isFetchingNextPage ? 'Carregando…' : 'Carregar Mais Profissionais'}
      </Button>
    </div>
  )
}

/** The cards opened so far; skeletons of their size stand in for what is coming. */
export function ProfessionalsList({ list }: { list: HomeList }) {
  const { professionals, isFetchingNextPage } = list
  return (
    <>
      <ul className="plain-list professionals-grid" aria-busy={!professionals || isFetchingNextPage}>
        {professionals?.map((card, index) => (
          <li key={card.id}>
            <ProfessionalCard card={card} eager={index < PRELOADED_PHOTOS} />
          </li>
        ))}
        {!professionals && <Skeletons count={HOME_PAGE_SIZE} />}
        {isFetchingNextPage && <Skeletons count={SKELETONS_FOR_MORE} />}
      </ul>
      <MoreButton list={list} />
    </>
  )
}
