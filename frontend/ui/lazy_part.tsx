import {
  Component,
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { Arrival } from '#frontend/lib/arrival.ts'
import { isServer } from '#frontend/lib/screen.ts'
import { useBackOnline } from '#frontend/lib/use_online.ts'
import { LostPart } from './lost_part.tsx'

interface BoundaryProps {
  /** What is said where the part breaks; `fallback` stands in its place without it. */
  lost: string | undefined
  fallback: ReactNode
  onGiveUp?: (() => void) | undefined
  children: ReactNode
}

/** Keeps a part that breaks while it is drawn from taking the screen along. */
class PartBoundary extends Component<BoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  readonly #repair = async () => {
    await Promise.resolve()
    this.setState({ isBroken: false })
  }

  override render() {
    const { lost, fallback, onGiveUp, children } = this.props
    if (!this.state.isBroken) return children
    return lost ? <LostPart lost={lost} onRetry={this.#repair} onGiveUp={onGiveUp} /> : fallback
  }
}

const ACTS = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'wheel']
let hasActed = false
/** The parts that wait for somebody to come near or to act. */
const waiting = new Set<Pick<LazyPart<object>, 'fetch' | 'prepare'> & { hasStandIn: boolean }>()

/** From the first act on the page, whatever it is, its waiting parts are fetched too, and those of later screens at once. */
export function fetchWaitingAfterAct(): void {
  const fetch = () => {
    hasActed = true
    for (const part of waiting) void part.fetch()
    for (const act of ACTS) window.removeEventListener(act, fetch)
  }
  for (const act of ACTS) window.addEventListener(act, fetch, { passive: true })
}

/** The server draws a screen with its waiting parts, and whoever moves to it gets those that have no stand-in. */
export async function haveWaitingAtHand(): Promise<void> {
  if (isServer) await Promise.all([...waiting].map((part) => part.prepare()))
  else if (hasActed)
    await Promise.all([...waiting].filter((part) => !part.hasStandIn).map((part) => part.fetch()))
}

/** Fetches a waiting part once its beginning is in sight; at once where nothing of it is there. */
function whenInSight(beginning: Element | null | undefined, fetch: () => Promise<void>) {
  if (hasActed || !beginning) {
    void fetch()
    return undefined
  }
  const watch = new IntersectionObserver((seen) => {
    if (seen.some(({ isIntersecting }) => isIntersecting)) void fetch()
  })
  watch.observe(beginning)
  return () => watch.disconnect()
}

interface AsSentProps {
  place: RefObject<HTMLElement | null>
  /** Where the server sent nothing. */
  otherwise: ReactNode
}

/** What the server sent of a part that React has to draw anew before its code is there. */
function AsSent({ place, otherwise }: AsSentProps) {
  const [html] = useState(() => place.current?.innerHTML)
  if (!html) return otherwise
  return <div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: html }} />
}

interface Options<Props> {
  /** What is said where it does not come: 'Não conseguimos abrir a avaliação.' Nothing where its fallback will do. */
  lost?: string
  /**
   * Whether a page from the server does without its code until somebody comes near the part or does anything. One with a
   * stand-in (its `fallback`) never holds up a move to its screen.
   */
  waits?: boolean | 'with stand-in'
  load: () => Promise<ComponentType<Props>>
}

interface OwnProps {
  /** Holds its place until it is there. */
  fallback?: ReactNode
  /** Closes what was asked for; such a part lies over the page, and so does what is said of its failure. */
  onGiveUp?: () => void
}

interface LazyPart<Props> {
  (props: Props & OwnProps): ReactNode
  /** Fetches it before it is needed. */
  fetch: () => Promise<void>
  /** Has it at hand for a rendering that cannot wait, as the server's. */
  prepare: () => Promise<void>
}

/**
 * A part of a screen whose code comes on demand. Where it does not come, or breaks, the rest of the screen stays as
 * it is and a notice in its place offers to try again; on the page from the server its own HTML stays too.
 */
export function lazyPart<Props extends object>({
  lost,
  load,
  waits = false,
}: Options<Props>): LazyPart<Props> {
  const arrival = new Arrival(load)
  const Part = lazy(async () => {
    if (!waits) void arrival.fetch()
    return { default: await arrival.code }
  })
  let atHand: ComponentType<Props> | null = null

  /** Apart from the part, whose HTML from the server must not be drawn anew before its code is there. */
  function Notice({ lost: words, onGiveUp }: { lost: string; onGiveUp: OwnProps['onGiveUp'] }) {
    const isLost = useSyncExternalStore(arrival.subscribe, arrival.isLost, () => false)
    return isLost && <LostPart lost={words} onRetry={arrival.fetch} onGiveUp={onGiveUp} />
  }

  function LazyPartOnScreen({ fallback = null, onGiveUp, ...props }: Props & OwnProps) {
    const isOver = onGiveUp !== undefined
    useEffect(() => {
      if (arrival.isLost()) void arrival.fetch()
    }, [])
    useBackOnline(() => {
      if (!isOver) void arrival.fetch()
    })
    const Shown: ComponentType<Props> = atHand ?? Part
    return (
      <PartBoundary lost={lost} fallback={fallback} onGiveUp={onGiveUp}>
        <Suspense fallback={fallback}>
          <Shown {...(props as unknown as Props)} />
        </Suspense>
        {lost && <Notice lost={lost} onGiveUp={onGiveUp} />}
      </PartBoundary>
    )
  }

  /** What it is given has to stay the same while nothing changes, for the page's HTML to stay as well. */
  const WaitingPart = memo(function WaitingPart({ fallback, ...props }: Props & OwnProps) {
    const place = useRef<HTMLDivElement>(null)
    useEffect(() => whenInSight(place.current?.firstElementChild, arrival.fetch), [])
    return (
      <div ref={place} style={{ display: 'contents' }}>
        <LazyPartOnScreen
          {...(props as unknown as Props)}
          fallback={<AsSent place={place} otherwise={fallback} />}
        />
      </div>
    )
  })

  const part = Object.assign(waits ? WaitingPart : LazyPartOnScreen, {
    fetch: arrival.fetch,
    prepare: async () => {
      atHand ??= await load()
    },
  })
  if (waits) waiting.add({ fetch: part.fetch, prepare: part.prepare, hasStandIn: waits === 'with stand-in' })
  return part
}
