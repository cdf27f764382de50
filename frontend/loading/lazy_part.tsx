import {
  Component,
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useSyncExternalStore,
} from 'react'
import { LazyImport } from '#frontend/loading/lazy_import.ts'
import { isServer } from '#frontend/lib/screen.ts'
import { FailedImport } from './failed_import.tsx'
import { tellFailure } from './tell_failure.ts'

interface BoundaryProps {
  /** The message when the part fails; without it `fallback` replaces the part. */
  lost: string | undefined
  fallback: ReactNode
  onGiveUp?: (() => void) | undefined
  children: ReactNode
}

/** Keeps an error while rendering the part from affecting the screen. */
class PartBoundary extends Component<BoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch(thrown: unknown) {
    void tellFailure(thrown, 'part').catch(() => {})
  }

  override render() {
    const { lost, fallback, onGiveUp, children } = this.props
    if (!this.state.isBroken) return children
    return lost ? <FailedImport lost={lost} onGiveUp={onGiveUp} /> : fallback
  }
}

interface Options<Props> {
  /** The message when loading fails: 'Não conseguimos abrir a avaliação.' Absent if the fallback is enough. */
  lost?: string
  /** Loads when the part is near the viewport, or something is clicked or gets the focus; until then the server's HTML is shown. */
  near?: boolean
  load: () => Promise<ComponentType<Props>>
}

interface OwnProps {
  /** Reserves the space until the part is loaded. */
  fallback?: ReactNode
  /** Closes the part; its failure notice then lies over the page, like the part. */
  onGiveUp?: () => void
}

interface LazyPart<Props> {
  (props: Props & OwnProps): ReactNode
  /** Loads the code in advance. */
  fetch: () => Promise<void>
  /** Loads the code for the server's rendering; does nothing in a browser. */
  prepare: () => Promise<void>
}

/** Half the viewport. */
const NEARNESS = '50%'
const FIRST_ACTS = ['click', 'focusin', 'popstate']

/**
 * A part of a screen whose code loads on demand. If loading or rendering fails, the rest of the screen stays, a notice
 * in its place says so, and server-rendered HTML stays too.
 */
export function lazyPart<Props extends object>({ lost, near, load }: Options<Props>): LazyPart<Props> {
  const lazyImport = new LazyImport(load)
  const Part = lazy(async () => {
    if (!near) void lazyImport.fetch()
    return { default: await lazyImport.code }
  })
  let atHand: ComponentType<Props> | null = null

  /** Until its code is loaded, a part with the server's HTML holds back every navigation; these events begin one. */
  const fetchWhenNear = (box: HTMLDivElement) => {
    const fetch = () => void lazyImport.fetch()
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.at(-1)?.isIntersecting) fetch()
      },
      { rootMargin: NEARNESS },
    )
    observer.observe(box)
    for (const type of FIRST_ACTS) window.addEventListener(type, fetch, { capture: true, once: true })
    return () => observer.disconnect()
  }

  /** No server-rendered HTML is there, as after a navigation, so that the code is needed at once. */
  function FetchOnMount({ children }: { children: ReactNode }) {
    useEffect(() => void lazyImport.fetch(), [])
    return children
  }

  /** Outside the part, whose server-rendered HTML must not be rendered again before its code is loaded. */
  function Notice({ lost: words, onGiveUp }: { lost: string; onGiveUp: OwnProps['onGiveUp'] }) {
    const isFailed = useSyncExternalStore(lazyImport.subscribe, lazyImport.isFailed, () => false)
    return isFailed && <FailedImport lost={words} onGiveUp={onGiveUp} />
  }

  function LazyPartOnScreen({ fallback = null, onGiveUp, ...props }: Props & OwnProps) {
    const Shown: ComponentType<Props> = atHand ?? Part
    const part = (
      <PartBoundary lost={lost} fallback={fallback} onGiveUp={onGiveUp}>
        <Suspense fallback={<FetchOnMount>{fallback}</FetchOnMount>}>
          <Shown {...(props as unknown as Props)} />
        </Suspense>
        {lost && <Notice lost={lost} onGiveUp={onGiveUp} />}
      </PartBoundary>
    )
    return near ? <div ref={fetchWhenNear}>{part}</div> : part
  }

  return Object.assign(LazyPartOnScreen, {
    fetch: lazyImport.fetch,
    prepare: async () => {
      if (isServer) atHand ??= await load()
    },
  })
}
