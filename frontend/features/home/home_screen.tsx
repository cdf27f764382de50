import { specialtiesOptions } from '#frontend/api/specialties.ts'
import type { Screen, ScreenData } from '#frontend/lib/screen.ts'
import { paths } from '#frontend/paths.ts'
import { homeAddress, readHomeFilters, readPages, type HomeFilters } from './home_filters.ts'
import { HomePage } from './home_page.tsx'
import {
  countsOptions,
  homeListOptions,
  openPages,
  readingOptions,
  seoProfessionalsOptions,
} from './home_queries.ts'
import { spelledOut } from './understood_filters.ts'

const isServer = typeof document === 'undefined'

/** The counts beside the filters are in the first HTML; later on only an empty list waits for what they say. */
async function prefetchList(
  { api, queryClient }: ScreenData,
  filters: HomeFilters,
  pages: number,
): Promise<void> {
  const reading = readingOptions(api, filters)
  await openPages(api, queryClient, filters, pages).catch(() => undefined)
  await Promise.all([
    queryClient.prefetchInfiniteQuery(homeListOptions(api, filters)),
    reading.enabled && queryClient.prefetchQuery(reading),
  ])
  const [firstPage] = queryClient.getQueryData(homeListOptions(api, filters).queryKey)?.pages ?? []
  if (!isServer && firstPage?.total !== 0) return
  const understood = queryClient.getQueryData(reading.queryKey) ?? null
  await queryClient.prefetchQuery(countsOptions(api, spelledOut(filters, understood)))
}

const isSameSearch = (one: URL, other: URL) =>
  one.pathname === other.pathname &&
  homeAddress(readHomeFilters(one.searchParams)) === homeAddress(readHomeFilters(other.searchParams))

/** Whoever comes from another screen sees the outline at once; on this one the last list stays until the next is there. */
const comesFromElsewhere = () => !isServer && window.location.pathname !== paths.home

/** Nothing here fails the page: what could not be read shows its own error or is left out. */
export function homeScreen({ api, queryClient }: ScreenData): Screen {
  return {
    Component: HomePage,
    async loader({ request }) {
      const { searchParams } = new URL(request.url)
      const filters = readHomeFilters(searchParams)
      const pages = readPages(searchParams)
      const reading = Promise.all([
        prefetchList({ api, queryClient }, filters, pages),
        queryClient.prefetchQuery(specialtiesOptions(api)),
        queryClient.prefetchQuery(seoProfessionalsOptions(api)),
      ])
      if (pages > 1 || !comesFromElsewhere()) await reading
      return null
    },
    /** Further pages are read by the list itself; their number in the address changes nothing else. */
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      defaultShouldRevalidate && !isSameSearch(currentUrl, nextUrl),
  }
}
