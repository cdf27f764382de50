import type { DehydratedState } from '@tanstack/react-query'
import { UNSAFE_ErrorResponseImpl, isRouteErrorResponse, type HydrationState } from 'react-router-dom'
import type { SiteSettings } from '#frontend/lib/site_context.tsx'

type RouteErrors = NonNullable<HydrationState['errors']>

export interface PageAssets {
  /** Module scripts in the order of execution. */
  scripts: string[]
  styles: string[]
  /** Source file of a lazy screen, as in the manifest → the URLs of its chunk and imports. */
  chunks?: Record<string, string[]>
  /** Source file of a lazy screen → style sheets of that screen alone. */
  screenStyles?: Record<string, string[]>
}

/** The server's data for hydration. */
export interface PageState {
  settings: SiteSettings
  assets: PageAssets
  queries: DehydratedState
  loaderData: HydrationState['loaderData']
  /** Of a failed route only the status, never the error. */
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

/** Removes times and sorts, so that equal data give an equal page, for which a browser gets 304. */
export function timeless({ mutations, queries }: DehydratedState): DehydratedState {
  const inOrder = queries.toSorted((one, other) => (one.queryHash < other.queryHash ? -1 : 1))
  return { mutations, queries: inOrder.map((query) => readAt(0, query)) }
}

/** Sets all times to now. */
export function readNow({ mutations, queries }: DehydratedState): DehydratedState {
  const now = Date.now()
  return { mutations, queries: queries.map((query) => readAt(now, query)) }
}

type DehydratedQuery = DehydratedState['queries'][number]

function readAt(time: number, query: DehydratedQuery): DehydratedQuery {
  return { ...query, dehydratedAt: time, state: { ...query.state, dataUpdatedAt: time } }
}

/** JSON that can neither close its script element nor start a comment. */
export function stateText(state: PageState): string {
  return JSON.stringify(state).replaceAll('<', '\\u003c')
}
