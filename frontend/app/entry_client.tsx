import { hydrate } from '@tanstack/react-query'
import { StrictMode, startTransition, useEffect, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, type RouteObject, RouterProvider } from 'react-router-dom'
import { rememberFailedStyles } from '#frontend/loading/lazy_import.ts'
import { keepSeenPages } from '#frontend/loading/offline/seen_pages.ts'
import { hasSignedInFlag } from '#frontend/lib/session_end.ts'
import { httpPublicApi } from '#frontend/lib/http_public_api.ts'
import '#frontend/styles/theme.css'
import { HYDRATED, isLeft, sayUnfinished } from '#frontend/loading/inline_scripts.ts'
import { fetchFailedScreens, reportFailedScreens } from '#frontend/loading/failed_screen.tsx'
import { errorsOf, readNow, type PageState } from '#frontend/loading/page_state.ts'
import { createQueryClient, Providers } from './providers.tsx'
import { createRoutes } from './router.tsx'
import { tolerateTranslatedText } from '#frontend/loading/translated_text.ts'

/** The first render must be synchronous to agree with the server's HTML, so its lazy parts come first. */
async function resolveMatchedRoutes(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? []
  const stop = reportFailedScreens((isAnyFailed) => sayUnfinished(isAnyFailed))
  const fetchAgain = () => void fetchFailedScreens()
  window.addEventListener('online', fetchAgain)
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
  window.removeEventListener('online', fetchAgain)
  stop()
}

function MarkHydrated({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.dispatchEvent(new Event(HYDRATED))
    if (state.settings.keepsSeenPages) void keepSeenPages(hasSignedInFlag())
  }, [])
  return children
}

tolerateTranslatedText()
rememberFailedStyles()
const stateText = document.getElementById('state')?.textContent ?? ''
const state = JSON.parse(stateText) as PageState
const queryClient = createQueryClient()
hydrate(queryClient, readNow(state.queries))

const routes = createRoutes({ api: httpPublicApi, queryClient })
await resolveMatchedRoutes(routes)
const router = createBrowserRouter(routes, {
  hydrationData: { loaderData: state.loaderData ?? {}, errors: errorsOf(state.failures) },
})

sayUnfinished(false)
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
          <RouterProvider router={router} />
        </MarkHydrated>
      </Providers>
    </StrictMode>,
  )
})
