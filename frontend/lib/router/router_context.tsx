import {
  Component,
  type ComponentProps,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  createContext,
  startTransition,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import type { Params } from '#frontend/lib/screen.ts'
import {
  applyScroll,
  hrefOf,
  resolve,
  type Leave,
  type Location,
  type NavigateOptions,
  type Router,
  type RouterState,
  type Shown,
  type To,
} from './router.ts'

export type { Location, To } from './router.ts'

const RouterContext = createContext<Router | null>(null)
const ShownContext = createContext<Shown | null>(null)
const NextContext = createContext<Location | null>(null)

/** Shows what the router tells of. */
export function RouterProvider({ router, children }: { router: Router; children: ReactNode }) {
  const [state, setState] = useState<RouterState>(router.state)
  const { location, route, params, screen, hasFailed, next, scroll } = state
  useLayoutEffect(
    () =>
      router.start((told, isSync) => {
        if (isSync) flushSync(() => setState(told))
        else startTransition(() => setState(told))
      }),
    [router],
  )
  useLayoutEffect(() => applyScroll(location, scroll), [location, scroll])
  const shown = useMemo(
    () => ({ location, route, params, screen, hasFailed }),
    [location, route, params, screen, hasFailed],
  )
  return (
    <RouterContext value={router}>
      <ShownContext value={shown}>
        <NextContext value={next}>{children}</NextContext>
      </ShownContext>
    </RouterContext>
  )
}

function useRouter(): Router {
  const router = use(RouterContext)
  if (!router) throw new Error('Rendered outside RouterProvider.')
  return router
}

export function useShown(): Shown {
  const shown = use(ShownContext)
  if (!shown) throw new Error('Rendered outside RouterProvider.')
  return shown
}

export const useLocation = (): Location => useShown().location
export const useParams = (): Params => useShown().params
/** Where one is going, while that is on its way. */
export const useNextLocation = (): Location | null => use(NextContext)
export const useNavigate = () => useRouter().navigate

type Search = string | URLSearchParams
type SetSearch = (next: Search | ((search: URLSearchParams) => Search), options?: NavigateOptions) => void

export function useSearchParams(): readonly [URLSearchParams, SetSearch] {
  const { search } = useLocation()
  const navigate = useNavigate()
  return useMemo(() => {
    const params = new URLSearchParams(search)
    const set: SetSearch = (next, options) => {
      const chosen = typeof next === 'function' ? next(params) : next
      void navigate(`?${String(new URLSearchParams(chosen))}`, options)
    }
    return [params, set] as const
  }, [search, navigate])
}

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: To
  replace?: boolean
  state?: unknown
  preventScrollReset?: boolean
}

const isOfBrowser = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button !== 0 || metaKey || altKey || ctrlKey || shiftKey

/** A link within the site, followed without loading the page anew; to where one is, it adds nothing to the history. */
export function Link({ to, replace, state, preventScrollReset, onClick, children, ...props }: LinkProps) {
  const here = useLocation()
  const navigate = useNavigate()
  const href = hrefOf(resolve(to, here))
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || isOfBrowser(event) || (props.target && props.target !== '_self')) return
    event.preventDefault()
    void navigate(href, { replace: replace ?? href === hrefOf(here), state, preventScrollReset })
  }
  return (
    <a {...props} href={href} onClick={follow}>
      {children}
    </a>
  )
}

/** Goes on to another address as soon as it is drawn. */
export function Navigate({ to, replace }: { to: string; replace?: boolean }) {
  const navigate = useNavigate()
  useEffect(() => void navigate(to, { replace }), [navigate, to, replace])
  return null
}

/** Holds somebody back who `leaves` something behind, until they are let go on or stay. */
export function useBlocker(leaves: (from: Location, to: Location) => boolean) {
  const router = useRouter()
  const [held, setHeld] = useState<Leave | null>(null)
  const guard = useEffectEvent((leave: Leave) => {
    const isHeld = leaves(leave.from, leave.to)
    if (isHeld) setHeld(leave)
    return isHeld
  })
  useEffect(() => router.guardBy((leave) => guard(leave)), [router])
  return {
    isBlocked: held !== null,
    proceed: () => {
      setHeld(null)
      held?.goOn()
    },
    reset: () => setHeld(null),
  }
}

interface BoundaryProps {
  fallback: ComponentType
  /** What was being read for it failed. */
  hasFailed?: boolean
  location: Location
  children: ReactNode
}

interface BoundaryState {
  isBroken: boolean
  location: Location
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state = { isBroken: false, location: this.props.location }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  /** Whatever failed is drawn anew at the next address. */
  static getDerivedStateFromProps({ location }: BoundaryProps, state: BoundaryState) {
    return location === state.location ? null : { isBroken: false, location }
  }

  override render() {
    const { fallback: Fallback, hasFailed, children } = this.props
    return hasFailed || this.state.isBroken ? <Fallback /> : children
  }
}

/** Shows `fallback` in place of what fails within, until one goes elsewhere. */
export function ErrorBoundary(props: Omit<BoundaryProps, 'location'>) {
  return <Boundary {...props} location={useLocation()} />
}
