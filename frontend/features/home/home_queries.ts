import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import type { PublicApi, ReadOptions } from '#contract/public_api.ts'
import { HOME_CACHE_MS, facetsOptions, professionalsOptions } from '#frontend/api/professionals.ts'
import { interpretationOptions } from '#frontend/api/search.ts'
import {
  countFilters,
  HOME_PAGE_SIZE,
  homeListQuery,
  narrowingFilters,
  writtenFilters,
  type HomeFilters,
} from './home_filters.ts'

const LOAD_MORE_DELAY_MS = 500
const SEO_PROFESSIONALS = 12

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function readListPage(api: PublicApi, filters: HomeFilters, page: number, options: ReadOptions) {
  const query = homeListQuery(filters, page)
  const reading =
    countFilters(filters) === 0
      ? api.listProfessionals(query, options)
      : api.searchProfessionals(query, options)
  const [found] = await Promise.all([reading, page > 1 ? delay(LOAD_MORE_DELAY_MS) : undefined])
  return found
}

/** The list in pages of six; each further page takes at least half a second (specification §4). */
export function homeListOptions(api: PublicApi, filters: HomeFilters) {
  return infiniteQueryOptions({
    queryKey: ['/api/professionals/search', writtenFilters(filters)],
    queryFn: ({ pageParam, signal }) => readListPage(api, filters, pageParam, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, _pages, page) => (page * HOME_PAGE_SIZE < total ? page + 1 : undefined),
    staleTime: HOME_CACHE_MS,
  })
}

/** A filter that is chosen anew begins with six again, whatever was opened under it before. */
export function showFirstPageOnly(queryClient: QueryClient, api: PublicApi, filters: HomeFilters): void {
  queryClient.setQueryData(
    homeListOptions(api, filters).queryKey,
    (shown) => shown && { pages: shown.pages.slice(0, 1), pageParams: shown.pageParams.slice(0, 1) },
  )
}

export const seoProfessionalsOptions = (api: PublicApi) =>
  professionalsOptions(api, { premium: 'true', limit: String(SEO_PROFESSIONALS) })

/** What the texts mean; nothing is asked where there are none. */
export function readingOptions(api: PublicApi, { q, location }: HomeFilters) {
  return { ...interpretationOptions(api, { q, location }), enabled: q !== '' || location !== '' }
}

/** How many each further choice would leave and, where nobody was found, which filter to relax. */
export function countsOptions(api: PublicApi, spelledOut: HomeFilters) {
  return facetsOptions(api, { ...narrowingFilters(spelledOut), premium: 'true' })
}
