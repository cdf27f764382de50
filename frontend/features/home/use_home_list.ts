import { useInfiniteQuery } from '@tanstack/react-query'
import { usePublicApi } from '#frontend/lib/site_context.tsx'
import type { HomeFilters } from './home_filters.ts'
import { homeListOptions } from './home_queries.ts'

export type HomeList = ReturnType<typeof useHomeList>

/** The list under these filters as far as it was opened, and how many there are in all. */
export function useHomeList(filters: HomeFilters) {
  const query = useInfiniteQuery(homeListOptions(usePublicApi(), filters))
  const professionals = query.data?.pages.flatMap((page) => page.professionals)
  const [first] = query.data?.pages ?? []
  return { ...query, professionals, total: first?.total, premiumCount: first?.premiumCount }
}
