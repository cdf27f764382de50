import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { DemandSort } from '#contract/demand.ts'
import { callPage } from '#frontend/lib/http.ts'

export interface DemandPage {
  days: number
  sort: DemandSort
  /** From 1. */
  page: number
}

export const DEMAND_PAGE_SIZE = 50

/** What was looked for and found nobody or few; the former page stays while the next one loads. */
export const demandQuery = ({ days, sort, page }: DemandPage) =>
  queryOptions({
    queryKey: ['administration', '/api/admin/demand', days, sort, page],
    queryFn: () =>
      callPage('GET /api/admin/demand', {
        query: { days: String(days), sort, page: String(page), limit: String(DEMAND_PAGE_SIZE) },
      }),
    placeholderData: keepPreviousData,
  })
