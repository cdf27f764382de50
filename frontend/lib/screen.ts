import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { LoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router-dom'
import type { PublicApi } from '#contract/public_api.ts'

/** The server waits for a page's data; the browser renders at once. */
export const isServer = typeof document === 'undefined'

/** The data source of a screen's loader: fetch in the browser, the use cases on the server. */
export interface ScreenData {
  api: PublicApi
  queryClient: QueryClient
}

/** The request of a screen's loader: its URL, and the path's parameters. */
export type ScreenRequest = Pick<LoaderFunctionArgs, 'request' | 'params'>

/** What a screen's module exports to the router. */
export interface Screen {
  Component: ComponentType
  /** Shown when the screen fails; by default the app's own. */
  ErrorBoundary?: ComponentType
  loader?: (asked: ScreenRequest) => unknown
  /** Whether a navigation within the screen loads again. */
  shouldRevalidate?: ShouldRevalidateFunction
}
