import type { LoaderAnswer, Params, Screen } from '#frontend/lib/screen.ts'
import type { Matcher, Route } from './routes.ts'

export interface Path {
  pathname: string
  search: string
  hash: string
}

export interface Location extends Path {
  state: unknown
  /** Of this entry of the history; another one for each move. */
  key: string
}

export type To = string | Partial<Path>

export interface NavigateOptions {
  replace?: boolean | undefined
  state?: unknown
  /** Stays where one is on the page. */
  preventScrollReset?: boolean | undefined
  /** Draws what follows at once, for a field that shows what the address says. */
  flushSync?: boolean | undefined
}

/** What is on the screen. */
export interface Shown {
  location: Location
  route: Route
  params: Params
  screen: Screen
  hasFailed: boolean
}

/** Where the page is scrolled to: a place remembered, the top (or what the hash names), or nowhere else. */
type Scroll = number | 'top' | 'stay'

export interface RouterState extends Shown {
  /** Where one is going, while that is on its way. */
  next: Location | null
  scroll: Scroll
}

export interface Leave {
  from: Location
  to: Location
  goOn: () => void
}

/** Whether somebody who leaves is held back; it may let them go on later. */
type Guard = (leave: Leave) => boolean

type Listener = (state: RouterState, isSync: boolean) => void

interface Move {
  location: Location
  options: NavigateOptions
  /** Notes the new address; not for one that the browser has moved to itself. */
  store?: () => void
}

interface HistoryState {
  state: unknown
  key: string
  index: number
}

const POSITIONS = 'scroll-positions'

const newKey = () => Math.random().toString(36).slice(2, 10)

export const hrefOf = ({ pathname = '', search = '', hash = '' }: Partial<Path>) => pathname + search + hash

const toHref = (to: To) => (typeof to === 'string' ? to : hrefOf(to))

/** Where `to` leads from an address. */
export function resolve(to: To, from: Path): Path {
  const { pathname, search, hash } = new URL(toHref(to), new URL(hrefOf(from), 'http://site'))
  return { pathname, search, hash }
}

const urlOf = (path: Path) => new URL(hrefOf(path), window.location.origin)

function isHashOnly(from: Path, to: Path): boolean {
  return from.pathname === to.pathname && from.search === to.search && to.hash !== ''
}

function isHistoryState(value: unknown): value is HistoryState {
  return typeof value === 'object' && value !== null && 'index' in value && 'key' in value
}

function readPositions(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(POSITIONS) ?? '[]') as [string, number][])
  } catch {
    return new Map()
  }
}

/**
 * Moves between the site's addresses without loading the page anew: matches, fetches the screen's code, has its data
 * read, and only then notes the address and tells what to show. The newest move counts; an older one ends in silence.
 */
export class Router {
  state: RouterState
  private readonly match: Matcher
  private readonly screens = new Map<Route, Screen>()
  private listener: Listener = () => undefined
  private guard: Guard = () => false
  private newest = 0
  private index = 0
  private positions = new Map<string, number>()
  /** What is done about the next `popstate` that this itself brings about. */
  private awaited: 'ignore' | 'let' | null = null

  constructor(match: Matcher, shown: Shown) {
    this.match = match
    this.screens.set(shown.route, shown.screen)
    this.state = { ...shown, next: null, scroll: 'stay' }
  }

  /** Begins to follow the browser's history, and tells `listener` what to show until it is stopped. */
  readonly start = (listener: Listener): (() => void) => {
    this.listener = listener
    this.positions = readPositions()
    const { location } = this.state
    this.state = { ...this.state, location: this.adopt(location) }
    history.scrollRestoration = 'manual'
    window.addEventListener('popstate', this.follow)
    window.addEventListener('pagehide', this.keepPositions)
    return () => {
      this.listener = () => undefined
      window.removeEventListener('popstate', this.follow)
      window.removeEventListener('pagehide', this.keepPositions)
    }
  }

  /** Asks `guard` whenever somebody is about to leave an address. */
  readonly guardBy = (guard: Guard): (() => void) => {
    this.guard = guard
    return () => {
      if (this.guard === guard) this.guard = () => false
    }
  }

  readonly navigate = async (to: To, options: NavigateOptions = {}): Promise<void> => {
    const { location: from } = this.state
    const location = { ...resolve(to, from), state: options.state ?? null, key: newKey() }
    const go = () => this.go({ location, options, store: () => this.store(location, options.replace) })
    if (this.guard({ from, to: location, goOn: () => void go() })) return
    await go()
  }

