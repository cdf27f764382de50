import type { DehydratedState } from '@tanstack/react-query'
import { UNSAFE_ErrorResponseImpl, isRouteErrorResponse, type HydrationState } from 'react-router-dom'
import type { SiteSettings } from '#frontend/lib/site_context.tsx'
import type { PageAssets } from './providers.tsx'

type RouteErrors = NonNullable<HydrationState['errors']>

/** What the server hands over for hydration. */
export interface PageState {
  settings: SiteSettings
  assets: PageAssets
  queries: DehydratedState
  loaderData: HydrationState['loaderData']
  /** Of a failed route only its status is told, never the error itself. */
  failures: Record<string, number>
}

export function failuresOf(errors: HydrationState['errors']): Record<string, number> {
  return Object.fromEntries(
    Object.entries(errors ?? {}).map(([id, error]) => [id, isRouteErrorResponse(error) ? error.status : 500]),
  )
}

export function errorsOf(failures: Record<string, number>): RouteErrors | null {
  const entries = Object.entries(failures)
  if (entries.length === 0) return null
  return Object.fromEntries(
    entries.map(([id, status]) => [id, new UNSAFE_ErrorResponseImpl(status, '', null)]),
  )
}

/**
 * What was read for a page without when, in one order: equal data make an equal page, which a browser that has it is not
 * sent again.
 */
export function timeless({ mutations, queries }: DehydratedState): DehydratedState {
  const inOrder = queries.toSorted((one, other) => (one.queryHash < other.queryHash ? -1 : 1))
  return { mutations, queries: inOrder.map((query) => readAt(0, query)) }
}

/** The same as read now. */
export function readNow({ mutations, queries }: DehydratedState): DehydratedState {
  const now = Date.now()
  return { mutations, queries: queries.map((query) => readAt(now, query)) }
}

type DehydratedQuery = DehydratedState['queries'][number]

function readAt(time: number, query: DehydratedQuery): DehydratedQuery {
  return { ...query, dehydratedAt: time, state: { ...query.state, dataUpdatedAt: time } }
}

/** JSON that cannot close its script element or start a comment. */
export function stateText(state: PageState): string {
  return JSON.stringify(state).replaceAll('<', '\\u003c')
}
