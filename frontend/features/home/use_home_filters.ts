import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
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

/** The filters being applied, so that a box shows its tick at once and the next change adds to it. */
export function useWantedFilters(current: HomeFilters): HomeFilters {
  const { location } = useNavigation()
  return location?.pathname === paths.home ? readHomeFilters(new URLSearchParams(location.search)) : current
}

/** The interpretation of the current filters' texts; null while unknown or without texts. */
export function useReading(filters: HomeFilters) {
  const api = usePublicApi()
  return useQuery(readingOptions(api, filters)).data ?? null
}

/** The search, for sentences. */
export function useSearched(filters: HomeFilters): Searched {
  const reading = useReading(filters)
  return { filters: spelledOut(filters, reading), place: reading }
}

/** Number of matches for each further choice; the former ones stay until the new ones arrive. */
export function useCounts(resolved: HomeFilters) {
  const api = usePublicApi()
  return useQuery({ ...countsOptions(api, resolved), placeholderData: keepPreviousData }).data
}

/** Applies filters by the URL and shows them at once; the list starts with six again. */
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
  const section = document.getElementById(PROFESSIONALS_ID)
  section?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' })
  section?.focus({ preventScroll: true })
}

/** The URL that a search waits for: the bar it was typed in may be gone when the results appear. */
let awaited = { address: '', resolve: () => {} }

/** Notifies a waiting search that these filters are on the screen. */
export function useShown(filters: HomeFilters): void {
  const address = homeAddress(filters)
  useEffect(() => {
    if (awaited.address === address) awaited.resolve()
  })
}

const untilShown = (address: string) =>
  new Promise<void>((resolve) => {
    awaited = { address, resolve }
  })

/** Applies the filters and, once they are shown, scrolls to the professionals. */
export function useSearch(shown: HomeFilters): (filters: HomeFilters) => void {
  const apply = useApplyFilters()
  return (filters) => {
    const address = homeAddress(filters)
    const arrival = address === homeAddress(shown) ? null : untilShown(address)
    void Promise.all([arrival, pause(SCROLL_DELAY_MS)]).then(scrollToProfessionals)
    apply(filters)
  }
}

export type HomeList = ReturnType<typeof useHomeList>

/** The loaded pages of the list for these filters, and the total. */
export function useHomeList(filters: HomeFilters) {
  const query = useInfiniteQuery(homeListOptions(usePublicApi(), filters))
  const professionals = query.data?.pages.flatMap((page) => page.professionals)
  const [first] = query.data?.pages ?? []
  return { ...query, professionals, total: first?.total, premiumCount: first?.premiumCount }
}
