import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { LoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router-dom'
import type { PublicApi } from '#contract/public_api.ts'

/** The server waits for a page's data; the browser draws at once. */
export const isServer = typeof document === 'undefined'

/** What a screen's loader reads with: fetch in the browser, the use cases on the server. */
export interface ScreenData {
  api: PublicApi
  queryClient: QueryClient
}

/** What a screen is asked to load: its address, and what its path says. */
export type ScreenRequest = Pick<LoaderFunctionArgs, 'request' | 'params'>

/** What a screen's module gives to the router. */
export interface Screen {
  Component: ComponentType
  /** Stands in when the screen fails; the app's own otherwise. */
  ErrorBoundary?: ComponentType
  loader?: (asked: ScreenRequest) => unknown
  /** Whether a move within the screen loads again. */
  shouldRevalidate?: ShouldRevalidateFunction
}
