import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import type { ProfessionalQueryInput } from '#contract/professionals.ts'
import type { PublicApi, ReadOptions } from '#contract/public_api.ts'
import { HOME_CACHE_MS, facetsOptions, professionalsOptions } from '#frontend/api/professionals.ts'
import { interpretationOptions } from '#frontend/api/search.ts'
import {
  HOME_PAGE_SIZE,
  homeListQuery,
  isSearch,
  narrowingFilters,
  writtenFilters,
  type HomeFilters,
} from './home_filters.ts'

const LOAD_MORE_DELAY_MS = 500
const SEO_PROFESSIONALS = 12

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function readListPage(api: PublicApi, filters: HomeFilters, page: number, options: ReadOptions) {
  const query = homeListQuery(filters, page)
  const [found] = await Promise.all([
    readList(api, filters, query, options),
    page > 1 ? delay(LOAD_MORE_DELAY_MS) : undefined,
  ])
  return found
}

function readList(
  api: PublicApi,
  filters: HomeFilters,
  query: ProfessionalQueryInput,
  options?: ReadOptions,
) {
  return isSearch(filters) ? api.searchProfessionals(query, options) : api.listProfessionals(query, options)
}

/** The list in pages of six; each further page takes at least half a second. */
export function homeListOptions(api: PublicApi, filters: HomeFilters) {
  return infiniteQueryOptions({
    queryKey: ['/api/professionals/search', writtenFilters(filters)],
    queryFn: ({ pageParam, signal }) => readListPage(api, filters, pageParam, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, _pages, page) => (page * HOME_PAGE_SIZE < total ? page + 1 : undefined),
    staleTime: HOME_CACHE_MS,
  })
}

/** Loads the pages that the URL opens in one call, unless they are cached. */
export async function openPages(
  api: PublicApi,
  queryClient: QueryClient,
  filters: HomeFilters,
  count: number,
): Promise<void> {
  const { queryKey } = homeListOptions(api, filters)
  const opened = queryClient.getQueryData(queryKey)?.pages.length ?? 0
  if (count === 1 || opened >= count) return
  const limit = String(count * HOME_PAGE_SIZE)
  const { professionals, ...counts } = await readList(api, filters, { ...homeListQuery(filters, 1), limit })
  const numbers = Array.from(
    { length: Math.max(1, Math.ceil(professionals.length / HOME_PAGE_SIZE)) },
    (_, index) => index + 1,
  )
  queryClient.setQueryData(queryKey, {
    pages: numbers.map((page) => ({
      professionals: professionals.slice((page - 1) * HOME_PAGE_SIZE, page * HOME_PAGE_SIZE),
      ...counts,
    })),
    pageParams: numbers,
  })
}

/** A newly chosen filter starts with six again, whatever was loaded for it before. */
export function showFirstPageOnly(queryClient: QueryClient, api: PublicApi, filters: HomeFilters): void {
  queryClient.setQueryData(
    homeListOptions(api, filters).queryKey,
    (shown) => shown && { pages: shown.pages.slice(0, 1), pageParams: shown.pageParams.slice(0, 1) },
  )
}

export function seoProfessionalsOptions(api: PublicApi) {
  const query = { premium: 'true', limit: String(SEO_PROFESSIONALS) }
  return { ...professionalsOptions(api, query), queryFn: () => api.searchProfessionals(query) }
}

/** The interpretation of the texts; no request without texts. */
export function readingOptions(api: PublicApi, filters: HomeFilters) {
  const isTyped = filters.q !== '' || filters.location !== ''
  return { ...interpretationOptions(api, narrowingFilters(filters)), enabled: isTyped }
}

/** Number of matches for each further choice and, with none at all, which filter to relax. */
export function countsOptions(api: PublicApi, spelledOut: HomeFilters) {
  return facetsOptions(api, narrowingFilters(spelledOut))
}
