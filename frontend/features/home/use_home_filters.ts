import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { useNavigate, useNavigation, useSearchParams } from 'react-router-dom'
import { usePublicApi } from '#frontend/lib/site_context.tsx'
import { paths } from '#frontend/paths.ts'
import { homeAddress, type HomeFilters, readHomeFilters } from './home_filters.ts'
import { countsOptions, homeListOptions, readingOptions, showFirstPageOnly } from './home_queries.ts'
import type { Searched } from './search_words.ts'
import { spelledOut } from './understood_filters.ts'

export const PROFESSIONALS_ID = 'profissionais'
const SCROLL_DELAY_MS = 100

export function useHomeFilters(): HomeFilters {
  const [params] = useSearchParams()
  return readHomeFilters(params)
}

/** The filters on their way into the list, so that a box is ticked at once and the next change adds to it. */
export function useWantedFilters(current: HomeFilters): HomeFilters {
  const { location } = useNavigation()
  return location?.pathname === paths.home ? readHomeFilters(new URLSearchParams(location.search)) : current
}

/** What the texts of the current filters were understood as; null while unknown or where there are none. */
export function useReading(filters: HomeFilters) {
  const api = usePublicApi()
  return useQuery(readingOptions(api, filters)).data ?? null
}

/** What is searched, as a sentence says it. */
export function useSearched(filters: HomeFilters): Searched {
  const reading = useReading(filters)
  return { filters: spelledOut(filters, reading), place: reading }
}

/** How many each further choice would leave; those of before stand until the new ones are there. */
export function useCounts(said: HomeFilters) {
  const api = usePublicApi()
  return useQuery({ ...countsOptions(api, said), placeholderData: keepPreviousData }).data
}

/** Applies filters by putting them into the address, and shows them at once; the list begins with six again. */
export function useApplyFilters(): (filters: HomeFilters) => void {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const api = usePublicApi()
  return useCallback(
    (filters) => {
      showFirstPageOnly(queryClient, api, filters)
      void navigate(homeAddress(filters), { preventScrollReset: true, flushSync: true })
    },
    [navigate, queryClient, api],
  )
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

function scrollToProfessionals(): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  document.getElementById(PROFESSIONALS_ID)?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' })
}

/** Waits until the screen shows these filters: a move ends before React has drawn it. */
function useUntilShown(shown: HomeFilters): (wanted: HomeFilters) => Promise<void> {
  const waiting = useRef({ address: '', resolve: () => {} })
  const address = homeAddress(shown)
  useEffect(() => {
    if (waiting.current.address === address) waiting.current.resolve()
  })
  return (wanted) =>
    homeAddress(wanted) === address
      ? Promise.resolve()
      : new Promise((resolve) => (waiting.current = { address: homeAddress(wanted), resolve }))
}

/** What 'Buscar' does: applies the filters and, a moment later and once they are shown, goes to the professionals. */
export function useSearch(shown: HomeFilters): (filters: HomeFilters) => void {
  const apply = useApplyFilters()
  const untilShown = useUntilShown(shown)
  return (filters) => {
    void Promise.all([untilShown(filters), pause(SCROLL_DELAY_MS)]).then(scrollToProfessionals)
    apply(filters)
  }
}

export type HomeList = ReturnType<typeof useHomeList>

/** The list under these filters as far as it was opened, and how many there are in all. */
export function useHomeList(filters: HomeFilters) {
  const query = useInfiniteQuery(homeListOptions(usePublicApi(), filters))
  const professionals = query.data?.pages.flatMap((page) => page.professionals)
  const [first] = query.data?.pages ?? []
  return { ...query, professionals, total: first?.total, premiumCount: first?.premiumCount }
}
