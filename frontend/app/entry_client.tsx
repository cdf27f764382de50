import { hydrate } from '@tanstack/react-query'
import { StrictMode, startTransition, useEffect, type ComponentProps, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import {
  createBrowserRouter,
  createPath,
  matchRoutes,
  type RouteObject,
  RouterProvider,
} from 'react-router-dom'
import { keepSeenPages } from '#frontend/loading/offline/seen_pages.ts'
import { hasSignedInFlag } from '#frontend/lib/session_end.ts'
import { httpPublicApi } from '#frontend/lib/http_public_api.ts'
import '#frontend/styles/theme.css'
import { HYDRATED, isLeft, sayUnfinished } from '#frontend/loading/inline_scripts.ts'
import { leaveForLostCode } from '#frontend/loading/lost_code.ts'
import { errorsOf, readNow, type PageState } from '#frontend/loading/page_state.ts'
import { tellFailure } from '#frontend/loading/tell_failure.ts'
import { createQueryClient, Providers } from './providers.tsx'
import { createRoutes } from './router.tsx'
import { tolerateTranslatedText } from '#frontend/loading/translated_text.ts'

/** The first render must be synchronous to agree with the server's HTML, so its lazy parts come first. */
async function resolveMatchedRoutes(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
}

/** Loader errors are refusals or lost connections; what fails while rendering is a fault of the code. */
const report: ComponentProps<typeof RouterProvider>['onError'] = (thrown, { pattern, errorInfo }) => {
  if (errorInfo) void tellFailure(thrown, pattern).catch(() => {})
}

function MarkHydrated({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.dispatchEvent(new Event(HYDRATED))
    if (state.settings.keepsSeenPages) void keepSeenPages(hasSignedInFlag())
  }, [])
  return children
}

tolerateTranslatedText()
const stateText = document.getElementById('state')?.textContent ?? ''
const state = JSON.parse(stateText) as PageState
const queryClient = createQueryClient()
hydrate(queryClient, readNow(state.queries))

const routes = createRoutes({ api: httpPublicApi, queryClient })
const hydrationData = { loaderData: state.loaderData ?? {}, errors: errorsOf(state.failures) }
let router: ReturnType<typeof createBrowserRouter> | undefined
leaveForLostCode(() => {
  const next = router?.state.navigation.location
  return next && createPath(next)
})
await resolveMatchedRoutes(routes).catch((error: unknown) => {
  sayUnfinished()
  throw error
})
router = createBrowserRouter(routes, { hydrationData })
startTransition(() => {
  if (isLeft()) return
  hydrateRoot(
    document,
    <StrictMode>
      <Providers
        queryClient={queryClient}
        api={httpPublicApi}
        settings={state.settings}
        parts={{ assets: state.assets, stateText }}
      >
        <MarkHydrated>
          <RouterProvider router={router} onError={report} />
        </MarkHydrated>
      </Providers>
    </StrictMode>,
  )
})
