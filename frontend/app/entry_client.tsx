import { hydrate } from '@tanstack/react-query'
import { StrictMode, startTransition, useEffect, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { rememberLostStyles } from '#frontend/lib/arrival.ts'
import { keepSeenPages } from '#frontend/lib/kept_offline.ts'
import type { Screen } from '#frontend/lib/screen.ts'
import { hasSignedInFlag } from '#frontend/lib/session_end.ts'
import { httpPublicApi } from '#frontend/lib/http_public_api.ts'
import { Router } from '#frontend/lib/router/router.ts'
import { RouterProvider } from '#frontend/lib/router/router_context.tsx'
import { matcherOf, type Route } from '#frontend/lib/router/routes.ts'
import '#frontend/styles/theme.css'
import { HYDRATED, isLeft, sayUnfinished } from './inline_scripts.ts'
import { fetchLostScreens, reportLostScreens } from './lost_screen.tsx'
import { readNow, type PageState } from './page_state.ts'
import { createQueryClient, Providers } from './providers.tsx'
import { App, createRoutes } from './router.tsx'

/** The first render must be synchronous to agree with the server's HTML, so the code of its screen comes first. */
async function loadScreen(route: Route): Promise<Screen> {
  const stop = reportLostScreens((isAnyLost) => sayUnfinished(isAnyLost))
  const fetchAgain = () => void fetchLostScreens()
  window.addEventListener('online', fetchAgain)
  const screen = await route.load()
  window.removeEventListener('online', fetchAgain)
  stop()
  return screen
}

function MarkHydrated({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.dispatchEvent(new Event(HYDRATED))
    if (state.settings.keepsSeenPages) void keepSeenPages(hasSignedInFlag())
  }, [])
  return children
}

rememberLostStyles()
const stateText = document.getElementById('state')?.textContent ?? ''
const state = JSON.parse(stateText) as PageState
const queryClient = createQueryClient()
hydrate(queryClient, readNow(state.queries))

const routes = createRoutes({ api: httpPublicApi, queryClient })
const { pathname, search, hash } = window.location
const match = matcherOf(routes)
const matched = match(pathname)
const router = new Router(match, {
  ...matched,
  location: { pathname, search, hash, state: null, key: 'first' },
  screen: await loadScreen(matched.route),
  hasFailed: state.hasFailed,
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
          <RouterProvider router={router}>
            <App />
          </RouterProvider>
        </MarkHydrated>
      </Providers>
    </StrictMode>,
  )
})
