import { createElement } from 'react'
import {
  type Blocker,
  type BlockerFunction,
  createPath,
  type DataRouteMatch,
  type DataRouteObject,
  type DataRouter,
  type HydrationState,
  IDLE_BLOCKER,
  IDLE_NAVIGATION,
  type Location,
  matchRoutes,
  type NavigateOptions,
  NavigationType,
  resolvePath,
  type RouteObject,
  type To,
  UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router-dom'
import type { Screen } from '#frontend/lib/screen.ts'

/** The part of a router that React Router's `RouterProvider` and hooks need without form submissions and fetchers. */
type RouterParts = Pick<
  DataRouter,
  | 'state'
  | 'routes'
  | 'manifest'
  | 'navigate'
  | 'subscribe'
  | 'createHref'
  | 'createURL'
  | 'encodeLocation'
  | 'enableScrollRestoration'
  | 'getBlocker'
  | 'deleteBlocker'
>
type State = DataRouter['state']
type Listener = Parameters<DataRouter['subscribe']>[0]
type Move = Parameters<BlockerFunction>[0]

/** Options of a navigation: `flushSync` renders its pending state before anything else runs. */
type NavigationOptions = Pick<NavigateOptions, 'preventScrollReset' | 'flushSync'>

/** The result of a navigation; absent fields keep their values. */
type Outcome = Partial<Pick<State, 'loaderData' | 'errors'>>

interface Elements {
  element?: unknown
  errorElement?: unknown
}

/** Created once, so that React does not render a screen again that a navigation does not affect. */
function elementsOf({
  Component,
  ErrorBoundary,
}: Pick<RouteObject, 'Component' | 'ErrorBoundary'>): Elements {
  return {
    ...(Component && { element: createElement(Component) }),
    ...(ErrorBoundary && { errorElement: createElement(ErrorBoundary) }),
  }
}

/** Returns the routes with the ids that the server's pages use. */
function withIds(routes: RouteObject[], parents: number[] = []): DataRouteObject[] {
  return routes.map((route, index) => {
    const place = [...parents, index]
    const children = route.children && withIds(route.children, place)
    return { ...route, ...elementsOf(route), id: route.id ?? place.join('-'), children } as DataRouteObject
  })
}

const isOtherPartOfPage = (from: Location, to: Location) =>
  from.pathname === to.pathname && from.search === to.search && to.hash !== ''

/**
 * React Router's browser router without actions, fetchers, redirects by a loader, nested loaders, a base path and view
 * transitions. Only a screen, the innermost route, has a loader. Reasons: docs/decisions/0024.
 */
export function createBrowserRouter(
  routeObjects: RouteObject[],
  hydrationData: HydrationState,
  history = createBrowserHistory(),
): DataRouter {
  const routes = withIds(routeObjects)
  const matchesOf = (location: Location) => matchRoutes(routes, location) ?? []
  const arrivals = new Map<DataRouteObject, Promise<void>>()
  const listeners = new Set<Listener>()
  const blocks = new Map<string, BlockerFunction>()
  let isUnseen = false
  let loading = new AbortController()
  let positions: Record<string, number> = {}
  let readPosition: (() => number) | null = null
  let onReturned: (() => void) | null = null
  let state: State = {
    historyAction: history.action,
    location: history.location,
    matches: matchesOf(history.location),
    initialized: true,
    renderFallback: false,
    navigation: IDLE_NAVIGATION,
    restoreScrollPosition: false,
    preventScrollReset: false,
    revalidation: 'idle',
    loaderData: hydrationData.loaderData ?? {},
    actionData: null,
    errors: hydrationData.errors ?? null,
    fetchers: new Map(),
    blockers: new Map(),
  }

  function tell(listener: Listener, newErrors: State['errors'] = null, flushSync = false) {
    listener(state, { deletedFetchers: [], newErrors, flushSync })
  }

  function update(change: Partial<State>, flushSync = false) {
    state = { ...state, ...change }
    isUnseen = listeners.size === 0
    for (const listener of listeners) tell(listener, change.errors, flushSync)
  }

  function setBlocker(key: string, blocker: Blocker) {
    update({ blockers: new Map(state.blockers).set(key, blocker) })
  }

  /** Returns whether a blocker must ask first; `proceed` continues the navigation after a yes. */
  function isBlocked(move: Move, proceed: () => void): boolean {
    const [key, block] = [...blocks].at(-1) ?? []
    if (key === undefined || state.blockers.get(key)?.state === 'proceeding' || !block?.(move)) return false
    const location = move.nextLocation
    setBlocker(key, {
      state: 'blocked',
      location,
      proceed() {
        setBlocker(key, { state: 'proceeding', location, proceed: undefined, reset: undefined })
        proceed()
      },
      reset: () => setBlocker(key, IDLE_BLOCKER),
    })
    return true
  }

  function complete(
    move: Move,
    matches: DataRouteMatch[],
    outcome: Outcome,
    options: NavigationOptions,
    flushSync = false,
  ) {
    const { historyAction, nextLocation: location } = move
    if (historyAction === NavigationType.Push) history.push(location, location.state)
    if (historyAction === NavigationType.Replace) history.replace(location, location.state)
    update(
      {
        ...outcome,
        historyAction,
        location,
        matches,
        navigation: IDLE_NAVIGATION,
        restoreScrollPosition: positions[location.key] ?? null,
        preventScrollReset: options.preventScrollReset === true,
        blockers: new Map([...state.blockers.keys()].map((key) => [key, IDLE_BLOCKER])),
      },
      flushSync,
    )
  }

  function isToLoad({ route, params }: DataRouteMatch, { nextLocation }: Move): boolean {
    if (route.lazy) return true
    if (!route.loader) return false
    const shown = state.matches.at(-1)
    if (shown?.route.id !== route.id || !(route.id in state.loaderData)) return true
    const change = {
      currentUrl: history.createURL(state.location),
      currentParams: shown.params,
      nextUrl: history.createURL(nextLocation),
      nextParams: params,
      defaultShouldRevalidate: true,
    }
    return route.shouldRevalidate?.(change) ?? true
  }

  async function fetchScreen(route: DataRouteObject) {
    if (typeof route.lazy !== 'function') return
    const screen = await route.lazy()
    Object.assign(route, screen, elementsOf(screen), { lazy: undefined })
  }

  /** Loads each screen's code once, even if the user leaves and returns meanwhile. */
  function codeOf(route: DataRouteObject): Promise<void> {
    const arrival = arrivals.get(route) ?? fetchScreen(route)
    arrivals.set(route, arrival)
    return arrival
  }

  async function start(move: Move, options: NavigationOptions = {}): Promise<void> {
    const { historyAction, nextLocation: location } = move
    const flushSync = options.flushSync === true
    loading.abort()
    if (readPosition) positions[state.location.key] = readPosition()
    const matches = matchesOf(location)
    const screen = matches.at(-1)
    if (!screen || isOtherPartOfPage(state.location, location))
      return complete(move, matches, {}, options, flushSync)
    const { id } = screen.route
    if (!isToLoad(screen, move)) {
      const loaderData = screen.route.loader ? { [id]: state.loaderData[id] } : {}
      return complete(move, matches, { loaderData, errors: null }, options, flushSync)
    }
    const code = screen.route.lazy && codeOf(screen.route)
    loading = new AbortController()
    const { signal } = loading
    update(
      { navigation: { ...IDLE_NAVIGATION, state: 'loading', location, matches, historyAction } },
      flushSync,
    )
    let outcome: Outcome
    try {
      await code
      const load = screen.route.loader as Screen['loader']
      const request = new Request(history.createURL({ ...location, hash: '' }), { signal })
      const data = await load?.({ request, params: screen.params })
      outcome = { loaderData: { [id]: data }, errors: null }
    } catch (error) {
      const boundary = matches.findLast(({ route }) => route.errorElement !== undefined) ?? screen
      outcome = { loaderData: {}, errors: { [boundary.route.id]: error } }
    }
    if (!signal.aborted) complete(move, matches, outcome, options)
  }

  /** Throws for a URL of another origin, which may look like one of ours. */
  function refuseOtherOrigins(...addresses: string[]) {
    const { origin } = history.createURL('/')
    if (addresses.some((address) => new URL(address, origin).origin !== origin))
      throw new Error('External navigation is not allowed')
  }

  async function navigate(to: To | number | null, options: NavigateOptions = {}): Promise<void> {
    if (typeof to === 'number') return history.go(to)
    const written = to ?? ''
    const path = history.encodeLocation(resolvePath(written, state.location.pathname))
    refuseOtherOrigins(typeof written === 'string' ? written : createPath(written), createPath(path))
    const key = Math.random().toString(36).slice(2, 10)
    const move = {
      currentLocation: state.location,
      nextLocation: { ...path, state: (options.state ?? null) as unknown, key },
      historyAction: options.replace ? NavigationType.Replace : NavigationType.Push,
    }
    if (!isBlocked(move, () => void navigate(to, options))) await start(move, options)
  }

  history.listen(({ action: historyAction, location: nextLocation, delta }) => {
    if (onReturned) {
      onReturned()
      onReturned = null
      return
    }
    const move = { currentLocation: state.location, nextLocation, historyAction }
    let resolve = () => {}
    const returned = new Promise<void>((settle) => {
      resolve = settle
    })
    const goOn = async () => {
      await returned
      history.go(delta ?? 0)
    }
    if (delta === null || !isBlocked(move, () => void goOn())) {
      void start(move)
      return
    }
    onReturned = resolve
    history.go(-delta)
  })

  const router: RouterParts = {
    get state() {
      return state
    },
    routes,
    manifest: {},
    navigate,
    subscribe(listener) {
      listeners.add(listener)
      if (isUnseen) tell(listener, state.errors)
      isUnseen = false
      return () => listeners.delete(listener)
    },
    createHref: (to) => history.createHref(to),
    createURL: (to) => history.createURL(to),
    encodeLocation: (to) => history.encodeLocation(to),
    enableScrollRestoration(saved, getPosition) {
      positions = saved
      readPosition = getPosition
      return () => {
        readPosition = null
      }
    },
    getBlocker(key, block) {
      blocks.set(key, block)
      return state.blockers.get(key) ?? IDLE_BLOCKER
    },
    deleteBlocker(key) {
      state.blockers.delete(key)
      blocks.delete(key)
    },
  }
  return router as DataRouter
}