  private store({ state, key, ...path }: Location, isReplaced = false): void {
    if (!isReplaced) this.index++
    const entry: HistoryState = { state, key, index: this.index }
    history[isReplaced ? 'replaceState' : 'pushState'](entry, '', hrefOf(path))
  }

  /** An entry that this did not make, as of the page's first address or of a plain link to a hash, becomes its own. */
  private adopt(location: Location): Location {
    const held: unknown = history.state
    if (isHistoryState(held)) {
      this.index = held.index
      return { ...location, state: held.state, key: held.key }
    }
    this.store(location, true)
    return location
  }

  private readonly follow = (): void => {
    const { awaited } = this
    this.awaited = null
    if (awaited === 'ignore') return
    const { pathname, search, hash } = window.location
    const before = this.index
    const { location: from } = this.state
    if (!isHistoryState(history.state)) this.index = before + 1
    const location = this.adopt({ pathname, search, hash, state: null, key: newKey() })
    const delta = this.index - before
    if (awaited === 'let' || delta === 0) return void this.go({ location, options: {} })
    const goOn = () => {
      this.awaited = 'let'
      history.go(delta)
    }
    if (!this.guard({ from, to: location, goOn })) return void this.go({ location, options: {} })
    this.awaited = 'ignore'
    this.index = before
    history.go(-delta)
  }

  private async go(move: Move): Promise<void> {
    const run = ++this.newest
    const { location, options } = move
    const { location: from } = this.state
    const isPop = !move.store
    this.positions.set(from.key, window.scrollY)
    if (isHashOnly(from, location) && !(isPop && this.state.hasFailed)) return this.arrive(move, this.state)
    const { route, params } = this.match(location.pathname)
    let screen = this.screens.get(route)
    let hasFailed = false
    if (!screen || this.isToLoad(screen, location)) {
      this.tell({ ...this.state, next: location }, options)
      try {
        screen ??= await this.fetch(route)
        if (run !== this.newest) return
        const answer = await screen.loader?.({ url: urlOf(location), params })
        if (run !== this.newest) return
        if (answer?.redirect) return await this.goInstead(answer, move)
      } catch {
        if (run !== this.newest) return
        hasFailed = true
      }
    }
    this.arrive(move, { route, params, screen: screen ?? this.state.screen, hasFailed })
  }

  private async fetch(route: Route): Promise<Screen> {
    const screen = await route.load()
    this.screens.set(route, screen)
    return screen
  }

  private async goInstead({ redirect = '/' }: LoaderAnswer, { store, options }: Move): Promise<void> {
    await this.navigate(redirect, { ...options, replace: !store || options.replace })
  }

  private isToLoad({ loader, shouldReload }: Screen, to: Location): boolean {
    const { screen, location, hasFailed } = this.state
    if (!loader) return false
    if (screen.loader !== loader || hasFailed) return true
    return shouldReload?.(urlOf(location), urlOf(to)) ?? true
  }

  private arrive({ location, options, store }: Move, shown: Omit<Shown, 'location'>): void {
    store?.()
    const { route, params, screen, hasFailed } = shown
    const place = options.preventScrollReset ? 'stay' : 'top'
    const scroll = (store ? undefined : this.positions.get(location.key)) ?? place
    this.tell({ location, route, params, screen, hasFailed, next: null, scroll }, options)
  }

  private tell(state: RouterState, { flushSync = false }: NavigateOptions): void {
    this.state = state
    this.listener(state, flushSync)
  }

  private readonly keepPositions = (): void => {
    this.positions.set(this.state.location.key, window.scrollY)
    try {
      sessionStorage.setItem(POSITIONS, JSON.stringify([...this.positions]))
    } catch {
      // Without the room, the page begins at its top.
    }
    history.scrollRestoration = 'auto'
  }
}

/** Scrolls as a move asks for. */
export function applyScroll({ hash }: Location, scroll: Scroll): void {
  if (scroll === 'stay') return
  if (typeof scroll === 'number') return window.scrollTo(0, scroll)
  const named = hash && document.getElementById(decodeURIComponent(hash.slice(1)))
  if (named) named.scrollIntoView()
  else window.scrollTo(0, 0)
}
