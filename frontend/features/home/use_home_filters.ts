import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useNavigate, useNavigation, useSearchParams } from 'react-router-dom'
import { usePublicApi } from '#frontend/lib/site_context.tsx'
import { paths } from '#frontend/paths.ts'
import { homeAddress, readHomeFilters, type HomeFilters } from './home_filters.ts'
import { countsOptions, readingOptions, showFirstPageOnly } from './home_queries.ts'

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

/** How many each further choice would leave; those of before stand until the new ones are there. */
export function useCounts(spelledOut: HomeFilters) {
  const api = usePublicApi()
  return useQuery({ ...countsOptions(api, spelledOut), placeholderData: keepPreviousData }).data
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

function scrollToProfessionals(): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  document.getElementById(PROFESSIONALS_ID)?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' })
}

/** What 'Buscar' does: applies the filters and, a moment later, goes to the professionals. */
export function useSearch(): (filters: HomeFilters) => void {
  const apply = useApplyFilters()
  return useCallback(
    (filters) => {
      apply(filters)
      setTimeout(scrollToProfessionals, SCROLL_DELAY_MS)
    },
    [apply],
  )
}
