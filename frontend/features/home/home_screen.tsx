import type { QueryClient } from '@tanstack/react-query'
import type { PublicApi } from '#contract/public_api.ts'
import { specialtiesOptions } from '#frontend/api/specialties.ts'
import type { Screen, ScreenData } from '#frontend/lib/screen.ts'
import { readHomeFilters, type HomeFilters } from './home_filters.ts'
import { HomePage } from './home_page.tsx'
import { countsOptions, homeListOptions, readingOptions, seoProfessionalsOptions } from './home_queries.ts'
import { spelledOut } from './understood_filters.ts'

const isServer = typeof document === 'undefined'

/** The counts beside the filters are in the first HTML; later on only an empty list waits for what they say. */
async function prefetchList(api: PublicApi, queryClient: QueryClient, filters: HomeFilters): Promise<void> {
  const reading = readingOptions(api, filters)
  await Promise.all([
    queryClient.prefetchInfiniteQuery(homeListOptions(api, filters)),
    reading.enabled && queryClient.prefetchQuery(reading),
  ])
  const [firstPage] = queryClient.getQueryData(homeListOptions(api, filters).queryKey)?.pages ?? []
  if (!isServer && firstPage?.total !== 0) return
  const understood = queryClient.getQueryData(reading.queryKey) ?? null
  await queryClient.prefetchQuery(countsOptions(api, spelledOut(filters, understood)))
}

/** Nothing here fails the page: what could not be read shows its own error or is left out. */
export function homeScreen({ api, queryClient }: ScreenData): Screen {
  return {
    Component: HomePage,
    async loader({ request }) {
      const filters = readHomeFilters(new URL(request.url).searchParams)
      await Promise.all([
        prefetchList(api, queryClient, filters),
        queryClient.prefetchQuery(specialtiesOptions(api)),
        queryClient.prefetchQuery(seoProfessionalsOptions(api)),
      ])
      return null
    },
  }
}
