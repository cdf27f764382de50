import {
  Component,
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useSyncExternalStore,
} from 'react'
import { Arrival } from '#frontend/lib/arrival.ts'
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

interface Options<Props> {
  /** What is said where it does not come: 'Não conseguimos abrir a avaliação.' Nothing where its fallback will do. */
  lost?: string
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
export function lazyPart<Props extends object>({ lost, load }: Options<Props>): LazyPart<Props> {
  const arrival = new Arrival(load)
  const Part = lazy(async () => {
    void arrival.fetch()
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

  return Object.assign(LazyPartOnScreen, {
    fetch: arrival.fetch,
    prepare: async () => {
      atHand ??= await load()
    },
  })
}
