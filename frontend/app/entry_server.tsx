import { dehydrate, type QueryClient } from '@tanstack/react-query'
import { AsyncLocalStorage } from 'node:async_hooks'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import {
  StaticRouterProvider,
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
} from 'react-router-dom'
import type { PublicApi } from '#contract/public_api.ts'
import '#frontend/styles/theme.css'
import type { ScreenData } from '#frontend/lib/screen.ts'
import type { SiteSettings } from '#frontend/lib/site_context.tsx'
import { createQueryClient, Providers } from './providers.tsx'
import { LEAVE_EARLY_SCRIPT, PRESS_AGAIN_SCRIPT, START_SCRIPT } from '#frontend/loading/inline_scripts.ts'
import { failuresOf, type PageAssets, stateText, timeless } from '#frontend/loading/page_state.ts'
import { APPLY_THEME_SCRIPT } from '#frontend/lib/theme_choice.ts'
import { createRoutes } from './router.tsx'

/** The document's inline scripts, which the content security policy allows by hash. */
export const INLINE_SCRIPTS = [LEAVE_EARLY_SCRIPT, PRESS_AGAIN_SCRIPT, APPLY_THEME_SCRIPT, START_SCRIPT]

export interface PageRequest {
  /** Path and query, or a whole URL. */
  url: string
  api: PublicApi
  settings: SiteSettings
  assets: PageAssets
}

export interface RenderedPage {
  status: number
  /** The whole document; empty for a redirect. */
  html: string
  /** The target of a 3xx status. */
  redirect?: string
  /** The error of a 5xx page, for the log only. */
  error?: unknown
}

/** The data source of the page being rendered: all requests share the routes. */
const current = new AsyncLocalStorage<ScreenData>()

function dataOfRequest(): ScreenData {
  const data = current.getStore()
  if (!data) throw new Error('A screen reads its data in its loader, not before.')
  return data
}

const handler = createStaticHandler(
  createRoutes({
    get api() {
      return dataOfRequest().api
    },
    get queryClient() {
      return dataOfRequest().queryClient
    },
  }),
)

function documentHtml(request: PageRequest, queryClient: QueryClient, context: StaticHandlerContext) {
  const { api, settings, assets } = request
  const state = stateText({
    settings,
    assets,
    queries: timeless(dehydrate(queryClient)),
    loaderData: context.loaderData,
    failures: failuresOf(context.errors),
  })
  const router = createStaticRouter(handler.dataRoutes, context)
  const html = renderToString(
    <StrictMode>
      <Providers queryClient={queryClient} api={api} settings={settings} parts={{ assets, stateText: state }}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </Providers>
    </StrictMode>,
  )
  return `<!DOCTYPE html>${html}`
}

/** Loads a page's data; the returned `draw` renders the document. */
export async function preparePage(request: PageRequest) {
  const queryClient = createQueryClient()
  const asked = new Request(new URL(request.url, request.settings.appUrl))
  const context = await current.run({ api: request.api, queryClient }, () => handler.query(asked))
  return { context, draw: () => (isRedirect(context) ? '' : documentHtml(request, queryClient, context)) }
}

const isRedirect = (context: StaticHandlerContext | Response) => context instanceof Response

/** Renders a public page to complete HTML, with data from `api`. Throws only when rendering itself fails. */
export async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const { context, draw } = await preparePage(request)
  if (isRedirect(context)) {
    return { status: context.status, html: '', redirect: context.headers.get('Location') ?? '/' }
  }
  const [error] = Object.values(context.errors ?? {}) as unknown[]
  return { status: context.statusCode, html: draw(), ...(error === undefined ? {} : { error }) }
}
