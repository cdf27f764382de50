import { dehydrate, type QueryClient } from '@tanstack/react-query'
import { AsyncLocalStorage } from 'node:async_hooks'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import type { PublicApi } from '#contract/public_api.ts'
import '#frontend/styles/theme.css'
import { Router } from '#frontend/lib/router/router.ts'
import { RouterProvider } from '#frontend/lib/router/router_context.tsx'
import { matcherOf } from '#frontend/lib/router/routes.ts'
import type { LoaderAnswer, ScreenData } from '#frontend/lib/screen.ts'
import type { SiteSettings } from '#frontend/lib/site_context.tsx'
import { createQueryClient, type PageAssets, Providers } from './providers.tsx'
import { LEAVE_EARLY_SCRIPT, PRESS_AGAIN_SCRIPT, START_SCRIPT } from './inline_scripts.ts'
import { stateText, timeless } from './page_state.ts'
import { APPLY_THEME_SCRIPT } from '#frontend/lib/theme_choice.ts'
import { App, createRoutes } from './router.tsx'

/** The scripts that stand in the document itself; the content policy allows these by their hash. */
export const INLINE_SCRIPTS = [LEAVE_EARLY_SCRIPT, PRESS_AGAIN_SCRIPT, APPLY_THEME_SCRIPT, START_SCRIPT]

export interface PageRequest {
  /** Path and query, or a whole address. */
  url: string
  api: PublicApi
  settings: SiteSettings
  assets: PageAssets
}

export interface RenderedPage {
  status: number
  /** The whole document; empty for a redirect. */
  html: string
  /** Where to, when the status is 3xx. */
  redirect?: string
  /** What made a page fail with 5xx, for the log; never shown. */
  error?: unknown
}

/** Whose page is being made: the routes are the same for all. */
const current = new AsyncLocalStorage<ScreenData>()

function dataOfRequest(): ScreenData {
  const data = current.getStore()
  if (!data) throw new Error('A screen reads its data in its loader, not before.')
  return data
}

const routes = createRoutes({
  get api() {
    return dataOfRequest().api
  },
  get queryClient() {
    return dataOfRequest().queryClient
  },
})
const match = matcherOf(routes)

type Read = { answer: LoaderAnswer | null } | { error: unknown }

function documentHtml(request: PageRequest, queryClient: QueryClient, router: Router) {
  const { api, settings, assets } = request
  const state = stateText({
    settings,
    assets,
    queries: timeless(dehydrate(queryClient)),
    hasFailed: router.state.hasFailed,
  })
  const html = renderToString(
    <StrictMode>
      <Providers queryClient={queryClient} api={api} settings={settings} parts={{ assets, stateText: state }}>
        <RouterProvider router={router}>
          <App />
        </RouterProvider>
      </Providers>
    </StrictMode>,
  )
  return `<!DOCTYPE html>${html}`
}

/** Reads what a page shows; `draw` makes its document of that. */
export async function preparePage(request: PageRequest) {
  const queryClient = createQueryClient()
  const url = new URL(request.url, request.settings.appUrl)
  const { pathname, search, hash } = url
  const { route, params } = match(pathname)
  const screen = await route.load()
  const read = await current.run({ api: request.api, queryClient }, async (): Promise<Read> => {
    try {
      return { answer: (await screen.loader?.({ url, params })) ?? null }
    } catch (error) {
      return { error }
    }
  })
  const hasFailed = 'error' in read
  const draw = () => {
    const location = { pathname, search, hash, state: null, key: 'first' }
    const shown = { location, route, params, screen, hasFailed }
    return documentHtml(request, queryClient, new Router(match, shown))
  }
  return { read, draw }
}

/** A public page as complete HTML, its data read through `api`. Throws only if rendering itself fails. */
export async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const { read, draw } = await preparePage(request)
  if ('error' in read) return { status: 500, html: draw(), error: read.error }
  const { status = 200, redirect } = read.answer ?? {}
  return redirect === undefined ? { status, html: draw() } : { status, html: '', redirect }
}
