import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { PublicApi } from '#contract/public_api.ts'

/** The server waits for a page's data; the browser draws at once. */
export const isServer = typeof document === 'undefined'

/** What a screen's loader reads with: fetch in the browser, the use cases on the server. */
export interface ScreenData {
  api: PublicApi
  queryClient: QueryClient
}

/** What stands in the places a route's path leaves open. */
export type Params = Readonly<Partial<Record<string, string>>>

/** An address on its way to be shown. */
export interface Visit {
  url: URL
  params: Params
}

/** What a loader answers where the page is not simply there. */
export interface LoaderAnswer {
  status: number
  /** Where to go instead. */
  redirect?: string
}

export const NOT_FOUND: LoaderAnswer = { status: 404 }
export const redirect = (to: string, status = 302): LoaderAnswer => ({ status, redirect: to })

/** What a screen's module gives to the router. */
export interface Screen {
  Component: ComponentType
  /** Stands in when the screen fails; the app's own otherwise. */
  ErrorBoundary?: ComponentType
  loader?: (visit: Visit) => LoaderAnswer | null | Promise<LoaderAnswer | null>
  /** Whether a move within the screen loads again; it does unless only the hash is another. */
  shouldReload?: (from: URL, to: URL) => boolean
}
