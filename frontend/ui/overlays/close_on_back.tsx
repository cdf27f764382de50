import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import {
  type Blocker,
  type BlockerFunction,
  IDLE_BLOCKER,
  NavigationType,
  useBlocker,
  useLocation,
  useNavigate,
} from 'react-router-dom'
import { isTakenAway, useSessionEnd } from '#frontend/lib/session_end.ts'

type Listener = () => void

/**
 * Who may hold back a navigation, by a key of their own; the last one is asked first. One of the document, apart from
 * React's contexts, which would render parts again that are not hydrated yet.
 */
class Blocks {
  readonly #asked = new Map<object, BlockerFunction>()
  readonly #listeners = new Set<Listener>()
  #holding: object | undefined
  #isPassing = false
  #shown = ''
  #blocker: Blocker = IDLE_BLOCKER

  readonly subscribe = (listener: Listener): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  readonly isAsked = (): boolean => this.#asked.size > 0

  readonly anyBlocks: BlockerFunction = (move) => {
    if (this.#isPassing) return false
    ;[this.#holding] = [...this.#asked].findLast(([, blocks]) => blocks(move)) ?? []
    return this.#holding !== undefined
  }

  add(key: object, blocks: BlockerFunction): () => void {
    this.#asked.set(key, blocks)
    this.#tell()
    return () => {
      this.#asked.delete(key)
      this.#tell()
    }
  }

  /** Takes over what React Router says; who proceeds is asked no more until the page has changed. */
  take(blocker: Blocker): void {
    const proceed = () => {
      this.#isPassing = true
      blocker.proceed?.()
    }
    this.#blocker = blocker.state === 'blocked' ? { ...blocker, proceed } : IDLE_BLOCKER
    this.#tell()
  }

  /** Asks again once another entry of the history is shown. */
  show(entry: string): void {
    if (entry !== this.#shown) this.#isPassing = false
    this.#shown = entry
  }

  isBlocked(): boolean {
    return this.#blocker.state === 'blocked'
  }

  blockerOf(key: object): Blocker {
    return this.#holding === key ? this.#blocker : IDLE_BLOCKER
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}

const blocks = new Blocks()

/** Stands in the document once: React Router supports one blocker at a time, and warns of what it cannot block. */
export function SharedBlocker() {
  const isAsked = useSyncExternalStore(blocks.subscribe, blocks.isAsked, () => false)
  return isAsked && <OnlyBlocker />
}

function OnlyBlocker() {
  const blocker = useBlocker(blocks.anyBlocks)
  const { key } = useLocation()
  useEffect(() => {
    blocks.take(blocker)
    return () => blocks.take(IDLE_BLOCKER)
  }, [blocker])
  useEffect(() => blocks.show(key), [key])
  return null
}

/** React Router's `useBlocker`, for any number of components at a time. */
export function useSharedBlocker(mayBlock: BlockerFunction): Blocker {
  const ask = useEffectEvent(mayBlock)
  const [key] = useState(() => ({}))
  useEffect(() => blocks.add(key, (move) => ask(move)), [key])
  return useSyncExternalStore(
    blocks.subscribe,
    () => blocks.blockerOf(key),
    () => IDLE_BLOCKER,
  )
}

interface Props {
  onClose: () => void
  /** Whether the page cannot be used meanwhile. */
  isModal?: boolean
}

/**
 * Stands in whatever lies over the page while it is open (dialog, sheet, menu, list of suggestions): Back closes it instead
 * of leaving the page, and a navigation to another page or the end of the session closes it too. The browser asks nobody when Back leaves the site, so
 * that what is modal puts an entry before the first page.
 */
export function CloseOnBack({ onClose, isModal = true }: Props) {
  const here = useLocation()
  const navigate = useNavigate()
  const blocker = useSharedBlocker(({ historyAction }) => historyAction === NavigationType.Pop)
  const close = useEffectEvent(onClose)
  const [{ pathname }] = useState(here)
  const goOnFromFirst = useEffectEvent(() => {
    if (isModal && here.key === 'default' && !blocks.isBlocked())
      void navigate(here, { state: here.state as unknown, preventScrollReset: true })
  })
  useEffect(() => {
    const soon = setTimeout(goOnFromFirst)
    return () => clearTimeout(soon)
  }, [])
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    blocker.reset()
    close()
  }, [blocker])
  const isGone = isTakenAway(useSessionEnd())
  useEffect(() => {
    if (isGone || here.pathname !== pathname) close()
  }, [isGone, here.pathname, pathname])
  return null
}
